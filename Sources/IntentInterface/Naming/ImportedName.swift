extension String {
    /// The name that Swift gives to a property of Objective-C: the first word is in lower case, and of several letters in
    /// upper case all but the one that begins the next word.
    package var importedPropertyName: String {
        var bytes = Array(utf8)
        var index = 0
        while index < bytes.count, bytes[index].isUppercase {
            if index > 0, index + 1 < bytes.count, !bytes[index + 1].isUppercase {
                // The letter begins the next word, unless what follows is no word, or makes a plural as in 'URLs'.
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

    /// The name that Swift gives to a constant of an enum of Objective-C. It leaves the enum's name out, up to its last
    /// word if that goes on in the constant; a constant in upper case stays as it is.
    ///
    /// - Parameter enumName: The enum, with whose name that of the constant begins.
    package func importedConstantName(of enumName: String) -> String {
        let lastWord = String(decoding: enumName.utf8.reversed().prefix { $0.isUppercase }.reversed(), as: UTF8.self)
        let name = lastWord + capitalizingFirstLetter
        // An enum's name of one word that goes on in its constants can't be left out, and then nothing changes.
        if lastWord == enumName { return name }
        return name.utf8.contains { $0.isLetter && !$0.isUppercase } ? name.importedPropertyName : name
    }
}

extension UInt8 {
    fileprivate var isUppercase: Bool { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= self }

    fileprivate var isLetter: Bool { isUppercase || UInt8(ascii: "a")...UInt8(ascii: "z") ~= self }

    fileprivate mutating func makeLowercase() { if isUppercase { self += UInt8(ascii: "a") - UInt8(ascii: "A") } }
}
