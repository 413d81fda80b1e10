/// What a person's handle is.
public enum INPersonHandleType: Int, Sendable {
    /// Not known.
    case unknown = 0
    /// An e-mail address.
    case emailAddress = 1
    /// A telephone number.
    case phoneNumber = 2
}
