/// The end of a message about a wrong name, with the name that was most likely meant.
package func suggestion(for name: String, among names: [String]) -> String {
    names.nearest(to: name).map { "; did you mean '\($0)'?" } ?? ""
}

/// The end of a message about a wrong name, with the name that was most likely meant and the valid ones.
///
/// - Parameters:
///   - name: The wrong name.
///   - names: The valid names.
///   - nouns: What the names are names of, such as `parameters`.
package func correction(of name: String, among names: [String], nouns: String) -> String {
    guard !names.isEmpty else { return "; there are no \(nouns)" }
    let meant = names.nearest(to: name).map { "; did you mean '\($0)'? " } ?? "; "
    return "\(meant)the \(nouns) are \(quotedList(names, limit: 10))"
}

/// Names in quotes, as a list in a sentence.
///
/// - Parameters:
///   - names: The names.
///   - limit: The most names to list; of the others only their number is told.
package func quotedList(_ names: [String], limit: Int = .max) -> String {
    let list = names.prefix(limit).map { "'\($0)'" }.joined(separator: ", ")
    return names.count > limit ? "\(list) and \(names.count - limit) more" : list
}
