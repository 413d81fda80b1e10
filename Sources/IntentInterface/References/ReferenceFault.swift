package import Basics

/// A name in a definition that should refer to another part of it, but doesn't.
///
/// If code would use the part, the fault is an error when the interface is built. Other faults are found by checks.
package struct ReferenceFault: Sendable {
    /// The part that the name should refer to.
    package enum Target: Sendable {
        /// An enum, the type of a member.
        case enumeration
        /// An object type, the type of a member.
        case type
        /// A parameter of the same intent. The value is the role of that parameter, such as `input parameter`.
        case parameter(role: String)
        /// An intent of the same family of system intents.
        case familyIntent
        /// A property of a declaration of a family, whose name is the value.
        case familyProperty(owner: String)
        /// A case of an enum of a family, whose name is the value.
        case familyCase(enumeration: String)
        /// An intent of the system, which the definition customizes.
        case systemIntent
        /// A parameter of a system intent, whose name is the value.
        case systemParameter(intent: String)
        /// A property of the response, which is the output of the intent.
        case output
        /// A case of the enum that is the type of a parent parameter.
        case parentCase(enumeration: String, parameter: String)
        /// A case of an enum, as the default value of a member. `noun` is the way in which the value should name it.
        case defaultValue(text: String, member: String, noun: String, enumeration: String)
    }

    /// The name, at its place in the file.
    package let name: Located<String>
    /// The part that the name should refer to.
    package let target: Target
    /// The valid names, in the order of the file.
    package let valid: [String]

    /// Creates a fault.
    package init(_ name: Located<String>, target: Target, valid: [String]) {
        self.name = name
        self.target = target
        self.valid = valid
    }

    /// The id of the finding, whichever stage reports it.
    package var id: Diagnostic.ID { .refDangling }

    /// Returns the message about the name.
    ///
    /// - Parameter hasAdvice: Whether to look for the name that was most likely meant.
    package func message(hasAdvice: Bool) -> String {
        switch target {
        case .enumeration: undeclared("enum", hasAdvice: hasAdvice)
        case .type: undeclared("type", hasAdvice: hasAdvice)
        case .parameter(let role):
            "the \(role) '\(name.value)' isn't a parameter of the intent" + advice("parameters", hasAdvice)
        case .familyIntent: "the family has no intent '\(name.value)'" + advice("intents", hasAdvice)
        case .familyProperty(let owner):
            "'\(owner)' has no property '\(name.value)'" + advice("properties", hasAdvice)
        case .familyCase(let enumeration):
            "'\(name.value)' isn't a case of '\(enumeration)'" + advice("cases", hasAdvice)
        case .systemIntent:
            "the system has no intent '\(name.value)'; \(systemIntentAdvice(hasAdvice))"
        case .systemParameter(let intent):
            "system intent '\(intent)' has no parameter '\(name.value)'" + advice("parameters", hasAdvice)
        case .output: "the output '\(name.value)' isn't a response property" + advice("properties", hasAdvice)
        case .parentCase(let enumeration, let parameter):
            "'\(name.value)' isn't a case of enum '\(enumeration)', the type of '\(parameter)'"
                + advice("cases", hasAdvice)
        case .defaultValue(let text, let member, let noun, let enumeration):
            "the default value \(text) of '\(member)' isn't \(noun) of enum '\(enumeration)'"
                + advice("cases", hasAdvice)
        }
    }

    private func systemIntentAdvice(_ hasAdvice: Bool) -> String {
        let nearest = hasAdvice ? valid.nearest(to: name.value) : nil
        return nearest.map { "did you mean '\($0)'?" }
            ?? "correct the name, or remove 'INIntentType' if the intent is your own"
    }

    private func undeclared(_ noun: String, hasAdvice: Bool) -> String {
        let meant = hasAdvice ? valid.nearest(to: name.value).map { "did you mean '\($0)'? " } ?? "" : ""
        let known =
            valid.isEmpty ? "the file declares no \(noun)s" : "the file declares \(quotedList(valid, limit: 10))"
        return "there is no \(noun) '\(name.value)'; \(meant)\(known)"
    }

    private func advice(_ nouns: String, _ hasAdvice: Bool) -> String {
        hasAdvice ? correction(of: name.value, among: valid, nouns: nouns) : ""
    }
}
