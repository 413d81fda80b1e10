/// Writes property lists in the form in which Xcode writes definitions: tabs, `<array/>` and `<dict/>` for empty
/// containers, only `&`, `<` and `>` escaped, and a line break at the end.
public struct PropertyListWriter: Sendable {
    /// Creates a writer.
    public init() {}

    /// The bytes of a file that holds a value. Dictionary entries keep the order that they have in the value.
    public func bytes(of root: PropertyListValue) -> [UInt8] {
        []
    }
}
