import Basics
import PropertyLists
import TestSupport
import Testing

@Suite("Real definitions", .needsCorpus)
struct CorpusTests {
    /// Files that were written or edited by hand, with the differences from Xcode's output.
    private static let writtenByHand = [
        "Team-Challendar+todo-challenge-project/WidgetIntents/Intents@83918f357d.intentdefinition":
            "indented by spaces; tags of empty arrays",
        "kakashi3lite+Encorely/Resources/Intents.intentdefinition": "indented by spaces",
        "kakashi3lite+Encorely/backup/phase2_archive/legacy/AppTree/Resources/Intents.intentdefinition":
            "indented by spaces; no line break at the end",
        "ruuvi+com.ruuvi.station.ios/Apps/RuuviStation/Widgets/Sources/Base.lproj/"
            + "RuuviWidgetsConfiguration.intentdefinition": "a part is indented by one tab too many",
    ]
    /// A file with Swift code after `</plist>`.
    private static let damaged = "kakashi3lite+Encorely/Sources/App/Resources/Intents.intentdefinition"

    private static let readable = Corpus.definitions.filter { $0.path != damaged }

    @Test("a file that Xcode wrote is written back byte for byte", arguments: readable)
    func writesBack(file: Corpus.File) throws {
        let bytes = try file.bytes()
        let written = PropertyListWriter().bytes(of: try PropertyListParser().parse(bytes).value(at: 0))
        #expect((written == bytes) == (Self.writtenByHand[file.path] == nil))
        #expect(PropertyListWriter().bytes(of: try PropertyListParser().parse(written).value(at: 0)) == written)
    }

    @Test("code after the end of a file is reported at its start")
    func reportsTrailingCode() throws {
        let file = try #require(Corpus.definitions.first { $0.path == Self.damaged })
        let error = #expect(throws: PropertyListError.self) { try PropertyListParser().parse(try file.bytes()) }
        #expect(error?.id == .fileUnreadable)
        #expect(error?.position.line == 261)
        #expect(error?.message.contains("'// Intent Definitions…' after </plist>") == true)
    }
}
