/// The type of a person's handle.
public enum INPersonHandleType: Int, Sendable {
    /// The type isn't known.
    case unknown = 0
    /// An email address.
    case emailAddress = 1
    /// A telephone number.
    case phoneNumber = 2
}
