import Basics
import IntentDefinition

extension InterfaceBuilder {
    /// The class of something: the one that the file names, else one made from the prefix, the name and a suffix.
    func className(for name: String, explicit: Located<String>?, suffix: String = "") -> String {
        if let explicit, !explicit.value.isEmpty { return explicit.value }
        return classPrefix + name + suffix
    }

    /// A name that must be there and be one that Swift accepts; reports why it is not.
    ///
    /// - Parameters:
    ///   - noun: What bears the name, such as `parameter`.
    ///   - part: What bears the name, in the model.
    ///   - key: The key of the name.
    ///   - owner: The dictionary that the name stands in.
    mutating func requiredName(
        _ name: Located<String>?,
        of noun: String,
        as part: @autoclosure () -> NamedPart = .plain,
        key: @autoclosure () -> String,
        in owner: some DictionaryModel
    ) -> Located<String>? {
        guard let name else {
            if !owner.lacksEntry(key()) {
                report(.nameMissing, "the \(noun) has no name; add '\(key())'", at: owner.position)
            }
            return nil
        }
        guard Identifier.isValid(name.value) else {
            let rule = "a name starts with a letter or '_' and goes on with letters, digits and '_'"
            let advice = Identifier.suggestion(for: name.value).map { "; write '\($0)'" } ?? ""
            let message = "'\(name.value)' cannot be the name of the \(noun): \(rule)\(advice)"
            report(.nameIdentifier, message, at: name.position, about: .name(name, part()))
            return nil
        }
        return name
    }

    /// The class of something with a valid name; reports a class that Swift does not accept.
    mutating func validClassName(
        for name: Located<String>,
        of part: NamedPart = .plain,
        explicit: Located<String>?,
        suffix: String = ""
    ) -> Located<String>? {
        let className = className(for: name.value, explicit: explicit, suffix: suffix)
        let position = explicit?.position ?? name.position
        guard Identifier.isValid(className), className != "Self" else {
            let rule =
                "a class name starts with a letter or '_', goes on with letters, digits and '_', and is not 'Self'"
            let message = "'\(className)' cannot be the name of a class: \(rule)"
            let subject = explicit.map { InterfaceFinding.Subject.name($0, .plain) } ?? .name(name, part)
            report(.nameIdentifier, message, at: position, about: subject)
            return nil
        }
        let located = Located(className, at: position)
        checkClassInObjectiveC(located)
        return located
    }

    /// Reports a name that would give the results of an enum or a type a selector that their superclass has.
    mutating func checkSelectors(
        of name: Located<String>,
        _ part: NamedPart,
        noun: String,
        reserved: String,
        superclass: String
    ) {
        guard name.value == reserved else { return }
        let message = """
            the \(noun) '\(reserved)' would generate 'successWithResolved\(reserved):', \
            which '\(superclass)' has for itself; rename it
            """
        report(.nameReservedMember, message, at: name.position, about: .name(name, part))
    }

    /// Adds to the top-level names what an intent, an enum or a type generates.
    ///
    /// - Parameters:
    ///   - className: The class, which also gives the file its name.
    ///   - others: The further names.
    ///   - origin: What generates them.
    mutating func record(className: Located<String>, others: [String], origin: String) {
        checkLength(of: className)
        for name in [className.value] + others {
            let isFileName = name == className.value
            let location = location(className.position)
            names.append(GeneratedName(name: name, isFileName: isFileName, origin: origin, location: location))
        }
    }

    /// Reports a class whose generated file would have a longer name than file systems allow with the longest of all
    /// extensions, so that it does not depend on the dialect.
    private mutating func checkLength(of className: Located<String>) {
        let limit = GeneratedName.fileNameLimit - ".swift".utf8.count
        let count = className.value.utf8.count
        guard count > limit else { return }
        let start = String(className.value.prefix(32))
        let message = """
            the name '\(start)…' has \(count) bytes, and a file of it can't have more than \(limit); shorten it, or give a \
            shorter class name
            """
        report(.nameTooLong, message, at: className.position)
    }
}
