/// Returns the end of a message about an unknown name, with the name that was most likely meant.
package func suggestion(for name: String, among names: [String]) -> String {
    names.nearest(to: name).map { "; did you mean '\($0)'?" } ?? ""
}

/// Returns the end of a message about an unknown name, with the name that was most likely meant and the valid names.
///
/// - Parameters:
///   - name: The unknown name.
///   - names: The valid names.
///   - nouns: The kind of names in the plural, such as `parameters`.
package func correction(of name: String, among names: [String], nouns: String) -> String {
    guard !names.isEmpty else { return "; there are no \(nouns)" }
    let meant = names.nearest(to: name).map { "; did you mean '\($0)'? " } ?? "; "
    return "\(meant)the \(nouns) are \(quotedList(names, limit: 10))"
}

/// Returns names in quotes, as a list for a sentence.
///
/// - Parameters:
///   - names: The names.
///   - limit: The maximum number of names to list; the others are counted.
package func quotedList(_ names: [String], limit: Int = .max) -> String {
    let list = names.prefix(limit).map { "'\($0)'" }.joined(separator: ", ")
    return names.count > limit ? "\(list) and \(names.count - limit) more" : list
}
