import IntentInterface
import Testing

@testable import CodeGeneration

@Suite("In Objective-C")
struct ObjectiveCSpellingTests {
    /// The type of one value, and of a value in a list or a collection of options.
    private static let spellings: [(element: ValueType.Element, one: String, inList: String)] =
        [
            (.basic(.string), "NSString *"), (.basic(.integer), "NSNumber *"), (.basic(.decimal), "NSNumber *"),
            (.basic(.boolean), "NSNumber *"), (.basic(.timeInterval), "NSNumber *"),
            (.basic(.dateComponents), "NSDateComponents *"), (.basic(.url), "NSURL *"), (.basic(.file), "INFile *"),
            (.basic(.person), "INPerson *"), (.basic(.placemark), "CLPlacemark *"),
            (.basic(.currencyAmount), "INCurrencyAmount *"), (.basic(.paymentMethod), "INPaymentMethod *"),
            (.basic(.speakableString), "INSpeakableString *"),
            (.basic(.dateComponentsRange), "INDateComponentsRange *"),
            (.basic(.mass), "NSMeasurement<NSUnitMass *> *"), (.basic(.length), "NSMeasurement<NSUnitLength *> *"),
            (.basic(.temperature), "NSMeasurement<NSUnitTemperature *> *"),
            (.basic(.speed), "NSMeasurement<NSUnitSpeed *> *"), (.basic(.volume), "NSMeasurement<NSUnitVolume *> *"),
            (.basic(.energy), "NSMeasurement<NSUnitEnergy *> *"), (.object("Soup"), "Soup *"),
            (.anyObject, "INObject *"),
        ].map { ($0, $1, $1) } + [(.enumeration("Size"), "Size", "NSNumber *")]

    @Test("a type is spelled as by Apple's compiler", arguments: spellings)
    func type(element: ValueType.Element, one: String, inList: String) {
        let (value, list) = (ValueType(element), ValueType(element, isArray: true))
        #expect(value.objectiveCValue == one)
        #expect(value.objectiveCNullableValue == (value.isOptional ? "nullable " : "") + one)
        #expect(list.objectiveCValue == "NSArray<\(inList)> *")
        #expect(list.objectiveCNullableValue == "nullable NSArray<\(inList)> *")
        #expect([value.objectiveCObject, list.objectiveCObject] == [inList, inList])
    }

    @Test("every type of the format is in the table above")
    func tableIsComplete() {
        let spelled = Self.spellings.map(\.element)
        #expect(ValueType.Basic.allCases.allSatisfy { spelled.contains(.basic($0)) })
    }

    @Test("a method's arguments are aligned at their colons, or indented if that isn't possible")
    func alignment() {
        func text(_ selector: String) -> String {
            let arguments = ["int", "NSString *"].map { MethodDeclaration.Argument(type: $0, name: "x") }
            return MethodDeclaration(start: "- (void)", selector: selector, arguments: arguments).text
        }
        #expect(text("takeNumber:text:") == "- (void)takeNumber:(int)x\n              text:(NSString *)x")
        #expect(text("a:aMuchLongerLabel:") == "- (void)a:(int)x\n    aMuchLongerLabel:(NSString *)x")
    }

    @Test(
        "a getter in a method family that returns owned objects is one of four words, or continues with a new word",
        arguments: [
            ("new", true), ("newSize", true), ("_newSize", true), ("new_size", true), ("new2", true), ("news", false),
            ("copyOf", true), ("copyright", false), ("mutableCopy", true), ("alloc", true), ("allocation", false),
            ("renew", false), ("", false), ("newÄ", true),
        ]
    )
    func retainedFamilies(name: String, isRetained: Bool) {
        #expect(name.isInRetainedFamily == isRetained)
    }

    @Test("arguments after a very long name aren't aligned, so that the text grows only with the names")
    func longNames() {
        let code = String(repeating: "c", count: 1_000)
        let labels = ["\(code)With"] + (0..<50).map { "argument\($0)" }
        let arguments = labels.map { MethodDeclaration.Argument(type: "int", name: $0) }
        let selector = labels.map { "\($0):" }.joined()
        let text = MethodDeclaration(start: "+ (id)", selector: selector, arguments: arguments).text
        #expect(text.utf8.count < 3 * selector.utf8.count)
    }

    @Test("the least and the greatest integer are written as the compiler can read them")
    func extremes() {
        func assignment(_ value: Int?) -> String { EnumConstant(name: "a", comment: "", value: value).assignment }
        #expect(assignment(.min) == " = (-9223372036854775807 - 1)")
        #expect(assignment(.max) == " = 9223372036854775807")
        #expect(assignment(-1) == " = -1")
        #expect(assignment(nil) == "")
    }
}
