import Basics
import CodeGeneration
import IntentInterface
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
        "of the package's own definitions is imported into Swift as generated Swift is",
        arguments: AppleTypeChecker.Platform.allCases,
        OwnDefinitionTests.names
    )
    func ownDefinitionsHaveSwiftNames(platform: AppleTypeChecker.Platform, name: String) throws {
        try OwnDefinitionTests.compile(name, .objc)
            .expectDeclarations(of: OwnDefinitionTests.compile(name, .apple), on: platform)
    }

    @Test("has the names that Swift's importer makes, as that of Apple's compiler has")
    func importedNames() throws {
        let names = try OwnDefinitionTests.names.flatMap { name in
            try OwnDefinitionTests.compile(name, .objc).namesChanged(besides: OwnDefinitionTests.compile(name, .apple))
        }
        #expect(names == ["SaveRecipeIntent.ISBN → isbn"])
    }

    @Test(
        "a case is imported with its first word in lower case, unless it has no other letter than capitals",
        arguments: [
            ("VeryLight", "veryLight"), ("veryLight", "veryLight"), ("URL", "URL"), ("URLList", "urlList"),
            ("iPhone", "iPhone"), ("x", "X"), ("A4", "A4"), ("snake_case", "snake_case"), ("Upper_case", "upper_case"),
        ]
    )
    func importedCase(name: String, imported: String) throws {
        let text = """
            <plist version="1.0"><dict><key>INEnums</key><array><dict>
            <key>INEnumName</key><string>Shade</string><key>INEnumValues</key><array>
            <dict><key>INEnumValueName</key><string>unknown</string></dict>
            <dict><key>INEnumValueIndex</key><integer>1</integer>
            <key>INEnumValueName</key><string>\(name)</string></dict>
            </array></dict></array></dict></plist>
            """
        let swift = Compiled(Array(text.utf8), file: "Shade.intentdefinition")
        let changed = try Compiled(Array(text.utf8), file: "Shade.intentdefinition", dialect: .objc)
            .namesChanged(besides: swift)
        #expect(changed == (name == imported ? [] : ["Shade.\(name) → \(imported)"]))
    }

    @Test(
        "of real definitions is accepted by Clang, and imported as generated Swift is",
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
        "of random definitions that give neither error nor warning is imported as generated Swift is",
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
    @Test("of random definitions with hard names is generated for enough of them to give the tests above a meaning")
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

    /// Expects Clang to accept the generated Objective-C without a warning, and each constant to have the value of its case.
    fileprivate func expectToCompile(
        on platform: AppleTypeChecker.Platform = .iOS,
        sourceLocation: Testing.SourceLocation = #_sourceLocation
    ) throws {
        let messages = try AppleTypeChecker(platform: platform).checkObjectiveC(sources + [valueCheck])
        Self.expectNothing(in: messages, sourceLocation)
    }

    /// Expects Swift code to see the same declarations of the headers as of generated Swift. Properties and cases may have
    /// other names, which the importer chooses.
    fileprivate func expectDeclarations(
        of swift: Compiled,
        on platform: AppleTypeChecker.Platform = .iOS,
        sourceLocation: Testing.SourceLocation = #_sourceLocation
    ) throws {
        let (imported, expected) = try declarations(besides: swift, on: platform)
        let importedTexts = Set(imported.values.map(\.textWithoutName))
        let expectedTexts = Set(expected.values.map { $0.imported.textWithoutName })
        #expect(expectedTexts.subtracting(importedTexts).sorted() == [], "not imported", sourceLocation: sourceLocation)
        #expect(
            importedTexts.subtracting(expectedTexts).sorted() == [],
            "only imported",
            sourceLocation: sourceLocation
        )
    }

    /// The names of properties and cases that the importer changes, such as `Size.Large → large`.
    fileprivate func namesChanged(besides swift: Compiled) throws -> [String] {
        let (imported, expected) = try declarations(besides: swift, on: .iOS)
        return expected.compactMap { identity, declaration in
            guard let name = imported[identity]?.name, name != declaration.imported.name else { return nil }
            return "\(declaration.path) → \(name)"
        }
        .sorted()
    }

    /// The declarations that Swift code sees of the headers and of generated Swift, by their identities.
    private func declarations(
        besides swift: Compiled,
        on platform: AppleTypeChecker.Platform
    ) throws -> (imported: [String: VisibleDeclaration], expected: [String: VisibleDeclaration]) {
        let checker = AppleTypeChecker(platform: platform)
        let headers = sources.filter { $0.name.hasSuffix(".h") }
        guard !headers.isEmpty else { return ([:], [:]) }
        let imported = try checker.declarations(ofHeaders: headers).filter { !$0.isAsyncFormOfOldOptions }
        let expected = try checker.declarations(ofSwift: swift.sources)
        return (
            Dictionary(imported.map { ($0.identity, $0) }) { first, _ in first },
            Dictionary(expected.map { ($0.identity, $0) }) { first, _ in first }
        )
    }

    /// A file that compiles only if each constant has the value of its case.
    private var valueCheck: TestSupport.SourceText {
        var lines = ["-Wpre-c11-compat", "-Wunguarded-availability-new"]
            .map { "#pragma clang diagnostic ignored \"\($0)\"" }
        lines += sources.map(\.name).filter { $0.hasSuffix(".h") }.map { "#import \"\($0)\"" }
        func check(_ enumName: String, _ caseName: String, _ value: Int) {
            // Clang reads the least integer as the negative of one that doesn't fit.
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

extension VisibleDeclaration {
    /// Whether the declaration is the `async` form of an old method for options, which the importer derives from the
    /// completion handler form. Generated Swift doesn't have it, like Apple's.
    fileprivate var isAsyncFormOfOldOptions: Bool {
        path.contains(/\.provide\S*Options\(for:\)/) && text.contains(" async throws -> [")
    }

    /// A Swift declaration as the importer derives it, for the two places in which the languages of Apple's compiler differ:
    /// in Objective-C, a reason has no Swift name, and an object to confirm isn't optional.
    fileprivate var imported: VisibleDeclaration {
        var declaration = self
        declaration.path = path.replacing("unsupported(forReason:)", with: "unsupported(for:)")
        declaration.text = text.replacing("unsupported(forReason ", with: "unsupported(for ")
            .replacing(/(confirmationRequired\(with objectToConfirm: \w+)\?/) { "\($0.output.1)" }
        return declaration
    }

    /// The identity and the declaration, without the name of a property or a case.
    fileprivate var textWithoutName: String {
        "\(identity): \(text.replacing(/\b(var|case) `?\w+`?/) { String($0.output.1) })"
    }
}
