package import Basics
package import PropertyLists

/// A set of parameters that belong together, with the texts that present them.
package struct ParameterCombination: KeyedDictionaryModel, Equatable {
    /// The place of the `<dict>` element.
    package var position = SourcePosition.start
    /// The entries without a property in this model, as the file has them.
    package var other: [PropertyListValue.Entry] = []
    /// The names of the parameters, joined by commas; empty for none.
    package var key = Located("")

    /// Whether the combination follows the summary.
    package var isLinked: Located<Bool>?
    /// Whether the combination is the preferred one.
    package var isPrimary: Located<Bool>?
    /// The template of the second line.
    package var subtitle = KeyedText()
    /// Whether the intent runs without opening the app.
    package var supportsBackgroundExecution: Located<Bool>?
    /// The template of the first line.
    package var title = KeyedText()
    /// Whether changes to the summary also change the linked shortcut type.
    package var updatesLinked: Located<Bool>?

    /// Creates an empty dictionary.
    package init() {}

    /// Passes each key with its property to a mapper.
    package mutating func mapFields<Mapper: FieldMapper>(_ mapper: inout Mapper) {
        mapper.flag("INIntentParameterCombinationIsLinked", "isLinked", &isLinked)
        mapper.flag("INIntentParameterCombinationIsPrimary", "isPrimary", &isPrimary)
        mapper.text("INIntentParameterCombinationSubtitle", "subtitle", &subtitle.text)
        mapper.text("INIntentParameterCombinationSubtitleID", "subtitleID", &subtitle.key)
        mapper.flag(
            "INIntentParameterCombinationSupportsBackgroundExecution",
            "supportsBackgroundExecution",
            &supportsBackgroundExecution
        )
        mapper.text("INIntentParameterCombinationTitle", "title", &title.text)
        mapper.text("INIntentParameterCombinationTitleID", "titleID", &title.key)
        mapper.flag("INIntentParameterCombinationUpdatesLinked", "updatesLinked", &updatesLinked)
    }
}

extension ParameterCombination {
    /// The purpose of a list of combinations.
    package enum Use: Hashable, Sendable, CaseIterable {
        /// The system suggests the intent with these parameters.
        case suggestion
        /// The Shortcuts editor shows these parameters as one sentence.
        case summary
    }

    /// The names of the parameters, in the order of the file.
    package var parameterNames: [String] {
        key.value.split(separator: ",").map { name in
            let start = name.drop { $0 == " " }
            return String(start[..<(start.lastIndex { $0 != " " }.map(start.index(after:)) ?? start.startIndex)])
        }
    }
}
