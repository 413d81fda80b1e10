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

    /// Shows parameters, after a while.
    final class AsyncParameterView: NSObject, INUIHostedViewControlling {
        func configureView(
            for parameters: Set<INParameter>,
            of interaction: INInteraction,
            interactiveBehavior: INUIInteractiveBehavior,
            context: INUIHostedViewContext
        ) async -> (Bool, Set<INParameter>, CGSize) {
            await Task.yield()
            return (true, parameters.filter { $0.parameterKeyPath == "kind" }, CGSize(width: 3, height: 4))
        }
    }

    /// Shows interactions, after a while.
    final class AsyncInteractionView: NSObject, INUIHostedViewControlling {
        func configure(with interaction: INInteraction, context: INUIHostedViewContext) async -> CGSize {
            await Task.yield()
            return CGSize(width: 5, height: 6)
        }
    }

    /// A view that releases its completion handlers.
    final class ForgetfulView: NSObject, INUIHostedViewControlling {
        func configure(
            with interaction: INInteraction,
            context: INUIHostedViewContext,
            completion: @escaping (CGSize) -> Void
        ) {}

        func configureView(
            for parameters: Set<INParameter>,
            of interaction: INInteraction,
            interactiveBehavior: INUIInteractiveBehavior,
            context: INUIHostedViewContext,
            completion: @escaping (Bool, Set<INParameter>, CGSize) -> Void
        ) {}
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

    /// The result of each form of both methods.
    private func sizes(of view: any INUIHostedViewControlling) async -> [CGSize] {
        let interaction = INInteraction(intent: StartWorkoutIntent(), response: nil)
        let whole = await view.configure(with: interaction, context: .siriSnippet)
        let completed = await withCheckedContinuation { continuation in
            view.configure(with: interaction, context: .siriSnippet) { continuation.resume(returning: $0) }
        }
        let parts = await view.configureView(
            for: Self.parameters,
            of: interaction,
            interactiveBehavior: .launch,
            context: .siriSnippet
        )
        let completedParts = await withCheckedContinuation { continuation in
            view.configureView(
                for: Self.parameters,
                of: interaction,
                interactiveBehavior: .launch,
                context: .siriSnippet
            ) { continuation.resume(returning: $2) }
        }
        return [whole, completed, parts.2, completedParts]
    }

    @Test("a view can be called in either form, whichever it implements")
    func forms() async {
        let (parts, whole) = (CGSize(width: 3, height: 4), CGSize(width: 5, height: 6))
        #expect(await sizes(of: ParameterView()) == [.zero, .zero, parts, parts])
        #expect(await sizes(of: AsyncParameterView()) == [.zero, .zero, parts, parts])
        #expect(await sizes(of: InteractionView()) == [whole, whole, whole, whole])
        #expect(await sizes(of: AsyncInteractionView()) == [whole, whole, whole, whole])
        #expect(await sizes(of: EmptyView()) == [.zero, .zero, .zero, .zero])
    }

    @Test("a view that never completes shows nothing to who waits for it")
    func forgetful() async {
        let view = ForgetfulView()
        let interaction = INInteraction(intent: StartWorkoutIntent(), response: nil)
        #expect(await view.configure(with: interaction, context: .siriSnippet) == .zero)
        let shown = await view.configureView(
            for: Self.parameters,
            of: interaction,
            interactiveBehavior: .none,
            context: .mapsCard
        )
        #expect(!shown.0 && shown.1.isEmpty && shown.2 == .zero)
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
