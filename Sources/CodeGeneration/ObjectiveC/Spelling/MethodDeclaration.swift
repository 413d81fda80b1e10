/// A method as it is declared and defined in Objective-C, without attributes.
struct MethodDeclaration {
    /// An argument.
    struct Argument {
        /// The type, such as `nullable NSString *`.
        var type: String
        /// The variable's name.
        var name: String
    }

    /// What stands before the selector, such as `+ (instancetype)`.
    var start: String
    /// The selector, with as many colons as there are arguments.
    var selector: String
    /// The arguments; at least one.
    var arguments: [Argument]

    /// The columns before the colons up to which they are aligned: beyond that, the spaces would be most of the text.
    private static let alignmentLimit = 120

    /// The declaration with an argument a line, aligned at the colons.
    var text: String {
        let labels = selector.split(separator: ":")
        let firstWidth = start.count + (labels.first?.count ?? 0)
        let width = firstWidth > Self.alignmentLimit ? 0 : firstWidth
        return zip(labels, arguments).enumerated().map { index, part in
            let (label, argument) = part
            let lead = index == 0 ? start : "\n" + String(repeating: " ", count: max(4, width - label.count))
            return "\(lead)\(label):(\(argument.type))\(argument.name)"
        }
        .joined()
    }

    /// The declaration as it stands in a header.
    ///
    /// - Parameter attributes: What is said about the method besides, on a line of its own.
    func declaration(_ attributes: String?...) -> String {
        let line = attributes.compactMap(\.self).joined(separator: " ")
        return line.isEmpty ? "\(text);" : "\(text)\n    \(line);"
    }
}
