import Foundation

/// A text of which the key is kept, so that a host can look it up again in the language of whoever reads it.
package final class IntentLocalizedString: NSString {
    /// The key.
    package let key: String
    /// The table; `nil` for the default one.
    package let table: String?
    /// What stands in for the format's placeholders.
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

    // The initialisers that every string class must have. A text without a key is its own key.

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
