package import Basics
import IntentDefinition

/// An index of suppressions by rule, file and element, so that a look-up takes equally long for many suppressions as
/// for one.
package struct SuppressionIndex: Sendable {
    /// The rule, file and element that a suppression names.
    package struct Place: Hashable, Sendable {
        /// The id of the rule.
        var rule: Diagnostic.ID
        /// The absolute path of the file.
        var path: String
        /// The element, with parts in lower case; `nil` for the whole file.
        var element: PlacedFinding.Element?
    }

    /// The suppressions, each with the absolute path of its file.
    let suppressions: [(suppression: Suppression, path: String)]
    /// The index of the first suppression for each place.
    private let firsts: [Place: Int]
    /// The rules with suppressions that name an element.
    private let rulesWithElements: Set<Diagnostic.ID>

    /// Creates an index.
    ///
    /// - Parameters:
    ///   - suppressions: The suppressions.
    ///   - absolutePath: Returns the absolute path for a path as the configuration spells it.
    package init(_ suppressions: [Suppression] = [], absolutePath: (String) -> String = { $0 }) {
        self.suppressions = suppressions.map { ($0, absolutePath($0.path.value)) }
        let places = self.suppressions.enumerated().flatMap { index, entry in
            Self.places(of: entry.suppression, in: entry.path).map { ($0, index) }
        }
        firsts = Dictionary(places) { first, _ in first }
        rulesWithElements = Set(suppressions.filter { $0.element != nil }.map(\.rule.value))
    }

    /// Returns whether a suppression of a rule names an element.
    package func namesElements(of rule: Diagnostic.ID) -> Bool { rulesWithElements.contains(rule) }

    /// Returns the index of the first suppression for a place.
    func first(at place: Place) -> Int? { firsts[place] }

    /// Returns the places that a suppression names. Its element may be a part or a key.
    static func places(of suppression: Suppression, in path: String) -> [Place] {
        let place = Place(rule: suppression.rule.value, path: path)
        guard let element = suppression.element?.value else { return [place] }
        return [.part(element.lowercased()), .key(element)].map { element in
            Place(rule: place.rule, path: path, element: element)
        }
    }

    /// Returns the places that suppressions name and that match a finding.
    func places(metBy finding: PlacedFinding) -> Set<Place> {
        let (rule, files) = (finding.diagnostic.id, Set(finding.files))
        let whole = files.map { Place(rule: rule, path: $0) }.filter { firsts[$0] != nil }
        guard namesElements(of: rule) else { return Set(whole) }

        var met = Set(whole)
        if finding.keyElements.count < 2 {
            met.formUnion(places(of: rule, in: files, elements: finding.elements))
        }
        // A finding about several keys is accepted if each of the keys is.

        guard let first = finding.keyElements.first else { return met }
        var common = places(of: rule, in: files, elements: first)
        for elements in finding.keyElements.dropFirst() where !common.isEmpty {
            common.formIntersection(places(of: rule, in: files, elements: elements))
        }
        return met.union(common)
    }

    /// Returns the places that suppressions name and that contain one of the given elements.
    ///
    /// - Parameters:
    ///   - rule: The rule.
    ///   - files: The absolute paths of the files.
    ///   - elements: The elements.
    package func places(
        of rule: Diagnostic.ID,
        in files: Set<String>,
        elements: [PlacedFinding.Element]
    ) -> Set<Place> {
        guard namesElements(of: rule) else { return [] }
        let outer = elements.flatMap(\.withOuterParts)
        let places = files.flatMap { file in
            outer.map { Place(rule: rule, path: file, element: $0) }
        }
        return Set(places.filter { firsts[$0] != nil })
    }
}

extension PlacedFinding.Element {
    /// The element and the parts that contain it, in lower case.
    fileprivate var withOuterParts: [PlacedFinding.Element] {
        guard case .part(let path) = self else { return [self] }
        let lowercased = path.lowercased()
        let ends = lowercased.indices.filter { lowercased[$0] == "/" } + [lowercased.endIndex]
        return ends.map { .part(String(lowercased[..<$0])) }
    }
}
