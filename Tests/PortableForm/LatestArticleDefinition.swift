// What the generator prints for other platforms than Apple's, written by hand.
// swift-format-ignore-file
// swiftlint:disable all

public import Intents

/// The intents of `LatestArticle.intentdefinition`.
public nonisolated enum LatestArticleDefinition {
    /// The intent classes, which a host takes at start.
    public static var intents: [INIntent.Type] { [LatestArticleIntent.self] }
}
