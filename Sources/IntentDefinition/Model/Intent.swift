package import Basics
package import PropertyLists

/// An intent: a request that people can make of an app.
package struct Intent: DictionaryModel, Equatable {
    /// The place of the `<dict>` element.
    package var position = SourcePosition.start
    /// The entries without a property in this model, as the file has them.
    package var other: [PropertyListValue.Entry] = []

    /// The kind of action, such as `order`; together with the verb it decides how a request is worded.
    package var category: Located<String>?
    /// The name of the generated class, if it isn't made from the name in the file.
    package var className: Located<String>?
    /// The class prefix that Xcode stored. Generated code doesn't use it.
    package var classPrefix: Located<String>?
    /// Whether the Shortcuts app offers the intent as an action.
    package var configurable: Located<Bool>?
    /// Whether the intent customizes a system intent.
    package var customizable: Located<Bool>?
    /// The name of the image that stands for the intent.
    package var defaultImageName: Located<String>?
    /// Whether the intent is only kept for existing shortcuts.
    package var deprecated: Located<Bool>?
    /// The description for people: a sentence about the effect of the intent.
    package var description = KeyedText()
    /// The domain of a system intent, such as `Media`.
    package var domain: Located<String>?
    /// Whether the intent can configure a widget.
    package var eligibleForWidgets: Located<Bool>?
    /// A checksum that some versions of Xcode store.
    package var hash: Located<Number>?
    /// Whether the intent is never suggested.
    package var ineligibleForSuggestions: Located<Bool>?
    /// The parameter that takes the output of the previous action.
    package var input: Located<String>?
    /// The parameter that matters most in a summary.
    package var keyParameter: Located<String>?
    /// The highest parameter tag ever assigned.
    package var lastParameterTag: Located<Number>?
    /// The summaries of the Shortcuts editor, each for the parameters that it shows.
    package var managedParameterCombinations: Located<[ParameterCombination]>?
    /// The name in the file. Selectors contain it, and without `className` so does the name of the class.
    package var name: Located<String>?
    /// The shortcut types for suggestions, each for the parameters that are set.
    package var parameterCombinations: Located<[ParameterCombination]>?
    /// The parameters, in the order in which they are resolved.
    package var parameters: Located<[Parameter]>?
    /// The app's response.
    package var response: Response?
    /// When the intent may run: 0 always, 1 not while locked, 2 not while locked without data protection.
    package var restrictions: Located<Number>?
    /// The title for people.
    package var title = KeyedText()
    /// `Custom`, or `System` for a customized system intent; absent means `Custom`.
    package var type: Located<String>?
    /// Whether people are asked for confirmation before the intent is handled.
    package var userConfirmationRequired: Located<Bool>?
    /// The verb of the category, such as `Order`.
    package var verb: Located<String>?

    /// Creates an empty dictionary.
    package init() {}

    /// Passes each key with its property to a mapper.
    package mutating func mapFields<Mapper: FieldMapper>(_ mapper: inout Mapper) {
        mapper.text("INIntentCategory", "category", &category)
        mapper.text("INIntentClassName", "className", &className)
        mapper.text("INIntentClassPrefix", "classPrefix", &classPrefix)
        mapper.flag("INIntentConfigurable", "configurable", &configurable)
        mapper.flag("INIntentCustomizable", "customizable", &customizable)
        mapper.text("INIntentDefaultImageName", "defaultImageName", &defaultImageName)
        mapper.flag("INIntentDeprecated", "deprecated", &deprecated)
        mapper.text("INIntentDescription", "description", &description.text)
        mapper.text("INIntentDescriptionID", "descriptionID", &description.key)
        mapper.text("INIntentDomain", "domain", &domain)
        mapper.flag("INIntentEligibleForWidgets", "eligibleForWidgets", &eligibleForWidgets)
        mapper.number("INIntentHash", "hash", &hash)
        mapper.flag("INIntentIneligibleForSuggestions", "ineligibleForSuggestions", &ineligibleForSuggestions)
        mapper.text("INIntentInput", "input", &input)
        mapper.text("INIntentKeyParameter", "keyParameter", &keyParameter)
        mapper.number("INIntentLastParameterTag", "lastParameterTag", &lastParameterTag)
        mapper.keyedList(
            "INIntentManagedParameterCombinations",
            "managedParameterCombinations",
            &managedParameterCombinations
        )
        mapper.text("INIntentName", "name", &name)
        mapper.keyedList("INIntentParameterCombinations", "parameterCombinations", &parameterCombinations)
        mapper.list("INIntentParameters", "parameters", &parameters)
        mapper.model("INIntentResponse", "response", &response)
        mapper.number("INIntentRestrictions", "restrictions", &restrictions)
        mapper.text("INIntentTitle", "title", &title.text)
        mapper.text("INIntentTitleID", "titleID", &title.key)
        mapper.text("INIntentType", "type", &type)
        mapper.flag("INIntentUserConfirmationRequired", "userConfirmationRequired", &userConfirmationRequired)
        mapper.text("INIntentVerb", "verb", &verb)
    }
}

extension Intent {
    /// Whether the intent is a system intent that this file customizes.
    package var isSystem: Bool { type?.value == "System" }

    /// Whether the intent only configures widgets, so that it's never donated or added to a shortcut.
    package var isForWidgetsOnly: Bool { eligibleForWidgets?.value == true && configurable?.value != true }
}
