package import Basics
import IntentDefinition
package import ToolSupport

extension Suppression {
    /// That no finding has met the suppression.
    ///
    /// - Parameters:
    ///   - file: The path of the configuration.
    ///   - pathExists: Whether there is something at the path that the suppression names.
    package func unusedDiagnostic(in file: String, pathExists: Bool = true) -> Diagnostic {
        let element = element.map { " at '\($0.value)'" } ?? ""
        let message =
            pathExists
            ? "nothing is found by '\(rule.value.rawValue)' in '\(path.value)'\(element); remove the suppression, or correct it"
            : """
            '\(path.value)' doesn't exist, so the suppression of '\(rule.value.rawValue)' matches nothing; remove it, or correct \
            the path, which starts from the folder of this file
            """
        let location = SourceLocation(file: file, position: position)
        return Diagnostic(.warning, .suppressionUnused, message, at: location)
    }
}
