import Basics
import IntentInterface

extension Findings {
    /// Reports a placeholder that has no value. What may be right all the same is only worth a warning.
    ///
    /// - Parameters:
    ///   - finder: Makes fix-its that write the name that was most likely meant.
    ///   - addition: A fix-it that makes the name right.
    mutating func report(_ fault: PlaceholderFault, _ finder: PlaceholderFinder, orElse addition: FixIt? = nil) {
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
