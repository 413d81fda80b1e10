/// A property list whose root dictionary, from its fourth line on, holds the given entries.
func document(_ entries: String) -> [UInt8] {
    Array(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0">
        <dict>
        \(entries)
        </dict>
        </plist>
        """.utf8
    )
}

extension [UInt8] {
    /// Whether the bytes hold a text.
    func containsText(_ text: String) -> Bool {
        String(decoding: self, as: UTF8.self).contains(text)
    }
}
