import Basics
import IntentDefinition

extension InterfaceBuilder {
    /// Returns the class name in the file, or one made from the prefix, the name and a suffix.
    func className(for name: String, explicit: Located<String>?, suffix: String = "") -> String {
        if let explicit, !explicit.value.isEmpty { return explicit.value }
        return classPrefix + name + suffix
    }

    /// Returns a name that must exist and be a valid identifier; reports one that isn't.
    ///
    /// - Parameters:
    ///   - noun: The kind of part, such as `parameter`.
    ///   - part: The part of the model that has the name.
    ///   - key: The key of the name.
    ///   - owner: The dictionary that contains the name.
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
            let rule = "start with a letter or '_' and continue with letters, digits and '_'"
            let advice = Identifier.suggestion(for: name.value).map { ", such as '\($0)'" } ?? ""
            let message = "'\(name.value)' isn't a valid \(noun) name; \(rule)\(advice)"
            report(.nameIdentifier, message, at: name.position, about: .name(name, part()))
            return nil
        }
        return name
    }

    /// Returns the class name for a part with a valid name; reports a class name that isn't valid.
    mutating func validClassName(
        for name: Located<String>,
        of part: NamedPart = .plain,
        explicit: Located<String>?,
        suffix: String = ""
    ) -> Located<String>? {
        let className = className(for: name.value, explicit: explicit, suffix: suffix)
        let position = explicit?.position ?? name.position
        guard Identifier.isValid(className), className != "Self" else {
            let message = """
                '\(className)' isn't a valid class name; start with a letter or '_', continue with letters, digits and \
                '_', and don't use 'Self'
                """
            let subject = explicit.map { InterfaceFinding.Subject.name($0, .plain) } ?? .name(name, part)
            report(.nameIdentifier, message, at: position, about: subject)
            return nil
        }
        let located = Located(className, at: position)
        checkClassInObjectiveC(located)
        return located
    }

    /// Reports an enum or a type whose name generates a selector that the superclass of its result class already has.
    mutating func checkSelectors(
        of name: Located<String>,
        _ part: NamedPart,
        noun: String,
        reserved: String,
        superclass: String
    ) {
        guard name.value == reserved else { return }
        let message = """
            the \(noun) '\(reserved)' would generate 'successWithResolved\(reserved):', which is already a method of \
            '\(superclass)'; rename it
            """
        report(.nameReservedMember, message, at: name.position, about: .name(name, part))
    }

    /// Records the top-level names that an intent, an enum or a type generates.
    ///
    /// - Parameters:
    ///   - className: The class, which is also the name of the file.
    ///   - others: The further names.
    ///   - origin: The part that generates them.
    mutating func record(className: Located<String>, others: [String], origin: GeneratedName.Origin) {
        checkLength(of: className)
        for name in [className.value] + others {
            let isFileName = name == className.value
            let location = location(className.position)
            names.append(GeneratedName(name: name, isFileName: isFileName, origin: origin, location: location))
        }
    }

    /// Reports a class whose file name would be longer than file systems allow. All dialects count the longest
    /// extension, so that the result doesn't depend on the dialect.
    private mutating func checkLength(of className: Located<String>) {
        let limit = GeneratedName.fileNameLimit - ".swift".utf8.count
        let count = className.value.utf8.count
        guard count > limit else { return }
        let start = String(className.value.prefix(32))
        let message = """
            the name '\(start)…' has \(count) bytes, but the name of its file can have only \(limit); shorten it, or set \
            a shorter class name
            """
        report(.nameTooLong, message, at: className.position)
    }
}

// Names that aren't possible in Objective-C. If only Swift is generated, nothing is reported.
extension InterfaceBuilder {
    /// Reports a member name that is reserved in Objective-C, and one that Swift may not see.
    mutating func checkInObjectiveC(_ name: Located<String>, of noun: String) {
        guard language == .objectiveC else { return }
        if ObjectiveCWords.isReserved(name.value) {
            let finding = "'\(name.value)' is a reserved word in Objective-C and can't be the name of the \(noun)"
            reportInObjectiveC(finding, name)
        } else if name.value.isInInitFamily {
            let finding = "Objective-C treats '\(name.value)' as an initializer, so the \(noun) can't have this name"
            reportInObjectiveC(finding, name)
        }
        warnOfNameInSwift(name, of: noun)
    }

