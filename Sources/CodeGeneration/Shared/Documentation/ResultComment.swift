/// The comments on the methods of result classes.
package enum ResultComment {
    package static let successWithValue = "Creates a result that accepts the value."
    package static let confirmationOfValue = "Creates a result that asks people to confirm the value."
    package static let successWithObject = "Creates a result that accepts the object."
    package static let disambiguation = "Creates a result that asks people to choose one of the objects."
    package static let confirmationOfObject = "Creates a result that asks people to confirm the object."
    package static let unsupported = "Creates a result that rejects the value for a reason."
}
