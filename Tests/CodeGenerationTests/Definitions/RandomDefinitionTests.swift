import Basics
import CodeGeneration
import Foundation
import IntentDefinition
import IntentInterface
import TestSupport
import Testing

@Suite("Random definitions")
struct RandomDefinitionTests {
    /// The number of definitions, which `INTENTC_RANDOM_DEFINITIONS` raises above the usual one.
    static let count = ProcessInfo.processInfo.environment["INTENTC_RANDOM_DEFINITIONS"].flatMap(UInt64.init) ?? 16

    @Test("a written definition is read back and written as the same bytes", arguments: [false, true])
    func roundTrip(hard: Bool) throws {
        for seed in SeededRandom.seeds(20 * Self.count) {
            let bytes = Self.definition(seed: seed, hard: hard)
            var diagnostics: [Diagnostic] = []
            let decoded = DefinitionDecoder(file: "R").decode(bytes, diagnostics: &diagnostics)
            #expect(diagnostics.isEmpty, "seed \(seed)")
            #expect(decoded.map { DefinitionEncoder().encode($0) } == bytes, "seed \(seed)")
        }
    }

    @Test(
        "with harmless names there are no errors, and the generated Swift type-checks without warnings",
        .needsAppleInterfaces,
        arguments: SeededRandom.seeds(count)
    )
    func harmlessNames(seed: UInt64) throws {
        let compiled = Compiled(Self.definition(seed: seed, hard: false), file: "Random.intentdefinition")
        #expect(compiled.errors.isEmpty)
        try compiled.expectToTypeCheck()
    }

    @Test(
        "without an error each generates universal Swift that both sides accept in the strictest settings",
        .needsPortableModules,
        arguments: SeededRandom.seeds(count),
        [false, true]
    )
    func universal(seed: UInt64, hard: Bool) throws {
        let bytes = Self.definition(seed: seed, hard: hard)
        let compiled = Compiled(bytes, file: "Random.intentdefinition", dialect: .universal)
        guard compiled.errors.isEmpty else { return }
        let settings = CompilerSettings.strictest
        try compiled.expectToTypeCheck(languageMode: settings.languageMode, extraFlags: settings.extraFlags)
        try compiled.expectToTypeCheckPortably(languageMode: settings.languageMode, extraFlags: settings.extraFlags)
    }

    @Test(
        "with names that are hard to generate code for, each without an error type-checks",
        .needsAppleInterfaces,
        arguments: SeededRandom.seeds(2 * count)
    )
    func hardNames(seed: UInt64) throws {
        let compiled = Compiled(Self.definition(seed: seed, hard: true), file: "Random.intentdefinition")
        guard compiled.errors.isEmpty else { return }
        try compiled.expectToTypeCheck()
    }

    /// The bytes of a random definition.
    static func definition(seed: UInt64, hard: Bool, isASCII: Bool = false) -> [UInt8] {
        var generator = RandomDefinition(seed: seed, hard: hard, isASCII: isASCII)
        return DefinitionEncoder().encode(generator.make())
    }
}