    /// Warns about a name that Swift may not see when it imports the Objective-C code: Clang accepts only ASCII in
    /// `NS_SWIFT_NAME`, and Swift treats `init` as an initializer.
    mutating func warnOfNameInSwift(_ name: Located<String>, of noun: String) {
        guard language == .objectiveC, name.value == "init" || !name.value.utf8.allSatisfy({ $0 < 0x80 }) else {
            return
        }
        let message = """
            Swift code that imports the Objective-C code may see the \(noun) '\(name.value)' under another name; use \
            an ASCII name other than 'init', or generate Swift
            """
        report(.nameObjectiveC, message, at: name.position, severity: .warning)
    }

    /// Warns about a property that Swift may not see: the importer converts the first word of its name to lowercase,
    /// and omits a property that then has the name of a superclass member.
    mutating func checkImportedName(_ name: Located<String>, _ kind: MemberKind) {
        guard language == .objectiveC, kind.reservedNames[name.value] == nil else { return }
        let imported = name.value.importedPropertyName
        guard let owner = kind.reservedNames[imported]?.owner else { return }
        let message = """
            Swift code that imports the Objective-C code may lack the \(kind.noun) '\(name.value)': Swift calls it \
            '\(imported)', which is already a member of '\(owner)'; rename it, or generate Swift
            """
        report(.nameObjectiveC, message, at: name.position, severity: .warning)
    }

    /// Warns about a name that Swift also uses for an earlier one when it imports the Objective-C code.
    ///
    /// - Parameters:
    ///   - imported: The name in Swift.
    ///   - seen: The earlier names, by their names in Swift.
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
        // Names that are the same in Objective-C are already reported as errors.
        if first.value.capitalizingFirstLetter == name.value.capitalizingFirstLetter { return }
        let note = Diagnostic.Note("'\(first.value)' is here", at: location(first.position))
        warnOfImport(name, as: imported, of: noun, like: first.value, notes: [note])
    }

    /// Warns about a name that is the same as another one in Swift code that imports the Objective-C code.
    mutating func warnOfImport(
        _ name: Located<String>,
        as imported: String,
        of noun: String,
        like other: String,
        notes: [Diagnostic.Note] = []
    ) {
        let message = """
            Swift code that imports the Objective-C code can't distinguish the \(noun) '\(name.value)' from \
            '\(other)': Swift calls both '\(imported)'; make them differ in more than letter case, or generate Swift
            """
        report(.nameObjectiveC, message, at: name.position, severity: .warning, notes: notes)
    }

    /// Reports the name of a class or an enum that is reserved in Objective-C.
    mutating func checkClassInObjectiveC(_ name: Located<String>) {
        guard language == .objectiveC else { return }
        if ObjectiveCWords.isReservedType(name.value) {
            let finding = "'\(name.value)' is a reserved word in Objective-C and can't be the name of a class"
            reportInObjectiveC(finding, name)
        }
    }

    /// Records the constants of an enum as top-level names, which they are in Objective-C.
    ///
    /// - Parameters:
    ///   - className: The class that the enum belongs to, for its place.
    ///   - enumName: The enum.
    ///   - cases: The names of its cases.
    ///   - origin: The part that generates them.
    mutating func recordConstants(
        of className: Located<String>,
        enumName: String,
        cases: some Sequence<String>,
        origin: GeneratedName.Origin
    ) {
        guard language == .objectiveC else { return }
        // Cases with the same name are reported at their own places.
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
    /// Whether Objective-C treats a method with this name as an initializer.
    fileprivate var isInInitFamily: Bool {
        let name = drop { $0 == "_" }.utf8
        guard name.starts(with: "init".utf8) else { return false }
        guard let next = name.dropFirst(4).first else { return true }
        return !(UInt8(ascii: "a")...UInt8(ascii: "z")).contains(next)
    }
}
