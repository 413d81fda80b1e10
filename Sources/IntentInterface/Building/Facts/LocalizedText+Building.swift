import Basics
import IntentDefinition
import PropertyLists

extension LocalizedText {
    /// A text of the file with the key of its translations; `nil` where the file has no text.
    init?(_ text: Located<String>?, _ key: Located<String>?) {
        guard let text else { return nil }
        self.init(text.value, key: key.flatMap { $0.value.isEmpty ? nil : $0.value })
    }
}

extension PropertyListValue {
    /// The value as a number that is neither infinite nor undefined; `nil` for what is no number, such as the empty
    /// data that the editor writes for a limit that is not set.
    var finiteNumber: Double? {
        switch content {
        case .integer(let text): Number(sourceText: text, isReal: false).finiteValue
        case .real(let text): Number(sourceText: text, isReal: true).finiteValue
        default: nil
        }
    }
}

extension Number {
    fileprivate var finiteValue: Double? { doubleValue.isFinite ? doubleValue : nil }
}
