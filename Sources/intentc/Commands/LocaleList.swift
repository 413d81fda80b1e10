import ToolSupport

/// The languages that an app is translated into, separated by commas.
struct LocaleList: ArgumentValue {
    static let validValues = "locale identifiers separated by commas, such as 'de,pt-BR'"

    var identifiers: [String] = []

    init() {}

    init?(argument: String) {
        identifiers = argument.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
        let isValid = identifiers.allSatisfy { identifier in
            identifier.utf8.first != UInt8(ascii: "-") && !identifier.isEmpty
                && identifier.utf8.allSatisfy { byte in
                    byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
                        || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
                        || UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
                }
        }
        guard isValid else { return nil }
    }

    var defaultText: String? { nil }
}
