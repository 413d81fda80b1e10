/// What the comments on methods that make results say.
package enum ResultComment {
    package static let successWithValue = "Takes the value."
    package static let confirmationOfValue = "Asks whether the value is meant."
    package static let successWithObject = "Takes the object."
    package static let disambiguation = "Asks which of the objects is meant."
    package static let confirmationOfObject = "Asks whether the object is meant."
    package static let unsupported = "Refuses the value for a reason."
}
