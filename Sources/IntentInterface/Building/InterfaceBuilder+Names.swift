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

// What Objective-C has no name for. Nothing is reported where only Swift is generated.
extension InterfaceBuilder {
    /// Reports the name of a member that Objective-C has another meaning for, and one that Swift may not see.
    mutating func checkInObjectiveC(_ name: Located<String>, of noun: String) {
        guard language == .objectiveC else { return }
        if ObjectiveCWords.isReserved(name.value) {
            reportInObjectiveC("'\(name.value)' is a word of Objective-C and cannot be the name of the \(noun)", name)
        } else if name.value.isInInitFamily {
            let reason = "a method called '\(name.value)' would have to be an initializer in Objective-C"
            reportInObjectiveC("\(reason), so it cannot be the name of the \(noun)", name)
        }
        warnOfNameInSwift(name, of: noun)
    }

    /// Warns of a name that Swift may not see when it imports the Objective-C code: Clang accepts no other than ASCII
    /// for `NS_SWIFT_NAME`, and Swift takes what is called `init` for an initializer.
    mutating func warnOfNameInSwift(_ name: Located<String>, of noun: String) {
        guard language == .objectiveC, name.value == "init" || !name.value.utf8.allSatisfy({ $0 < 0x80 }) else {
            return
        }
        let message = """
            where Swift imports the Objective-C code, it may know what is generated for the \(noun) '\(name.value)' \
            under another name; use ASCII, and not 'init', or generate Swift
            """
        report(.nameObjectiveC, message, at: name.position, severity: .warning)
    }

    /// Warns of a property that Swift may not see: the importer puts the first word of its name in lower case, and
    /// leaves a property out that then has the name of a member of its superclass.
    mutating func checkImportedName(_ name: Located<String>, _ kind: MemberKind) {
        guard language == .objectiveC, kind.reservedNames[name.value] == nil else { return }
        let imported = name.value.importedPropertyName
        guard let owner = kind.reservedNames[imported]?.owner else { return }
        let message = """
            the \(kind.noun) '\(name.value)' may be missing in Swift code that imports the Objective-C code: Swift \
            calls it '\(imported)', which '\(owner)' has for itself; rename it, or generate Swift
            """
        report(.nameObjectiveC, message, at: name.position, severity: .warning)
    }

    /// Warns of a name that Swift gives to an earlier one too when it imports the Objective-C code.
    ///
    /// - Parameters:
    ///   - imported: What Swift calls it.
    ///   - seen: The names before, by what Swift calls them.
    mutating func checkImport(
        _ name: Located<String>,
        as imported: @autoclosure () -> String,
        of noun: String,
        among seen: inout [String: Located<String>]
    ) {
        guard language == .objectiveC else { return }
        let imported = imported()
        guard let first = seen[imported] else {
            seen[imported] = name
            return
        }
        // Names that are the same in Objective-C are errors.
        if first.value.capitalizingFirstLetter == name.value.capitalizingFirstLetter { return }
        let note = Diagnostic.Note("'\(first.value)' is here", at: location(first.position))
        warnOfImport(name, as: imported, of: noun, like: first.value, notes: [note])
    }

    /// Warns of a name that Swift calls like another one when it imports the Objective-C code.
    mutating func warnOfImport(
        _ name: Located<String>,
        as imported: String,
        of noun: String,
        like other: String,
        notes: [Diagnostic.Note] = []
    ) {
        let message = """
            Swift code that imports the Objective-C code can't tell the \(noun) '\(name.value)' from '\(other)': Swift \
            calls both '\(imported)'; make them differ in more than the case of letters, or generate Swift
            """
        report(.nameObjectiveC, message, at: name.position, severity: .warning, notes: notes)
    }

    /// Reports the name of a class or an enum that Objective-C has another meaning for.
    mutating func checkClassInObjectiveC(_ name: Located<String>) {
        guard language == .objectiveC else { return }
        if ObjectiveCWords.isReservedType(name.value) {
            reportInObjectiveC("'\(name.value)' is a word of Objective-C and cannot be the name of a class", name)
        }
    }

    /// Adds the constants of an enum to the top-level names: there are no others in Objective-C.
    ///
    /// - Parameters:
    ///   - className: The declaration that the enum comes with, for its place.
    ///   - enumName: The enum.
    ///   - cases: The names of its cases.
    ///   - origin: What generates them.
    mutating func recordConstants(
        of className: Located<String>,
        enumName: String,
        cases: some Sequence<String>,
        origin: String
    ) {
        guard language == .objectiveC else { return }
        // Cases that have one name are reported at their own places.
        var seen: Set<String> = []
        for name in cases.lazy.map({ enumName + $0.capitalizingFirstLetter }) where seen.insert(name).inserted {
            let location = location(className.position)
            names.append(GeneratedName(name: name, isFileName: false, origin: origin, location: location))
        }
    }

    private mutating func reportInObjectiveC(_ finding: String, _ name: Located<String>) {
        report(.nameObjectiveC, "\(finding); rename it, or generate Swift", at: name.position)
    }
}

extension String {
    /// Whether Objective-C takes a method of this name for an initializer.
    fileprivate var isInInitFamily: Bool {
        let name = drop { $0 == "_" }.utf8
        guard name.starts(with: "init".utf8) else { return false }
        guard let next = name.dropFirst(4).first else { return true }
        return !(UInt8(ascii: "a")...UInt8(ascii: "z")).contains(next)
    }
}
