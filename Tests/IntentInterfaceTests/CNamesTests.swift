import Foundation
import IntentInterface
import TestSupport
import Testing

@Suite("Names of C")
struct CNamesTests {
    /// The headers that CoreFoundation includes, and with it Foundation.
    private static let headers = [
        "sys/types", "stdarg", "assert", "ctype", "errno", "float", "inttypes", "limits", "locale", "math", "setjmp",
        "signal", "stdbool", "stddef", "stdint", "stdio", "stdlib", "string", "time",
    ]

    /// The names of enums that Clang refuses after some lines, each declared as in a generated header.
    private func refused(_ names: [String], after prelude: String, flags: [String]) throws -> Set<String> {
        try withTemporaryFolder { folder in
            let lines = names.map { "typedef enum : long { y_\($0) } \($0); \($0) *z_\($0)(void);" }
            let start = prelude.split(separator: "\n").count
            let file = try folder.write(prelude + lines.joined(separator: "\n") + "\n", to: "Names.m")
            let arguments = ["-fsyntax-only", "-ferror-limit=0", "-w"] + flags + [file.path]
            let result = try Subprocess(Toolchain.clang(), arguments).run()
            let errors = CompilerMessage.messages(in: result.errorText).filter { $0.severity == .error }
            return Set(
                errors.compactMap { names.indices.contains($0.line - start - 1) ? names[$0.line - start - 1] : nil }
            )
        }
    }

    @Test(
        "of the C library can't be declared again after its headers",
        arguments: [CNames.standardLibrary, CNames.mathematics, CNames.macros]
    )
    func library(names: [String]) throws {
        let prelude = Self.headers.map { "#include <\($0).h>\n" }.joined()
        let refused = try refused(names, after: prelude, flags: ["-x", "c", "-D_GNU_SOURCE"])
        #expect(names.filter { !refused.contains($0) } == [])
    }

    @Test("of <MacTypes.h> can't be declared again after Foundation, and others can", .needsAppleInterfaces)
    func macTypes() throws {
        let flags = ["-target", "arm64-apple-ios12.0", "-nostdinc", "-isystem", PackageFolder.appleHeaders.path]
        let names = CNames.macTypes + ["Soup", "Sizes"]
        let refused = try refused(names, after: "#import <Foundation/Foundation.h>\n", flags: flags)
        #expect(names.filter { !refused.contains($0) } == ["Soup", "Sizes"])
    }

    @Test("come from headers that each file includes, or from ones that only some files do")
    func origins() {
        for name in ["Point", "strlen", "sinf", "NSString", "INIntent", "INPlayMediaIntentHandling"] {
            #expect(CNames.origin(of: name)?.isAlwaysIncluded == true)
        }
        for name in ["Category", "Component"] { #expect(CNames.origin(of: name)?.isAlwaysIncluded == false) }
        for name in ["Soup", "point", "sinx", "INSoup"] { #expect(CNames.origin(of: name) == nil) }
    }

    @Test("of the framework Intents are those that its stand-in declares, and more", .needsAppleInterfaces)
    func intents() throws {
        let folder = PackageFolder.appleHeaders.appendingPathComponent("Intents")
        let words = try ["INIntent", "INIntentResponse", "INObject", "INValues", "INNumberResolutionResults"].flatMap {
            try String(contentsOf: folder.appendingPathComponent("\($0).h"), encoding: .utf8)
                .matches(of: /@interface (IN\w+) :/).map { String($0.output.1) }
        }
        #expect(!words.isEmpty)
        #expect(words.filter { CNames.origin(of: $0) == nil } == [])
    }
}
