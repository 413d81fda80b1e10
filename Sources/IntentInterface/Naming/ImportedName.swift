extension String {
    /// The name of an Objective-C property in Swift. The first word becomes lowercase; of several uppercase letters,
    /// all but the one that starts the next word do.
    package var importedPropertyName: String {
        var bytes = Array(utf8)
        var index = 0
        while index < bytes.count, bytes[index].isUppercase {
            if index > 0, index + 1 < bytes.count, !bytes[index + 1].isUppercase {
                // The letter starts the next word, unless no word follows, or only a plural ending as in 'URLs'.
                let rest = bytes[(index + 1)...]
                let ending = rest.prefix { !$0.isUppercase && $0 != UInt8(ascii: "_") }
                let endsHere =
                    !rest[rest.startIndex].isLetter || ["s", "es", "ies"].contains { ending.elementsEqual($0.utf8) }
                if !endsHere { break }
                bytes[index].makeLowercase()
                break
            }
            bytes[index].makeLowercase()
            index += 1
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Returns the name of an Objective-C enum constant in Swift. The enum's name is removed, up to its last word if
    /// the constant continues that word. A constant in uppercase stays as it is.
    ///
    /// - Parameter enumName: The name of the enum, which the constant starts with.
    package func importedConstantName(of enumName: String) -> String {
        let lastWord = String(decoding: enumName.utf8.reversed().prefix { $0.isUppercase }.reversed(), as: UTF8.self)
        let name = lastWord + capitalizingFirstLetter
        // If the enum's name is a single word that its constants continue, it can't be removed, and nothing changes.
        if lastWord == enumName { return name }
        return name.utf8.contains { $0.isLetter && !$0.isUppercase } ? name.importedPropertyName : name
    }
}

extension UInt8 {
    fileprivate var isUppercase: Bool { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= self }

    fileprivate var isLetter: Bool { isUppercase || UInt8(ascii: "a")...UInt8(ascii: "z") ~= self }

    fileprivate mutating func makeLowercase() { if isUppercase { self += UInt8(ascii: "a") - UInt8(ascii: "A") } }
}
