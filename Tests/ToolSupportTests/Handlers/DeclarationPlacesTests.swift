import Basics
import Testing

@testable import ToolSupport

@Suite("Places of declarations in Swift files")
struct DeclarationPlacesTests {
    private static let source = #"""
        // class Wrong { func comment() {} }
        /* class Wrong { /* nested */ func comment() {} } */
        enum Outer {
            static let text = "class Wrong { \" func text() {"
            static let block = """
                func text() { " }
                """
            static let raw = ##"func text() { "# }"##
            final class Handler: NSObject {
                class func make() -> Handler { Handler() }
                func handle(
                    intent: First, // the first
                    completion: @escaping (Response) -> Void = { _ in }
                ) {}
                func handle(intent: Second, completion: @escaping (Response) -> Void) {}
                func `default`(for intent: First) async -> Int? { { 1 }() }
            }
        }
        extension Outer.Handler {
            func added(for intent: First) {}
        }
        actor Other { func after() {} }
        """#

    private var places: DeclarationPlaces {
        var places = DeclarationPlaces()
        places.add(Array(Self.source.utf8), file: "A.swift")
        return places
    }

    @Test(
        "types are found by their path, and those in comments and texts are not",
        arguments: [("Outer", 3, 6), ("Outer.Handler", 9, 17), ("Other", 22, 7), ("Wrong", nil, nil)]
    )
    func types(path: String, line: UInt32?, column: UInt32?) {
        let location = places.type(path.split(separator: ".").map(String.init))
        #expect(location?.position?.line == line)
        #expect(location?.position?.column == column)
    }

    @Test(
        "methods are found by their name and types, over lines, in extensions, and after braces in texts",
        arguments: [
            ("Outer.Handler.make()", "class func make() -> Handler", 10, 20),
            ("Outer.Handler.h", "func handle(intent: Second, completion: @escaping (Response) -> Void)", 15, 14),
            ("Outer.Handler.d", "func `default`(for intent: First) async -> Int?", 16, 14),
            ("Outer.Handler.a", "func added(for intent: First)", 20, 10), ("Other.after()", "func after()", 22, 20),
            ("Outer.text()", "func text()", nil, nil), ("comment()", "func comment()", nil, nil),
        ]
    )
    func methods(path: String, declaration: String, line: UInt32?, column: UInt32?) {
        let location = places.method(path.split(separator: ".").map(String.init), declaration)
        #expect(location?.position?.line == line)
        #expect(location?.position?.column == column)
    }

    @Test("a file that ends anywhere is read to its end")
    func cutOff() {
        let bytes = Array(Self.source.utf8)
        for count in bytes.indices {
            var places = DeclarationPlaces()
            places.add(Array(bytes.prefix(count)), file: "A.swift")
        }
    }
}
