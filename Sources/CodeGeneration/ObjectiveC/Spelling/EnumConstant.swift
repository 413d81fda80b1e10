import IntentInterface

/// A constant of an enum.
struct EnumConstant {
    /// The name of the case that it stands for.
    var name: String
    /// What the comment says.
    var comment: String
    /// The value; `nil` where it follows that of the constant before.
    var value: Int?

    /// What follows the name to give the constant its value.
    var assignment: String {
        guard let value else { return "" }
        // There are no negative literals, so that the least integer has to be computed.
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
    /// The constants of the response codes. A value is written only where it is not the one that follows.
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
    /// The constant of the enum of this name that stands for a case.
    func constant(_ caseName: String) -> String { self + caseName.capitalizingFirstLetter }
}
