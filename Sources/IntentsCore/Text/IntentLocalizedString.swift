public import Foundation

/// A text that keeps its key, so that a host can look it up again in the reader's language.
package final class IntentLocalizedString: NSString {
    /// The key.
    package let key: String
    /// The table; `nil` for the default one.
    package let table: String?
    /// The values of the format's placeholders.
    package let arguments: [any CVarArg]

    private let text: NSString

    init(key: String, table: String?, arguments: [any CVarArg]) {
        let format = Bundle.main.localizedString(forKey: key, value: nil, table: table)
        let text = arguments.isEmpty ? format : String(format: format, arguments: arguments)
        self.key = key
        self.table = table
        self.arguments = arguments
        self.text = NSString(string: text)
        let units = Array(text.utf16)
        super.init(characters: units, length: units.count)
    }

    package override var length: Int { text.length }

    package override func character(at index: Int) -> unichar { text.character(at: index) }

    // The initializers that every string class must have. A text without a key is its own key.

    package convenience init(key: String) {
        self.init(key: key, table: nil, arguments: [])
    }

    package required convenience init(string: String) { self.init(key: string) }

    package required convenience init(stringLiteral value: StaticString) { self.init(key: value.description) }

    package required convenience init(unicodeScalarLiteral value: StaticString) { self.init(key: value.description) }

    package required convenience init(extendedGraphemeClusterLiteral value: StaticString) {
        self.init(key: value.description)
    }

    package required convenience init?(coder: NSCoder) {
        guard let key = coder.string("key") else { return nil }
        self.init(key: key, table: coder.string("table"), arguments: [])
    }

    package override func encode(with coder: NSCoder) {
        coder.encode(key, "key")
        coder.encode(table, "table")
    }
}

extension NSString {
    /// Returns a text that is looked up again in the reader's language when it is shown. Until then it is in the
    /// program's own language.
    public class func deferredLocalizedIntentsString(with format: String, _ args: any CVarArg...) -> NSString {
        IntentLocalizedString(key: format, table: nil, arguments: args)
    }

    /// Returns a text of a table that is looked up again in the reader's language when it is shown.
    public class func deferredLocalizedIntentsString(
        with format: String,
        table: String,
        _ args: any CVarArg...
    ) -> NSString {
        IntentLocalizedString(key: format, table: table, arguments: args)
    }

    /// Returns a text of a table, formatted with a list of arguments. The list is read at once, because it doesn't
    /// last.
    public class func deferredLocalizedIntentsString(
        with format: String,
        table: String,
        arguments: CVaListPointer
    ) -> NSString {
        let format = Bundle.main.localizedString(forKey: format, value: nil, table: table)
        return NSString(format: format, arguments: arguments)
    }
}
