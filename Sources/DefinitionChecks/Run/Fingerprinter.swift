import Basics
import CodeGeneration
import ToolSupport

/// The fingerprints of a run's findings.
struct Fingerprinter {
    /// The absolute path of the folder that paths in fingerprints are relative to.
    let root: Path
    /// The absolute path that relative paths start from.
    let workingFolder: Path
    /// The paths of the definitions and tables, as in messages.
    let files: Set<String>

    /// The fingerprint of a finding, or several if it is about several languages or keys.
    func fingerprints(of finding: PlacedFinding) -> [Fingerprint] {
        let diagnostic = finding.diagnostic
        let element = finding.elements.first?.text
        // In other files, such as a project, only the message distinguishes findings.
        let hasElements = !finding.elements.isEmpty || files.contains(diagnostic.location.file)
        var fingerprint = Fingerprint(
            rule: diagnostic.id.rawValue,
            path: relative(diagnostic.location.file),
            element: element == "" ? nil : element,
            message: hasElements ? nil : stable(diagnostic.message)
        )

        guard let topic = diagnostic.topic else { return [fingerprint] }
        // The keys are more exact than the place, which is that of one of them.
        let keys = topic.keys.filter { !$0.isEmpty }
        if !keys.isEmpty { fingerprint.element = nil }
        return Self.choices(topic.languages).flatMap { language in
            Self.choices(keys).map { key in
                fingerprint.language = language
                fingerprint.key = key
                return fingerprint
            }
        }
    }

    private static func choices(_ texts: [String]) -> [String?] {
        texts.isEmpty ? [nil] : texts
    }

    /// The message with paths that don't depend on the working folder.
    private func stable(_ message: String) -> String {
        files.filter { message.contains("'\($0)'") }.sorted().reduce(message) { message, file in
            message.replacing("'\(file)'", with: "'\(relative(file))'")
        }
    }

    private func relative(_ path: String) -> String { Path(path).absolute(in: workingFolder).relative(to: root).text }
}
