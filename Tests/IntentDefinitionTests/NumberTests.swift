import IntentDefinition
import Testing

@Suite("Numbers")
struct NumberTests {
    @Test(
        "an integer has the value that its spelling means",
        arguments: [
            ("0", 0), ("42", 42), ("-7", -7), ("+3", 3), ("0x1F", 31), ("-0x10", -16), ("0Xff", 255), ("007", 7),
            ("9223372036854775807", Int.max), ("-9223372036854775808", Int.min), (" 8 ", 8), ("\r\n\t-0x8\r\n\t", -8),
        ]
    )
    func integers(spelling: String, value: Int) {
        #expect(Number(sourceText: spelling, isReal: false).integerValue == value)
    }

    @Test("an integer beyond the range has no integer value, but keeps its spelling")
    func outOfRange() {
        let number = Number(sourceText: "18446744073709551615", isReal: false)
        #expect(number.integerValue == nil)
        #expect(number.doubleValue == 18_446_744_073_709_551_616)
        #expect(number.sourceText == "18446744073709551615")
    }

    @Test(
        "a number has the same value with space around it",
        arguments: [("0.5", 0.5), (" 0.5 ", 0.5), ("\n\t-2.5e3\n\t", -2500)]
    )
    func space(spelling: String, value: Double) {
        #expect(Number(sourceText: spelling, isReal: true).doubleValue == value)
    }

    @Test("a real number is no integer, whatever its digits")
    func reals() {
        #expect(Number(sourceText: "1", isReal: true).integerValue == nil)
        #expect(Number(sourceText: "0.5", isReal: true).doubleValue == 0.5)
    }
}
