import Basics
import PropertyLists

extension PropertyListValue {
    /// A new dictionary, for edits.
    ///
    /// - Parameter entries: The keys and their values, in the order of the file.
    static func dictionary(_ entries: [(key: String, content: Content)]) -> PropertyListValue {
        PropertyListValue(
            .dictionary(
                entries.map { Entry(key: $0.key, keyPosition: .start, value: PropertyListValue($0.content)) }
            )
        )
    }
}
