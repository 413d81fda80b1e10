/// The use of a person's handle.
public struct INPersonHandleLabel: RawRepresentable, Hashable, Sendable {
    /// The label's text.
    public let rawValue: String

    /// Creates a label from its text.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Creates a label from its text.
    public init(_ rawValue: String) {
        self.rawValue = rawValue
    }

    /// At home.
    public static let home = INPersonHandleLabel(rawValue: "home")
    /// At work.
    public static let work = INPersonHandleLabel(rawValue: "work")
    /// At school.
    public static let school = INPersonHandleLabel(rawValue: "school")
    /// An iPhone.
    public static let iPhone = INPersonHandleLabel(rawValue: "iPhone")
    /// A mobile telephone.
    public static let mobile = INPersonHandleLabel(rawValue: "mobile")
    /// The main number.
    public static let main = INPersonHandleLabel(rawValue: "main")
    /// A fax at home.
    public static let homeFax = INPersonHandleLabel(rawValue: "home fax")
    /// A fax at work.
    public static let workFax = INPersonHandleLabel(rawValue: "work fax")
    /// A pager.
    public static let pager = INPersonHandleLabel(rawValue: "pager")
    /// Anything else.
    public static let other = INPersonHandleLabel(rawValue: "other")
}
