import Intents
import IntentsUI
import PortableForm
import Testing

@Suite("Hosted views")
@MainActor
struct HostedViewTests {
    /// Shows parameters.
    final class ParameterView: NSObject, INUIHostedViewControlling {
        func configureView(
            for parameters: Set<INParameter>,
            of interaction: INInteraction,
            interactiveBehavior: INUIInteractiveBehavior,
            context: INUIHostedViewContext,
            completion: @escaping (Bool, Set<INParameter>, CGSize) -> Void
        ) {
            completion(true, parameters.filter { $0.parameterKeyPath == "kind" }, CGSize(width: 3, height: 4))
        }
    }

    /// Shows interactions.
    final class InteractionView: NSObject, INUIHostedViewControlling {
        func configure(
            with interaction: INInteraction,
            context: INUIHostedViewContext,
            completion: @escaping (CGSize) -> Void
        ) {
            completion(CGSize(width: 5, height: 6))
        }
    }

    /// Shows nothing.
    final class EmptyView: NSObject, INUIHostedViewControlling, INUIHostedViewSiriProviding {}

    private static let parameters: Set = [
        INParameter(for: StartWorkoutIntent.self, keyPath: "kind"),
        INParameter(for: StartWorkoutIntent.self, keyPath: "minutes"),
    ]

    private func shown(by view: any INUIHostedViewControlling) -> (Bool, Set<INParameter>, CGSize)? {
        var answer: (Bool, Set<INParameter>, CGSize)?
        view.configureView(
            for: Self.parameters,
            of: INInteraction(intent: StartWorkoutIntent(), response: nil),
            interactiveBehavior: .launch,
            context: .siriSnippet
        ) { answer = ($0, $1, $2) }
        return answer
    }

    @Test("a view that shows parameters says which")
    func parameterView() {
        let answer = shown(by: ParameterView())
        #expect(answer?.0 == true)
        #expect(answer?.1.map(\.parameterKeyPath) == ["kind"])
        #expect(answer?.2 == CGSize(width: 3, height: 4))
    }

    @Test("a view that shows interactions shows all parameters")
    func interactionView() {
        let answer = shown(by: InteractionView())
        #expect(answer?.0 == true)
        #expect(answer?.1 == Self.parameters)
    }

    @Test("a view that implements neither method leaves all to the system")
    func emptyView() {
        let answer = shown(by: EmptyView())
        #expect(answer?.0 == false)
        #expect(answer?.1 == [])
        #expect(answer?.2 == .zero)
        #expect(!EmptyView().displaysMap)
    }

    @Test("an extension's context has sizes, and names the parameters of its intent")
    func context() {
        let context = NSExtensionContext()
        #expect(context.hostedViewMaximumAllowedSize.width == 320)
        #expect(context.hostedViewMinimumAllowedSize == .zero)
        #expect(context.interfaceParametersDescription() == "no intent")
        context.intent = StartWorkoutIntent()
        #expect(context.interfaceParametersDescription().hasPrefix("StartWorkoutIntent.kind\n"))
    }
}
