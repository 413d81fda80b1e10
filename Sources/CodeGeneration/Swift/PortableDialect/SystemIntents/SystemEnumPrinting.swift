import IntentInterface

extension PortableSwiftPrinter {
    /// Appends an enum; one that is nested in a class in an extension of that.
    func append(_ type: EnumDeclaration, aliases: [CaseAlias], to text: inout SourceText) {
        let path = type.className.split(separator: ".")
        let owner = path.dropLast().joined(separator: ".")
        text += """

            \(line: owner.isEmpty ? nil : "\(style.extensionModifiers)extension \(owner) {")\
            \(doc: type.comment)
            \(style.typeModifiers) enum \("\(path.last ?? "")"): Int, IntentMetadataEnumeration, Sendable {

            """
        type.cases.appendCases(to: &text)
        for alias in aliases {
            text.separate()
            text += """
                    /// Another name of ``\(alias.original)``.
                    \(access) static let \(alias.name.swiftMember): \(type.className) = .\(alias.original.swiftMember)

                """
        }
        appendFacts(of: type, to: &text)
        text += """
            }
            \(owner.isEmpty ? "" : "}\n")
            """
    }

    /// Appends an option set.
    func appendOptions(_ type: EnumDeclaration, to text: inout SourceText) {
        text += """

            /// A set of options.
            \(style.typeModifiers) struct \(type.className): OptionSet, IntentMetadataOptions {
                /// The options, a bit each.
                \(access) let rawValue: UInt

                /// Creates a set from its bits.
                \(access) init(rawValue: UInt) {
                    self.rawValue = rawValue
                }

            """
        for option in type.cases {
            text.separate()
            text += """
                    \(doc: option.comment, indentation: 4)
                    \(access) static let \(option.name.swiftMember): \(type.className) = .init(rawValue: \(option.rawValue))

                """
        }
        appendFacts(of: type, to: &text)
        text += """
            }

            """
    }

    /// Appends a structure of string constants.
    func append(_ type: ConstantsDeclaration, to text: inout SourceText) {
        text += """

            /// A name that the system knows.
            \(style.typeModifiers) struct \(type.name): RawRepresentable, Hashable, Sendable {
                /// The text.
                \(access) let rawValue: String

                /// Creates a name from its text.
                \(access) init(rawValue: String) {
                    self.rawValue = rawValue
                }

            """
        for constant in type.constants {
            text.separate()
            text += """
                    /// The name '\(constant.text)'.
                    \(access) static let \(constant.name.swiftMember): \(type.name) = .init(rawValue: \(literal: constant.text))

                """
        }
        text += """
            }

            """
    }
}
