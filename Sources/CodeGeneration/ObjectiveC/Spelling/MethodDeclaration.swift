/// The signature of a method in Objective-C, without attributes.
struct MethodDeclaration {
    /// An argument.
    struct Argument {
        /// The type, such as `nullable NSString *`.
        var type: String
        /// The name.
        var name: String
    }

    /// The text before the selector, such as `+ (instancetype)`.
    var start: String
    /// The selector, with a colon for each argument.
    var selector: String
    /// The arguments; at least one.
    var arguments: [Argument]

    /// The highest number of columns before the colons to align them. Beyond it, the text would be mostly spaces.
    private static let alignmentLimit = 120

    /// The signature with one argument a line, aligned at the colons.
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

    /// Returns the declaration in a header.
    ///
    /// - Parameter attributes: The attributes, which are on a separate line.
    func declaration(_ attributes: String?...) -> String {
        let line = attributes.compactMap(\.self).joined(separator: " ")
        return line.isEmpty ? "\(text);" : "\(text)\n    \(line);"
    }
}
