/// An intent as people meet it.
package struct PreviewIntent: Equatable, Sendable {
    /// The anchor of the intent on the page.
    package var anchor: String
    /// The name in the file.
    package var name: String
    /// The index of the definition.
    package var file: Int
    /// The title.
    package var title: Int?
    /// The description.
    package var summary: Int?
    /// The category, such as `order`.
    package var category: String?
    /// The verb, such as `Order`.
    package var verb: String?
    /// The places where the intent appears, such as `Shortcuts`.
    package var places: [String] = []
    /// Remarks for people, such as `asks for confirmation`.
    package var remarks: [String] = []
    /// The parameters, in the order in which they are resolved.
    package var parameters: [PreviewParameter] = []
    /// The summaries of the Shortcuts editor.
    package var summaries: [PreviewCombination] = []
    /// The choice among the summaries.
    package var summaryTree = SummaryTree()
    /// The suggestions.
    package var suggestions: [PreviewCombination] = []
    /// The conversation before the intent is handled.
    package var exchanges: [PreviewExchange] = []
    /// The codes of the response.
    package var codes: [PreviewCode] = []
    /// The properties of the response.
    package var responseProperties: [PreviewMember] = []
    /// The methods that the app writes.
    package var methods: [PreviewMethod] = []
    /// The names of generated classes, enums and protocols.
    package var generated: [String] = []
    /// The indices of all texts, each once.
    package var texts: [Int] = []
}

/// A set of parameters with the texts that present it.
package struct PreviewCombination: Equatable, Sendable {
    /// The names of the parameters.
    package var parameters: [String]
    /// The first line.
    package var title: Int?
    /// The second line.
    package var subtitle: Int?
    /// Whether the combination is the preferred one.
    package var isPrimary: Bool
    /// Whether the app may stay in the background.
    package var runsInBackground: Bool
}

/// A code of a response.
package struct PreviewCode: Equatable, Sendable {
    /// The anchor of the code.
    package var anchor: String
    /// The name.
    package var name: String
    /// Whether the code means success.
    package var isSuccess: Bool
    /// The text that Siri says.
    package var full: Int?
    /// The text that Siri says when a screen shows the details.
    package var concise: Int?
}

/// A method that an app writes for an intent.
package struct PreviewMethod: Equatable, Sendable {
    /// The name with argument labels.
    package var name: String
    /// The purpose.
    package var purpose: String
    /// Whether the app must write it.
    package var isRequired: Bool
}
