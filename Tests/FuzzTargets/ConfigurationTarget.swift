import Basics
import ToolSupport

extension FuzzTarget {
    /// Configurations: what is refused is told, at its place.
    static let configuration = FuzzTarget(name: "configuration") { input in
        var diagnostics: [Diagnostic] = []
        let configuration = Configuration(input, file: "intentc.json", diagnostics: &diagnostics)
        try require((configuration == nil) == diagnostics.hasErrors, "a file is refused with an error, and only so")
        let source = String(validating: input, as: UTF8.self).map { _ in SourceFile(path: "intentc.json", utf8: input) }
        try require(diagnostics, areAbout: source)
    }
}
