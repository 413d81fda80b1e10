import Intents
import TestSupport
import Testing

@Suite("The system's intents against the facts of Apple's SDK", .needsPortableModules)
struct FactTests {
    /// What this build declares: in the module of the families, and by hand in the runtime.
    private static let declared: (members: Set<String>, types: [String: String?])? = try? {
        let families = try ModuleInterface(of: "SystemIntents")
        let facts = try FactFile()
        var (members, types) = (families.members, families.types)
        for runtime in try ["IntentsCore", "Intents"].map(ModuleInterface.init(of:)) {
            for (name, superclass) in runtime.types where facts.types[name] != nil {
                types[name] = superclass
                members.formUnion(runtime.members.filter { $0.hasPrefix("\(name).") })
            }
        }
        return (members, types)
    }()

    /// What the SDK has and this package doesn't declare as a member of its own.
    private static let leftOut: Set<String> = [
        // Inherited here.
        "INGetRideStatusIntent.init()", "INRideOption.init?(coder: NSCoder)",
        // A handling protocol has one requirement for both forms; `OlderFormTests` shows that handlers may have either.
        "INAddTasksIntentHandling.async resolveTargetTaskList(for: INAddTasksIntent) -> INTaskListResolutionResult",
        """
        INAddTasksIntentHandling.async resolveTemporalEventTrigger(for: INAddTasksIntent) -> \
        INTemporalEventTriggerResolutionResult
        """,
        """
        INAddTasksIntentHandling.resolveTargetTaskList(for: INAddTasksIntent, with: @escaping \
        (INTaskListResolutionResult) -> Void) -> Void
        """,
        """
        INAddTasksIntentHandling.resolveTemporalEventTrigger(for: INAddTasksIntent, with: @escaping \
        (INTemporalEventTriggerResolutionResult) -> Void) -> Void
        """,
        """
        INRequestPaymentIntentHandling.resolveCurrencyAmount(for: INRequestPaymentIntent, with: @escaping \
        (INCurrencyAmountResolutionResult) -> Void) -> Void
        """,
        """
        INRequestPaymentIntentHandling.resolvePayer(for: INRequestPaymentIntent, with: @escaping \
        (INPersonResolutionResult) -> Void) -> Void
        """,
        """
        INSendMessageIntentHandling.resolveRecipients(for: INSendMessageIntent, with: @escaping \
        ([INPersonResolutionResult]) -> Void) -> Void
        """,
        """
        INSendPaymentIntentHandling.resolveCurrencyAmount(for: INSendPaymentIntent, with: @escaping \
        (INCurrencyAmountResolutionResult) -> Void) -> Void
        """,
        """
        INSendPaymentIntentHandling.resolvePayee(for: INSendPaymentIntent, with: @escaping \
        (INPersonResolutionResult) -> Void) -> Void
        """,
        """
        INSetTaskAttributeIntentHandling.async resolveTemporalEventTrigger(for: INSetTaskAttributeIntent) -> \
        INTemporalEventTriggerResolutionResult
        """,
        """
        INSetTaskAttributeIntentHandling.resolveTemporalEventTrigger(for: INSetTaskAttributeIntent, with: @escaping \
        (INTemporalEventTriggerResolutionResult) -> Void) -> Void
        """,
    ]

    /// What this package declares and the SDK doesn't: methods that Apple deprecated before there was `async` have both
    /// forms here, as all others do.
    private static let added: Set<String> = [
        """
        INSearchForMessagesIntentHandling.async resolveGroupNames(for: INSearchForMessagesIntent) -> \
        [INStringResolutionResult]
        """,
        "INSendMessageIntentHandling.async resolveGroupName(for: INSendMessageIntent) -> INStringResolutionResult",
    ]

    /// Whether a member is one that Objective-C classes and Swift's raw values imply, so that the facts don't repeat it.
    private static func isImplied(_ member: String) -> Bool {
        ["rawValue", ".init()", "encode(with: NSCoder)", "copy(with: NSZone?", "init?(coder: NSCoder)"]
            .contains(where: member.contains)
    }

    @Test("each type is declared, with its superclass")
    func types() throws {
        let (facts, declared) = (try FactFile(), try #require(Self.declared))
        #expect(Set(facts.types.keys) == Set(declared.types.keys))
        for (name, superclass) in facts.types {
            // Classes of values share what they do in a class of the runtime.
            let expected = superclass == "NSObject" ? ["NSObject", "IntentValueObject"] : [superclass]
            #expect(expected.contains(declared.types[name] ?? nil), "\(name)")
        }
    }

    @Test("each member is declared, with its exact type")
    func members() throws {
        let (facts, declared) = (try FactFile(), try #require(Self.declared))
        #expect(facts.members.count > 1700)
        #expect(facts.members.subtracting(declared.members).sorted() == Self.leftOut.sorted())
    }

    @Test("nothing else is declared")
    func nothingElse() throws {
        let (facts, declared) = (try FactFile(), try #require(Self.declared))
        let others = declared.members.subtracting(facts.members).filter { !Self.isImplied($0) }
        #expect(others.sorted() == Self.added.sorted())
    }

    @Test("each case has its raw value, and no other raw value has a case")
    func rawValues() throws {
        let facts = try FactFile()
        #expect(Set(facts.rawValues.keys) == Set(SystemEnums.enums.keys).union(SystemEnums.options.keys))
        for (name, cases) in facts.rawValues {
            guard let caseName = SystemEnums.enums[name] else {
                #expect(SystemEnums.options[name] == cases, "\(name)")
                continue
            }
            let names = Dictionary(uniqueKeysWithValues: cases.map { ($1, $0) })
            for rawValue in -1...200 { #expect(caseName(rawValue) == names[rawValue], "\(name)") }
        }
    }
}
