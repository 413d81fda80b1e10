import Intents

extension INPerson {
    /// Returns the name that the app set, or else the parts of the name in the order of a language.
    func name(in locale: Locale) -> String {
        guard let nameComponents, displayName == nameComponents.words(familyFirst: false, separator: " ") else {
            return displayName
        }
        let language = locale.language.languageCode?.identifier ?? ""
        return nameComponents.words(
            familyFirst: ["ja", "zh", "ko", "hu", "vi"].contains(language),
            separator: ["ja", "zh", "ko"].contains(language) ? "" : " "
        )
    }
}

extension PersonNameComponents {
    /// Returns the known parts of the name, in one of the orders that languages use.
    func words(familyFirst: Bool, separator: String) -> String {
        let names = familyFirst ? [familyName, middleName, givenName] : [givenName, middleName, familyName]
        return ([namePrefix] + names + [nameSuffix]).compactMap { $0 }.filter { !$0.isEmpty }
            .joined(separator: separator)
    }
}
