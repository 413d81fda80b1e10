import Basics
import Testing

@testable import DefinitionChecks

@Suite("Definitions in apps that were built") struct BundledDefinitionTests {
    /// Returns the findings in a bundle with the given definitions and tables.
    private func findings(
        _ definitions: [CheckedBundle.Definition],
        tables: Set<String> = [],
        beside: [String: String] = [:]
    ) throws -> [Diagnostic] {
        var subject = try CheckSubject(
            of: [DefinitionText.intent("<key>INIntentName</key>\n<string>Order</string>").xml]
        )
        subject.definitions[0].tables = try TranslationTables(beside)
        var bundle = CheckedBundle(path: "App.app")
        bundle.definitions = definitions
        bundle.tables = tables
        subject.apps = [CheckedApp(propertyLists: [], bundle: bundle)]
        return subject.findings(of: TargetMembership.self)
    }

    private func copy(_ names: Set<String>?) -> CheckedBundle.Definition {
        CheckedBundle.Definition(file: "App.app/A.intentdefinition", baseName: "A", intentNames: names)
    }

    @Test("an app with a copy is right")
    func present() throws {
        #expect(try findings([copy(["Order", "Other"])]).isEmpty)
    }

    @Test("an app without a copy is an error about the definition")
    func absent() throws {
        let found = try findings([])
        #expect(found.map(\.location) == [Basics.SourceLocation(file: "A.intentdefinition")])
        #expect(found.first?.message.hasPrefix("'App.app' doesn't contain this definition") == true)
    }

    @Test("an unreadable copy is an error about the copy")
    func unreadable() throws {
        let found = try findings([copy(nil)])
        #expect(found.map(\.location) == [Basics.SourceLocation(file: "App.app/A.intentdefinition")])
    }

    @Test("an intent that the copy lacks is an error at its name")
    func older() throws {
        let found = try findings([copy(["Cancel"])])
        #expect(
            found.map(\.message) == [
                """
                intent 'Order' isn't in 'App.app/A.intentdefinition', which was built from an older definition; build \
                the app again
                """
            ]
        )
        #expect(found.first?.location.position != nil)
    }

    @Test("a table that the app lacks is a warning about the table")
    func absentTable() throws {
        let beside = ["de.lproj/A.strings": "a = b;", "fr.lproj/A.strings": "a = c;", "it.lproj/A.strings": ""]
        let found = try findings([copy(["Order"])], tables: ["fr.lproj/A.strings"], beside: beside)
        #expect(found.map(\.location.file) == ["de.lproj/A.strings"])
        #expect(found.first?.severity == .warning)
        #expect(found.first?.message.contains("'App.app' lacks 'de.lproj/A.strings'") == true)
    }
}
