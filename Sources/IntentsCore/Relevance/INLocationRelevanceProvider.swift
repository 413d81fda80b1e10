public import Foundation

/// A hint that a shortcut is relevant at a place.
open class INLocationRelevanceProvider: INRelevanceProvider {
    /// The place.
    public let region: CLRegion

    /// Creates a hint with a copy of a place.
    public init(region: CLRegion) {
        self.region = region.copy() as? CLRegion ?? region
        super.init()
    }

    /// Decodes a hint.
    public required init?(coder: NSCoder) {
        guard let region = coder.object(CLRegion.self, "region") else { return nil }
        self.region = region
        super.init(coder: coder)
    }

    /// Encodes the hint.
    open override func encode(with coder: NSCoder) {
        coder.encode(region, forKey: "region")
    }

    override var fields: [AnyHashable?] { [region] }
}
