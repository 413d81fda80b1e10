package import Basics
import IntentDefinition
package import ToolSupport

extension Suppression {
    /// The kinds of entries at the path of a suppression.
    package enum PathKind: Sendable {
        case file, folder, nothing
    }

    /// Returns the warning that the suppression matches no finding.
    ///
    /// - Parameters:
    ///   - file: The path of the configuration.
    ///   - kind: The kind of entry at the suppression's path.
    package func unusedDiagnostic(in file: String, pathIs kind: PathKind = .file) -> Diagnostic {
        let element = element.map { " at '\($0.value)'" } ?? ""
        let rule = rule.value.rawValue
        let message =
            switch kind {
            case .file:
                "this suppression of '\(rule)' in '\(path.value)'\(element) matches no finding; remove or correct it"
            case .folder:
                """
                '\(path.value)' is a folder, but the suppression of '\(rule)' needs a file; name one, or exclude the \
                folder with 'excludedPaths'
                """
            case .nothing:
                """
                '\(path.value)' doesn't exist, so the suppression of '\(rule)' matches nothing; remove it, or correct \
                the path, which is relative to this file's folder
                """
            }

        let location = SourceLocation(file: file, position: position)
        return Diagnostic(.warning, .suppressionUnused, message: message, at: location)
    }
}
