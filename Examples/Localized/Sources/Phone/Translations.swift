import Foundation

/// The texts of the definition in one language.
public struct Translations: Sendable {
    private let bundle: URL?

    /// Finds the texts of a language, such as `de`.
    public init(language: String) {
        bundle = Bundle.module.url(forResource: language, withExtension: "lproj")
    }

    /// The text with an identifier of the definition; `nil` where there is none.
    public func text(_ identifier: String) -> String? {
        let text = bundle.flatMap { Bundle(url: $0) }?.localizedString(forKey: identifier, value: "", table: "Plants")
        return text?.isEmpty == false ? text : nil
    }
}
