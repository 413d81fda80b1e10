public import Foundation
public import Intents

/// A view of the app that shows parts of an interaction. All methods are optional; implement one of them, with a
/// completion handler or as `async`.
@MainActor
public protocol INUIHostedViewControlling: NSObjectProtocol {
    /// Shows the whole interaction.
    ///
    /// - Parameters:
    ///   - interaction: The interaction.
    ///   - context: The place in which the view is shown.
    ///   - completion: Takes the preferred size of the view; zero to hide it.
    func configure(
        with interaction: INInteraction,
        context: INUIHostedViewContext,
        completion: @escaping (CGSize) -> Void
    )

    /// Shows the whole interaction.
    ///
    /// - Returns: The preferred size of the view; zero to hide it.
    func configure(with interaction: INInteraction, context: INUIHostedViewContext) async -> CGSize

    /// Shows some parameters of an interaction.
    ///
    /// - Parameters:
    ///   - parameters: The parameters; an empty set for the whole interaction.
    ///   - interaction: The interaction.
    ///   - interactiveBehavior: The effect of a tap.
    ///   - context: The place in which the view is shown.
    ///   - completion: Takes whether the view is shown, the parameters that it shows, and its preferred size.
    func configureView(
        for parameters: Set<INParameter>,
        of interaction: INInteraction,
        interactiveBehavior: INUIInteractiveBehavior,
        context: INUIHostedViewContext,
        completion: @escaping (Bool, Set<INParameter>, CGSize) -> Void
    )

    /// Shows some parameters of an interaction.
    ///
    /// - Returns: Whether the view is shown, the parameters that it shows, and its preferred size.
    func configureView(
        for parameters: Set<INParameter>,
        of interaction: INInteraction,
        interactiveBehavior: INUIInteractiveBehavior,
        context: INUIHostedViewContext
    ) async -> (Bool, Set<INParameter>, CGSize)
}

// The default of each form calls the other form. If neither is implemented, `configureView` calls `configure`, and
// `configure` hides the view.
extension INUIHostedViewControlling {
    /// Calls the `async` form.
    public func configure(
        with interaction: INInteraction,
        context: INUIHostedViewContext,
        completion: @escaping (CGSize) -> Void
    ) {
        guard let call = HostedViewCall.begin(.configure, of: self) else { return completion(.zero) }
        call.run {
            _ = Task.immediate { @MainActor in
                completion(await self.configure(with: interaction, context: context))
            }
        }
    }

    /// Calls the form with a completion handler.
    public func configure(with interaction: INInteraction, context: INUIHostedViewContext) async -> CGSize {
        guard let call = HostedViewCall.begin(.configure, of: self) else { return .zero }
        return await withCheckedContinuation { continuation in
            let completion = SingleCompletion<CGSize>(abandoned: .zero) { continuation.resume(returning: $0) }
            call.run {
                self.configure(with: interaction, context: context) { completion.finish($0) }
            }
        }
    }

    /// Calls the `async` form.
    public func configureView(
        for parameters: Set<INParameter>,
        of interaction: INInteraction,
        interactiveBehavior: INUIInteractiveBehavior,
        context: INUIHostedViewContext,
        completion: @escaping (Bool, Set<INParameter>, CGSize) -> Void
    ) {
        guard let call = HostedViewCall.begin(.configureView, of: self) else {
            return configure(with: interaction, context: context) { size in
                completion(size != .zero, size != .zero ? parameters : [], size)
            }
        }
        call.run {
            _ = Task.immediate { @MainActor in
                let shown = await self.configureView(
                    for: parameters,
                    of: interaction,
                    interactiveBehavior: interactiveBehavior,
                    context: context
                )
                completion(shown.0, shown.1, shown.2)
            }
        }
    }

    /// Calls the form with a completion handler.
    public func configureView(
        for parameters: Set<INParameter>,
        of interaction: INInteraction,
        interactiveBehavior: INUIInteractiveBehavior,
        context: INUIHostedViewContext
    ) async -> (Bool, Set<INParameter>, CGSize) {
        guard let call = HostedViewCall.begin(.configureView, of: self) else {
            let size = await configure(with: interaction, context: context)
            return (size != .zero, size != .zero ? parameters : [], size)
        }
        typealias Shown = (Bool, Set<INParameter>, CGSize)
        let shown = await withCheckedContinuation { (continuation: CheckedContinuation<UncheckedBox<Shown>, Never>) in
            let completion = SingleCompletion<Shown>(abandoned: (false, [], .zero)) {
                continuation.resume(returning: UncheckedBox($0))
            }
            call.run {
                self.configureView(
                    for: parameters,
                    of: interaction,
                    interactiveBehavior: interactiveBehavior,
                    context: context
                ) { completion.finish(($0, $1, $2)) }
            }
        }
        return shown.value
    }
}

extension NSExtensionContext {
    /// The minimum size of a hosted view.
    public var hostedViewMinimumAllowedSize: CGSize { minimumSizeOfHostedView }

    /// The maximum size of a hosted view.
    public var hostedViewMaximumAllowedSize: CGSize { maximumSizeOfHostedView }

    /// Returns the parameters of the intent that can be shown, as text for developers.
    public func interfaceParametersDescription() -> String {
        guard let intent, let metadata = type(of: intent).intentMetadata else { return "no intent" }
        let names = metadata.parameters.map { "\(type(of: intent)).\($0.name)" }
        return names.isEmpty ? "\(type(of: intent)) doesn't have parameters" : names.joined(separator: "\n")
    }
}
