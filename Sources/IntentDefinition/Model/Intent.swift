package import Basics
package import PropertyLists

/// An intent: a request that a person can make of an app.
package struct Intent: DictionaryModel, Equatable {
    /// The place of the `<dict>` element.
    package var position = SourcePosition.start
    /// Entries without a property of their own, as the file has them.
    package var other: [PropertyListValue.Entry] = []

    /// What kind of action it is, such as `order`; with the verb it decides the wording of a request.
    package var category: Located<String>?
    /// The class to generate, in place of the one made from the name.
    package var className: Located<String>?
    /// A class prefix that Xcode stored. Generated Swift does not use it.
    package var classPrefix: Located<String>?
    /// Whether the Shortcuts app offers the intent as an action.
    package var configurable: Located<Bool>?
    /// Whether a system intent is customised here.
    package var customizable: Located<Bool>?
    /// The name of the image that stands for the intent.
    package var defaultImageName: Located<String>?
    /// Whether the intent is only kept for existing shortcuts.
    package var deprecated: Located<Bool>?
    /// A sentence for people about what the intent does.
    package var description = KeyedText()
    /// The domain of a system intent, such as `Media`.
    package var domain: Located<String>?
    /// Whether the intent can configure a widget.
    package var eligibleForWidgets: Located<Bool>?
    /// A checksum that some versions of Xcode store.
    package var hash: Located<Number>?
    /// Whether the intent is never suggested.
    package var ineligibleForSuggestions: Located<Bool>?
    /// The parameter that takes the output of the action before.
    package var input: Located<String>?
    /// The parameter that matters most in a summary.
    package var keyParameter: Located<String>?
    /// The highest parameter tag ever given out.
    package var lastParameterTag: Located<Number>?
    /// The summaries of the Shortcuts editor, by the parameters that are shown.
    package var managedParameterCombinations: Located<[ParameterCombination]>?
    /// The name of the intent, from which selectors and, without a class name, the class are made.
    package var name: Located<String>?
    /// The shortcut types for suggestions, by the parameters that are set.
    package var parameterCombinations: Located<[ParameterCombination]>?
    /// The parameters, in the order in which they are resolved.
    package var parameters: Located<[Parameter]>?
    /// What the app answers.
    package var response: Response?
    /// When the intent may run: 0 always, 1 not while locked, 2 not while locked without data protection.
    package var restrictions: Located<Number>?
    /// The title for people.
    package var title = KeyedText()
    /// `Custom`, or `System` for a customised system intent; absent means `Custom`.
    package var type: Located<String>?
    /// Whether the person is asked before the intent is handled.
    package var userConfirmationRequired: Located<Bool>?
    /// The verb of the category, such as `Order`.
    package var verb: Located<String>?

    /// Creates one that says nothing.
    package init() {}

    /// Shows each key with its property to a mapper.
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
    /// Whether the intent belongs to the system and is only customised here.
    package var isSystem: Bool { type?.value == "System" }

    /// Whether the intent does nothing but configure widgets, so that nobody donates it or adds it to a shortcut.
    package var isForWidgetsOnly: Bool { eligibleForWidgets?.value == true && configurable?.value != true }
}
