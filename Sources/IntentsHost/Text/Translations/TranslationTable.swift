import Foundation

/// A table of one language in one form.
protocol TranslationTable: Sendable {
    /// The file extension of the form.
    static var pathExtension: String { get }

    /// Reads a table from the bytes of its file.
    init(_ data: Data) throws

    /// Returns the translation of a text; `nil` if the table doesn't have one.
    func translation(for request: IntentTranslationRequest) -> String?
}

/// A `.strings` table, as text in any Unicode encoding or as a property list.
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
        // An entry without a text hasn't been translated yet.
        texts = entries.compactMapValues { $0 as? String }.filter { !$0.value.isEmpty }
    }

    func translation(for request: IntentTranslationRequest) -> String? { texts.translation(for: request) }
}
