// What the generator prints for other platforms than Apple's, written by hand.
// swift-format-ignore-file
// swiftlint:disable all

public import Intents
@_exported public import class Intents.NSExtensionContext
@_exported public import class Intents.NSUserActivity
@_exported public import protocol Intents.NSUserActivityDelegate
@_exported public import typealias Intents.NSUserActivityPersistentIdentifier
@_exported public import var Intents.NSUserActivityTypeBrowsingWeb

/// The intents of `LatestArticle.intentdefinition`.
public nonisolated enum LatestArticleDefinition {
    /// The intent classes, which a host takes at start.
    public static var intents: [INIntent.Type] { [LatestArticleIntent.self] }
}
