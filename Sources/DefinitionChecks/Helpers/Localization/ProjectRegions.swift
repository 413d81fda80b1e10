import Basics
import PropertyLists

/// The languages that a project is translated into.
struct ProjectRegions {
    /// The codes of the languages that old versions of Xcode called by their English names.
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

    /// Whether the project lists a language; a project without a list may know any.
    func contains(_ language: String) -> Bool {
        all.isEmpty || ["Base", "mul"].contains(language)
            || tags.contains((Self.codes[language] ?? language).languageTag)
    }

    /// Returns the languages of the project that aren't variants of some others.
    ///
    /// English names from old versions of Xcode are left out, because every new project listed some.
    func languages(besides others: [String]) -> [Located<String>] {
        let known = (others + [developmentRegion].compactMap(\.self)).map { (Self.codes[$0] ?? $0).languageTag }
        return all.filter { region in
            let tag = region.value.languageTag
            let isCode = (2...3).contains(tag.prefix { $0.isLetter }.count) && region.value != "mul"
            return isCode && !known.contains { tag == $0 || tag.hasPrefix($0 + "-") }
        }
    }
}
