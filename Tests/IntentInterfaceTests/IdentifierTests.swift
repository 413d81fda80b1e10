import Basics
import Foundation
import IntentDefinition
import IntentInterface
import TestSupport
import Testing

@Suite("An identifier")
struct IdentifierTests {
    /// All scalars of the first plane, and those at the ends of the others.
    private static let scalars: [Unicode.Scalar] = (UInt32(0x20)...0xEFFFF).compactMap { value in
        let place = value & 0xFFFF
        guard value < 0x10000 || place < 16 || place > 0xFFE0 else { return nil }
        return Unicode.Scalar(value)
    }

    @Test("that is accepted is one for the compiler, with every scalar at its start and in it")
    func accepted() throws {
        var names: [String] = []
        for scalar in Self.scalars {
            names += ["\(scalar)a", "a\(scalar)"].filter { Identifier.isValid($0) }
        }
        #expect(names.count > 90_000)
        // A name may be a keyword, such as 'as', which the generated code puts between back-ticks.
        let lines = names.map { name in
            name.utf8.allSatisfy { $0 < 0x80 } ? "let `\(name)` = 0\n" : "let \(name) = 0\n"
        }
        try withTemporaryFolder { folder in
            let file = try folder.write(lines.joined(), to: "Names.swift")
            let result = try Subprocess(named: "swiftc", ["-frontend", "-parse", file.path]).run(timeout: 300)
            #expect(result.succeeded, "\(result.errorText.prefix(2000))")
        }
    }

    @Test(
        "that the compiler refuses isn't accepted",
        arguments: [
            "\u{FFFC}", "a\u{FFFC}", "a\u{FFFD}", "a\u{FFF9}", "a\u{FFFE}", "a\u{E000}", "a\u{1FFFE}", "a\u{F0000}",
            "a\u{2028}", "a\u{202E}", "a\u{1680}", "a\u{180E}", "a\u{D7}", "a\u{F7}", "\u{301}a",
        ]
    )
    func refused(name: String) {
        #expect(!Identifier.isValid(name))
    }

    private func diagnostics(ofClass name: String, _ language: GeneratedLanguage) -> [Diagnostic] {
        let position = SourcePosition(line: 3, column: 5)
        let cases = [EnumValue { $0.name = Located("unknown") }]
        let definitions = [
            Definition { $0.intents = Located([Intent { $0.name = Located(String(name.dropLast(6)), at: position) }]) },
            Definition { $0.types = Located([TypeDefinition { $0.name = Located(name, at: position) }]) },
            Definition {
                $0.enums = Located([
                    EnumDefinition {
                        $0.name = Located("Size")
                        $0.className = Located(name, at: position)
                        $0.values = Located(cases)
                    }
                ])
            },
        ]
        var found: [Diagnostic] = []
        for definition in definitions {
            found += DefinitionInterface(of: definition, file: "Shop", language: language).diagnostics
        }
        return found.filter { $0.id == .nameTooLong }
    }

    @Test(
        "of a class has room in the name of a file: 255 bytes with '.swift'",
        arguments: [GeneratedLanguage.swift, .objectiveC]
    )
    func length(language: GeneratedLanguage) {
        #expect(diagnostics(ofClass: String(repeating: "A", count: 249), language) == [])
        let long = diagnostics(ofClass: String(repeating: "A", count: 250), language)
        #expect(long.map(\.severity) == [.error, .error, .error])
        #expect(long.allSatisfy { $0.location.position == SourcePosition(line: 3, column: 5) })
        let wide = diagnostics(ofClass: String(repeating: "ä", count: 128), language)
        #expect(wide.count == 3)
    }
}
