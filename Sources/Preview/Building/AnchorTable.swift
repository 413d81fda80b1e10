/// The anchors of things on the page, which stay the same as long as the names of the things do.
struct AnchorTable {
    /// The maximum number of characters of a name in an anchor.
    private static let nameLength = 80

    private var taken: Set<String> = []
    /// The numbers to go on with, by the anchors that were asked for more than once.
    private var numbers: [String: Int] = [:]
    private var anchors: [String: String] = [:]

    /// Returns a new anchor for a thing.
    ///
    /// - Parameters:
    ///   - kind: The kind of thing, such as `intent`.
    ///   - name: The name of the thing.
    ///   - parent: The anchor of the thing around it.
    ///   - part: The path of the part of the definition.
    ///   - file: The index of the definition.
    mutating func add(_ kind: String, _ name: String, in parent: String? = nil, part: String, file: Int) -> String {
        let base = (parent.map { "\($0)/" } ?? "") + "\(kind)/\(name.prefix(Self.nameLength))"
        var anchor = base
        while !taken.insert(anchor).inserted {
            let number = numbers[base] ?? 2
            anchor = "\(base)~\(number)"
            numbers[base] = number + 1
        }
        anchors["\(file):\(part)"] = anchors["\(file):\(part)"] ?? anchor
        return anchor
    }

    /// Returns the anchor of the innermost thing that contains a part of a definition.
    func anchor(ofPart part: String, file: Int) -> String? {
        var part = part[...]
        while !part.isEmpty {
            if let anchor = anchors["\(file):\(part)"] { return anchor }
            part = part.lastIndex(of: "/").map { part[..<$0] } ?? ""
        }
        return nil
    }
}
