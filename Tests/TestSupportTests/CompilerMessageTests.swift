import TestSupport
import Testing

@Suite("compiler messages")
struct CompilerMessageTests {
    @Test("are found among source lines, without repetitions")
    func messages() {
        let output = """
            In file included from main.m:1:
            /tmp/a/Soup.h:3:14: fatal error: 'X.h' file not found
            3 | #import "X.h"
              |         `- error: 'X.h' file not found
            /tmp/a/Soup.swift:1:2: warning: use 'a: b' here
            /tmp/b/Soup.swift:1:2: warning: use 'a: b' here
            """
        let messages = CompilerMessage.messages(in: output)
        #expect(
            messages.map(\.description) == [
                "Soup.h:3:14: error: 'X.h' file not found", "Soup.swift:1:2: warning: use 'a: b' here",
            ]
        )
    }
}
