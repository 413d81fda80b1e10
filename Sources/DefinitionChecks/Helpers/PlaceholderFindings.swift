import Basics
import IntentInterface

extension Findings {
    /// Reports a placeholder without a value; if it may have one that the tool doesn't know, as a warning.
    ///
    /// - Parameters:
    ///   - fault: The placeholder and the problem.
    ///   - finder: Makes the fix-it that writes the name that was most likely meant.
    ///   - addition: A fix-it that declares the name.
    mutating func report(_ fault: PlaceholderFault, finder: PlaceholderFinder, orElse addition: FixIt? = nil) {
        let correction = fault.wrongName.flatMap { wrong in
            nearest(to: wrong.name, among: wrong.valid).flatMap {
                finder.fixIt(writing: $0, for: fault.placeholder, at: wrong.index)
            }
        }

        report(
            fault.message(hasAdvice: canSuggest),
            at: fault.placeholder.location,
            severity: fault.isUncertain ? .warning : nil,
            notes: fault.notes,
            fixIt: correction ?? addition,
            orElse: correction == nil ? nil : addition
        )
    }
}
