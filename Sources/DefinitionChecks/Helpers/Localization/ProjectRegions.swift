import Basics
import PropertyLists

/// The languages that a project is translated into.
struct ProjectRegions {
    /// The names that Xcode gave languages before they had codes.
    private static let codes = [
        "English": "en", "French": "fr", "German": "de", "Japanese": "ja", "Italian": "it", "Spanish": "es",
        "Dutch": "nl", "Portuguese": "pt", "Swedish": "sv", "Danish": "da", "Finnish": "fi", "Norwegian": "nb",
        "Korean": "ko",
    ]

    private let all: [Located<String>]
    private let tags: Set<String>
    private let developmentRegion: String?

    init(of project: XcodeProject) {
        all = project.knownRegions
        tags = Set(all.map { (Self.codes[$0.value] ?? $0.value).languageTag })
        developmentRegion = project.developmentRegion?.value
    }

    var first: Located<String>? { all.first }

    /// Whether the project knows a language; one that lists none may know any.
    func contains(_ language: String) -> Bool {
        all.isEmpty || ["Base", "mul"].contains(language)
            || tags.contains((Self.codes[language] ?? language).languageTag)
    }

    /// The languages of the project that some others do not stand for. Old names, which projects had from the start,
    /// are left out.
    func languages(besides others: [String]) -> [Located<String>] {
        let known = (others + [developmentRegion].compactMap(\.self)).map { (Self.codes[$0] ?? $0).languageTag }
        return all.filter { region in
            let tag = region.value.languageTag
            let isCode = (2...3).contains(tag.prefix { $0.isLetter }.count) && region.value != "mul"
            return isCode && !known.contains { tag == $0 || tag.hasPrefix($0 + "-") }
        }
    }
}
