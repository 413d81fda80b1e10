package import Basics
import IntentDefinition
package import ToolSupport

extension Suppression {
    /// What is at the path that a suppression names.
    package enum PathKind: Sendable {
        case file, folder, nothing
    }

    /// That no finding has met the suppression.
    ///
    /// - Parameters:
    ///   - file: The path of the configuration.
    ///   - kind: What is at the path that the suppression names.
    package func unusedDiagnostic(in file: String, pathIs kind: PathKind = .file) -> Diagnostic {
        let element = element.map { " at '\($0.value)'" } ?? ""
        let rule = rule.value.rawValue
        let message =
            switch kind {
            case .file:
                "nothing is found by '\(rule)' in '\(path.value)'\(element); remove the suppression, or correct it"
            case .folder:
                """
                '\(path.value)' is a folder, and the suppression of '\(rule)' needs a file; name one, or leave the \
                folder out of all checks by 'excludedPaths'
                """
            case .nothing:
                """
                '\(path.value)' doesn't exist, so the suppression of '\(rule)' matches nothing; remove it, or correct \
                the path, which starts from the folder of this file
                """
            }
        let location = SourceLocation(file: file, position: position)
        return Diagnostic(.warning, .suppressionUnused, message, at: location)
    }
}
