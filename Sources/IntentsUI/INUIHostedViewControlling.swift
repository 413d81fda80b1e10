public import Foundation
public import Intents

/// Shows parts of an interaction in a view of the app. All methods are optional; implement one, with a completion
/// handler or `async`.
@MainActor
public protocol INUIHostedViewControlling: NSObjectProtocol {
    /// Shows the whole interaction.
    ///
    /// - Parameters:
    ///   - interaction: The interaction.
    ///   - context: Where the view is shown.
    ///   - completion: Takes the size that the view wants; zero to show nothing.
    func configure(
        with interaction: INInteraction,
        context: INUIHostedViewContext,
        completion: @escaping (CGSize) -> Void
    )

    /// Shows the whole interaction.
    ///
    /// - Returns: The size that the view wants; zero to show nothing.
    func configure(with interaction: INInteraction, context: INUIHostedViewContext) async -> CGSize

    /// Shows some parameters of an interaction.
    ///
    /// - Parameters:
    ///   - parameters: The parameters; none for the interaction as a whole.
    ///   - interaction: The interaction.
    ///   - interactiveBehavior: What a tap does.
    ///   - context: Where the view is shown.
    ///   - completion: Takes whether the view shows anything, the parameters that it shows, and the size that it wants.
    func configureView(
        for parameters: Set<INParameter>,
        of interaction: INInteraction,
        interactiveBehavior: INUIInteractiveBehavior,
        context: INUIHostedViewContext,
        completion: @escaping (Bool, Set<INParameter>, CGSize) -> Void
    )

    /// Shows some parameters of an interaction.
    ///
    /// - Returns: Whether the view shows anything, the parameters that it shows, and the size that it wants.
    func configureView(
        for parameters: Set<INParameter>,
        of interaction: INInteraction,
        interactiveBehavior: INUIInteractiveBehavior,
        context: INUIHostedViewContext
    ) async -> (Bool, Set<INParameter>, CGSize)
}

// The default of each form calls the other form. If neither is implemented, the view shows nothing, or what the other
// method shows.
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
