import Foundation

/// A table of one language in one form.
protocol TranslationTable: Sendable {
    /// The extension of files of the form.
    static var pathExtension: String { get }

    /// Reads a table from the bytes of its file.
    init(_ data: Data) throws

    /// The translation of a text; `nil` if the table has none.
    func translation(for request: IntentTranslationRequest) -> String?
}

/// A table of the form `.strings`, as text in any Unicode encoding or as a property list.
struct StringsTable: TranslationTable {
    static let pathExtension = "strings"

    private let texts: [String: String]

    init(_ data: Data) throws {
        guard !data.isEmpty else {
            texts = [:]
            return
        }
        let list = try PropertyListSerialization.propertyList(from: data, options: [], format: nil)
        guard let entries = list as? [String: Any] else { throw CocoaError(.propertyListReadCorrupt) }
        // An entry without a text is one that nobody has translated yet.
        texts = entries.compactMapValues { $0 as? String }.filter { !$0.value.isEmpty }
    }

    func translation(for request: IntentTranslationRequest) -> String? { texts.translation(for: request) }
}
