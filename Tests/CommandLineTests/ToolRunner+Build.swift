import Foundation
import TestSupport

extension ToolRunner {
    /// Builds in Apple's form, which has a file for each declaration of a definition and no other. What becomes of
    /// inputs and outputs is the same for all forms.
    @discardableResult
    func build(_ arguments: String..., whileRunning: (pid_t) throws -> Void = { _ in }) throws -> Subprocess.Result {
        try build(arguments, whileRunning: whileRunning)
    }

    /// Builds in Apple's form.
    @discardableResult
    func build(
        _ arguments: [String],
        whileRunning: (pid_t) throws -> Void = { _ in }
    ) throws -> Subprocess.Result {
        try run(["build", "--dialect", "apple"] + arguments, whileRunning: whileRunning)
    }
}
