import Foundation
import Testing

@testable import IntentsHost

@Suite struct JSONTextTests {
    @Test("objects, lists and values are separated and nested")
    func structure() {
        var json = JSONText()
        json.startObject()
        json.key("a")
        json.startList()
        json.raw("1")
        json.startObject()
        json.endObject()
        json.startList()
        json.endList()
        json.string("b")
        json.endList()
        json.key("c")
        json.raw("true")
        json.endObject()
        #expect(json.string == #"{"a":[1,{},[],"b"],"c":true}"#)
    }

    @Test("every text reads back", arguments: ["", "\"\\/", "\u{0}\u{1F}\n\r\t\u{7F}", "é\u{301}日🏃‍♀️\u{2028}"])
    func quoting(text: String) throws {
        var json = JSONText()
        json.startList()
        json.string(text)
        json.endList()
        #expect(try JSONDecoder().decode([String].self, from: Data(json.bytes)) == [text])
    }
}
