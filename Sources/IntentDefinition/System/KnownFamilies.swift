import Basics

/// The families of the system's own intents that the tool knows.
///
/// The tool contains a copy of each file in `System/`, because an installed tool comes without files. The copies are read
/// when a definition or a list of intents first refers to a system intent.
package enum KnownFamilies {
    /// The content of each file, by the file's name without extensions.
    package static let texts: KeyValuePairs<String, String> = [
        "Calls": calls,
        "Focus": focus,
        "ListsAndNotes": listsAndNotes,
        "Media": media,
        "Messages": messages,
        "Payments": payments,
        "Photos": photos,
        "Rides": rides,
        "Workouts": workouts,
    ]

    /// The families. `KnownFamilyTests` shows that all files can be read without errors.
    package static let all: [SystemFamily] = texts.compactMap { name, text in
        var diagnostics: [Diagnostic] = []
        let file = "System/\(name).systemintents.json"
        return SystemFamily.decode(Array(text.utf8), file: file, diagnostics: &diagnostics)
    }
}
