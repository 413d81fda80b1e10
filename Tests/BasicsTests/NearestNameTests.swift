import Basics
import Testing

@Suite("Nearest name")
struct NearestNameTests {
    @Test(
        "a mistyped name finds the name that was meant",
        arguments: [
            ("Strng", "String"), ("integer", "Integer"), ("Bolean", "Boolean"), ("Stirng", "String"),
            ("DateComponent", "DateComponents"),
        ]
    )
    func findsWhatWasMeant(written: String, meant: String) {
        #expect(["String", "Integer", "Boolean", "DateComponents", "URL"].nearest(to: written) == meant)
    }

    @Test(
        "a name that resembles no other finds nothing",
        arguments: ["", "Picture", "x", String(repeating: "a", count: 65)]
    )
    func findsNothing(written: String) {
        #expect(["String", "Integer", "Boolean", "URL"].nearest(to: written) == nil)
    }

    @Test("the first of equally near names is chosen, and a nearer one is preferred")
    func prefersTheNearest() {
        #expect(["red1", "red2"].nearest(to: "red3") == "red1")
        #expect(["red1", "red"].nearest(to: "red") == "red")
    }
}
