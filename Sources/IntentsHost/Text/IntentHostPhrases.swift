/// What a host says where a definition says nothing.
///
/// The texts are templates as in a definition: `${displayName}` is the parameter's name for people, `${value}` a value
/// in words, `${title}` the intent's title and `${verb}` its category's verb in lower case.
public struct IntentHostPhrases: Hashable, Sendable {
    /// The word for true.
    public var yes = "yes"
    /// The word for false.
    public var no = "no"
    /// Words that say yes, in lower case.
    public var yesWords: Set<String> = ["yes", "y", "yeah", "ok", "okay", "true", "1"]
    /// Words that say no, in lower case.
    public var noWords: Set<String> = ["no", "n", "nope", "false", "0"]
    /// Words with which the user gives up, in lower case.
    public var cancelWords: Set<String> = ["cancel", "never mind"]

    /// Asks for the value of a parameter.
    public var value = "Which ${displayName}?"
    /// Says that there are several values, `${count}` of them.
    public var disambiguationIntroduction = "There are ${count} possibilities."
    /// Asks for one of several values.
    public var disambiguationSelection = "Which one?"
    /// Asks whether a value is right.
    public var confirmation = "Is ${value} right?"
    /// Says that a value cannot be used.
    public var unsupported = "That is not possible for ${displayName}."
    /// Says that there are no values to choose from.
    public var noOptions = "There is nothing to choose from for ${displayName}."
    /// Says that an answer was not understood.
    public var notUnderstood = "That was not understood."

    /// Asks whether the intent may be handled.
    public var ready = "Ready to ${verb}?"
    /// Says that the intent was handled.
    public var success = "Your ${verb} request is done."
    /// Says that the intent is being handled.
    public var inProgress = "Your ${verb} request is on its way."
    /// Says that the intent was not handled.
    public var failure = "There was a problem with your ${verb} request."
    /// Says that the handler took too long.
    public var timeOut = "Your ${verb} request took too long."

    /// Stands between the two ends of a span.
    public var span = "${start} – ${end}"

    /// Creates the English phrases.
    public init() {}
}
