import DefinitionDiagnostics
import IntentInterface
import SourceGeneration
import TestSupport
import Testing

@Suite("Objective-C", .needsAppleInterfaces)
struct ObjectiveCTests {
    @Test(
        "of the package's own definitions is accepted by Clang with all warnings, and has the values of the definition",
        arguments: AppleTypeChecker.Platform.allCases,
        OwnDefinitionTests.names
    )
    func ownDefinitionsCompile(platform: AppleTypeChecker.Platform, name: String) throws {
        try OwnDefinitionTests.compile(name, .objc).expectToCompile(on: platform)
    }

    @Test(
        "of the package's own definitions is imported into Swift under the names of generated Swift",
        arguments: AppleTypeChecker.Platform.allCases,
        OwnDefinitionTests.names
    )
    func ownDefinitionsHaveSwiftNames(platform: AppleTypeChecker.Platform, name: String) throws {
        try OwnDefinitionTests.compile(name, .objc)
            .expectDeclarations(of: OwnDefinitionTests.compile(name, .apple), on: platform)
    }

    @Test(
        "of real definitions is accepted by Clang, and imported under the names of generated Swift",
        .needsCorpus,
        arguments: Corpus.sample(of: 20)
    )
    func realDefinitions(file: Corpus.File) throws {
        let bytes = try file.bytes()
        let compiled = Compiled(bytes, file: file.path, dialect: .objc)
        guard compiled.errors.isEmpty, !compiled.files.isEmpty else { return }
        try compiled.expectToCompile()
        if !compiled.hasNamesThatSwiftMayNotSee {
            try compiled.expectDeclarations(of: Compiled(bytes, file: file.path))
        }
    }

    @Test(
        "of random definitions that give no error is accepted by Clang",
        arguments: SeededRandom.seeds(RandomDefinitionTests.count),
        [false, true]
    )
    func randomDefinitionsCompile(seed: UInt64, hard: Bool) throws {
        let bytes = RandomDefinitionTests.definition(seed: seed, hard: hard)
        let compiled = Compiled(bytes, file: "Random.intentdefinition", dialect: .objc)
        #expect(hard || compiled.errors.isEmpty)
        if compiled.errors.isEmpty { try compiled.expectToCompile() }
    }

    @Test(
        "of random definitions that give neither error nor warning is imported under the names of generated Swift",
        arguments: SeededRandom.seeds(RandomDefinitionTests.count),
        [false, true]
    )
    func randomDefinitionsHaveSwiftNames(seed: UInt64, hard: Bool) throws {
        let bytes = RandomDefinitionTests.definition(seed: seed, hard: hard, isASCII: true)
        let compiled = Compiled(bytes, file: "Random.intentdefinition", dialect: .objc)
        guard compiled.errors.isEmpty, !compiled.hasNamesThatSwiftMayNotSee else { return }
        let swift = Compiled(bytes, file: "Random.intentdefinition")
        guard swift.errors.isEmpty else { return }
        try compiled.expectDeclarations(of: swift)
    }
}

extension ObjectiveCTests {
    @Test("of random definitions with hard names is generated for enough of them that the tests above mean something")
    func randomDefinitionsAreSound() {
        let sound = SeededRandom.seeds(60).filter { seed in
            let bytes = RandomDefinitionTests.definition(seed: seed, hard: true, isASCII: true)
            let compiled = Compiled(bytes, file: "Random.intentdefinition", dialect: .objc)
            return compiled.errors.isEmpty && !compiled.hasNamesThatSwiftMayNotSee
        }
        #expect(sound.count >= 5)
    }
}

extension Compiled {
    /// Whether a warning says that Swift may see something under another name.
    fileprivate var hasNamesThatSwiftMayNotSee: Bool {
        diagnostics.contains { $0.id == .nameObjectiveC }
    }

    /// Fails where Clang has a complaint about the generated Objective-C, or a constant another value than its case.
    fileprivate func expectToCompile(
        on platform: AppleTypeChecker.Platform = .iOS,
        sourceLocation: Testing.SourceLocation = #_sourceLocation
    ) throws {
        let messages = try AppleTypeChecker(platform: platform).checkObjectiveC(sources + [valueCheck])
        Self.expectNothing(in: messages, sourceLocation)
    }

    /// Fails where Swift code sees other declarations of the headers than of generated Swift.
    fileprivate func expectDeclarations(
        of swift: Compiled,
        on platform: AppleTypeChecker.Platform = .iOS,
        sourceLocation: Testing.SourceLocation = #_sourceLocation
    ) throws {
        let checker = AppleTypeChecker(platform: platform)
        let headers = sources.filter { $0.name.hasSuffix(".h") }
        guard !headers.isEmpty else { return }
        let imported = try checker.declarations(ofHeaders: headers).filter { !$0.isAsyncFormOfOldOptions }
        let expected = try checker.declarations(ofSwift: swift.sources)
        #expect(expected.subtracting(imported).sorted() == [], "not imported", sourceLocation: sourceLocation)
        #expect(imported.subtracting(expected).sorted() == [], "only imported", sourceLocation: sourceLocation)
    }

    /// A file that compiles only if each constant has the value of the case that it stands for.
    private var valueCheck: TestSupport.SourceText {
        var lines = ["-Wpre-c11-compat", "-Wunguarded-availability-new"]
            .map { "#pragma clang diagnostic ignored \"\($0)\"" }
        lines += sources.map(\.name).filter { $0.hasSuffix(".h") }.map { "#import \"\($0)\"" }
        func check(_ enumName: String, _ caseName: String, _ value: Int) {
            // Clang reads the least integer as the negative of one that does not fit.
            let constant = enumName + caseName.prefix(1).uppercased() + caseName.dropFirst()
            lines.append("_Static_assert(\(constant) == \(value == .min ? "(-\(Int.max) - 1)" : "\(value)"), \"\");")
        }
        for declaration in interface?.enums ?? [] {
            for enumCase in declaration.cases { check(declaration.className, enumCase.name, enumCase.rawValue) }
        }
        for intent in interface?.intents ?? [] {
            for code in intent.responseCodes { check(intent.responseCodeName, code.name, code.rawValue) }
            for result in intent.parameterResults {
                for (index, reason) in result.reasons.enumerated() {
                    check(result.reasonEnumName, reason.name, index + 1)
                }
            }
        }
        return TestSupport.SourceText("ValueCheck.m", lines.joined(separator: "\n") + "\n")
    }
}

extension String {
    /// Whether the declaration is the `async` form that the import makes of a method with a completion handler, of one
    /// of the old methods for options. Generated Swift has none, as Apple's has not.
    fileprivate var isAsyncFormOfOldOptions: Bool {
        contains(/\.provide\S*Options\(for:\):/) && contains(" async throws -> [")
    }
}
