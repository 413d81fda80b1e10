public import DefinitionDiagnostics
public import PropertyListXML

/// An intent: a request that a person can make of an app.
public struct Intent: DictionaryModel, Equatable {
    /// The place of the `<dict>` element.
    public var position = SourcePosition.start
    /// Entries without a property of their own, as the file has them.
    public var other: [PropertyListValue.Entry] = []

    /// What kind of action it is, such as `order`; with the verb it decides the wording of a request.
    public var category: Located<String>?
    /// The class to generate, in place of the one made from the name.
    public var className: Located<String>?
    /// A class prefix that Xcode stored. Generated Swift does not use it.
    public var classPrefix: Located<String>?
    /// Whether the Shortcuts app offers the intent as an action.
    public var configurable: Located<Bool>?
    /// Whether a system intent is customised here.
    public var customizable: Located<Bool>?
    /// The name of the image that stands for the intent.
    public var defaultImageName: Located<String>?
    /// Whether the intent is only kept for existing shortcuts.
    public var deprecated: Located<Bool>?
    /// A sentence for people about what the intent does.
    public var description: Located<String>?
    /// The translation key of the description.
    public var descriptionID: Located<String>?
    /// The domain of a system intent, such as `Media`.
    public var domain: Located<String>?
    /// Whether the intent can configure a widget.
    public var eligibleForWidgets: Located<Bool>?
    /// A checksum that some versions of Xcode store.
    public var hash: Located<Number>?
    /// Whether the intent is never suggested.
    public var ineligibleForSuggestions: Located<Bool>?
    /// The parameter that takes the output of the action before.
    public var input: Located<String>?
    /// The parameter that matters most in a summary.
    public var keyParameter: Located<String>?
    /// The highest parameter tag ever given out.
    public var lastParameterTag: Located<Number>?
    /// The summaries of the Shortcuts editor, by the parameters that are shown.
    public var managedParameterCombinations: Located<[ParameterCombination]>?
    /// The name of the intent, from which selectors and, without a class name, the class are made.
    public var name: Located<String>?
    /// The shortcut types for suggestions, by the parameters that are set.
    public var parameterCombinations: Located<[ParameterCombination]>?
    /// The parameters, in the order in which they are resolved.
    public var parameters: Located<[Parameter]>?
    /// What the app answers.
    public var response: Response?
    /// When the intent may run: 0 always, 1 not while locked, 2 not while locked without data protection.
    public var restrictions: Located<Number>?
    /// The title for people.
    public var title: Located<String>?
    /// The translation key of the title.
    public var titleID: Located<String>?
    /// `Custom`, or `System` for a customised system intent; absent means `Custom`.
    public var type: Located<String>?
    /// Whether the person is asked before the intent is handled.
    public var userConfirmationRequired: Located<Bool>?
    /// The verb of the category, such as `Order`.
    public var verb: Located<String>?

    /// Creates one that says nothing.
    public init() {}

    /// Shows each key with its property to a mapper.
    public mutating func mapFields<Mapper: FieldMapper>(_ mapper: inout Mapper) {
        mapper.text("INIntentCategory", "category", &category)
        mapper.text("INIntentClassName", "className", &className)
        mapper.text("INIntentClassPrefix", "classPrefix", &classPrefix)
        mapper.flag("INIntentConfigurable", "configurable", &configurable)
        mapper.flag("INIntentCustomizable", "customizable", &customizable)
        mapper.text("INIntentDefaultImageName", "defaultImageName", &defaultImageName)
        mapper.flag("INIntentDeprecated", "deprecated", &deprecated)
        mapper.text("INIntentDescription", "description", &description)
        mapper.text("INIntentDescriptionID", "descriptionID", &descriptionID)
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
        mapper.text("INIntentTitle", "title", &title)
        mapper.text("INIntentTitleID", "titleID", &titleID)
        mapper.text("INIntentType", "type", &type)
        mapper.flag("INIntentUserConfirmationRequired", "userConfirmationRequired", &userConfirmationRequired)
        mapper.text("INIntentVerb", "verb", &verb)
    }
}

extension Intent {
    /// Whether the intent belongs to the system and is only customised here.
    public var isSystem: Bool { type?.value == "System" }

    /// Whether the intent does nothing but configure widgets, so that nobody donates it or adds it to a shortcut.
    public var isForWidgetsOnly: Bool { eligibleForWidgets?.value == true && configurable?.value != true }
}
