public import Foundation
public import Intents

/// Shows parts of an interaction in a view of the app. Both methods are optional; implement one.
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
}

extension INUIHostedViewControlling {
    /// Shows nothing.
    public func configure(
        with interaction: INInteraction,
        context: INUIHostedViewContext,
        completion: @escaping (CGSize) -> Void
    ) {
        completion(.zero)
    }

    /// Shows the whole interaction, if the other method does.
    public func configureView(
        for parameters: Set<INParameter>,
        of interaction: INInteraction,
        interactiveBehavior: INUIInteractiveBehavior,
        context: INUIHostedViewContext,
        completion: @escaping (Bool, Set<INParameter>, CGSize) -> Void
    ) {
        configure(with: interaction, context: context) { size in
            let showsSomething = size != .zero
            completion(showsSomething, showsSomething ? parameters : [], size)
        }
    }
}
