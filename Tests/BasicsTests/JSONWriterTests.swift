import Basics
import Foundation
import Testing

@Suite struct JSONWriterTests {
    private func text(_ layout: JSONWriter.Layout = .compact, _ write: (inout JSONWriter) -> Void) -> String {
        var json = JSONWriter(layout)
        write(&json)
        return String(decoding: json.bytes, as: UTF8.self)
    }

    @Test("members and elements are separated by commas, at every level")
    func commas() {
        let result = text { json in
            json.object { json in
                json.member("name", "soup")
                json.member("count", 2)
                json.member("missing", ifPresent: nil)
                json.key("list")
                json.array { json in
                    json.boolean(true)
                    json.object { _ in }
                    json.array { _ in }
                    json.integer(-1)
                }
                json.member("objects", objects: [1, 2]) { json, value in json.member("value", value) }
                json.member("last", false)
            }
        }
        #expect(
            result
                == #"{"name":"soup","count":2,"list":[true,{},[],-1],"objects":[{"value":1},{"value":2}],"last":false}"#
        )
    }

    @Test("the indented layout puts each member on a line, and leaves empty containers closed")
    func indentation() {
        let result = text(.indented) { json in
            json.object { json in
                json.member("name", "soup")
                json.key("empty")
                json.array { _ in }
                json.key("list")
                json.array { json in json.integer(1) }
            }
        }
        #expect(
            result == """
                {
                  "name": "soup",
                  "empty": [],
                  "list": [
                    1
                  ]
                }
                """
        )
    }

    @Test(
        "a number keeps its spelling if that is valid JSON, and otherwise becomes a text",
        arguments: [
            ("0", "0"), ("-0.5", "-0.5"), ("12", "12"), ("1e9", "1e9"), ("1.5E-3", "1.5E-3"), ("1e+2", "1e+2"),
            ("007", #""007""#), ("+1", #""+1""#), ("0x1F", #""0x1F""#), ("nan", #""nan""#), ("", #""""#),
            ("-", #""-""#),
            (".5", #"".5""#), ("5.", #""5.""#), ("1e", #""1e""#), ("1 ", #""1 ""#),
        ]
    )
    func numbers(spelling: String, expected: String) {
        #expect(text { json in json.number(spelled: spelling) } == expected)
    }

    @Test("every Unicode scalar survives, as a value and as a key")
    func everyScalar() throws {
        let plane = 0x1_0000
        for start in stride(from: 0, through: 0x10_0000, by: plane) {
            var scalars = String.UnicodeScalarView()
            scalars.append(contentsOf: (start..<start + plane).lazy.compactMap(Unicode.Scalar.init))
            let value = String(scalars)
            var json = JSONWriter(.compact)
            json.object { json in json.member(value, value) }
            let object = try JSONSerialization.jsonObject(with: Data(json.bytes)) as? [String: String]
            #expect(object?.first?.key.unicodeScalars.elementsEqual(scalars) == true, "plane at \(start)")
            #expect(object?.first?.value.unicodeScalars.elementsEqual(scalars) == true, "plane at \(start)")
        }
    }

    @Test(
        "control characters, quotes and backslashes are escaped",
        arguments: [
            ("\u{0}", #""\u0000""#), ("\u{1F}", #""\u001f""#), ("\n\r\t", #""\n\r\t""#), (#"a"b\c"#, #""a\"b\\c""#),
            ("é\u{2028}🍲", "\"é\u{2028}🍲\""),
        ]
    )
    func escapes(source: String, expected: String) {
        #expect(text { json in json.string(source) } == expected)
    }
}
