import IntentInterface

/// A constant of an enum.
struct EnumConstant {
    /// The name of the case.
    var name: String
    /// The text of the comment.
    var comment: String
    /// The value; `nil` if it follows that of the previous constant.
    var value: Int?

    /// The text after the name that assigns the value.
    var assignment: String {
        guard let value else { return "" }
        // C has no negative literals, so the least integer is computed.
        return value == .min ? " = (-\(Int.max) - 1)" : " = \(value)"
    }
}

extension EnumDeclaration {
    /// The constants, all with their values.
    var constants: [EnumConstant] {
        cases.map { EnumConstant(name: $0.name, comment: $0.comment, value: $0.rawValue) }
    }
}

extension IntentDeclaration {
    /// The constants of the response codes. A value is written only if it doesn't follow the previous one.
    var responseConstants: [EnumConstant] {
        responseCodes.enumerated().map { index, code in
            let follows = index > 0 && code.rawValue == responseCodes[index - 1].rawValue + 1
            return EnumConstant(name: code.name, comment: code.comment, value: follows ? nil : code.rawValue)
        }
    }
}

extension ParameterResultDeclaration {
    /// The constants of the reasons, which count from 1.
    var constants: [EnumConstant] {
        reasons.enumerated().map { index, reason in
            EnumConstant(name: reason.name, comment: reason.comment, value: index == 0 ? 1 : nil)
        }
    }
}

extension String {
    /// Returns the constant for a case of the enum with this name.
    func constant(_ caseName: String) -> String { self + caseName.capitalizingFirstLetter }
}
