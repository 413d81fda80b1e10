public import Foundation

/// An image: its name in the app's resources, its data or its URL. This module doesn't decode or fetch images.
public class INImage: NSObject, NSCopying, NSSecureCoding {
    /// The source of an image.
    package enum Source: Hashable {
        case named(String)
        case system(String)
        case data(Data)
        case url(URL, size: Size?)
    }

    /// The size of an image at a URL, in points.
    package struct Size: Hashable {
        package var width: Double
        package var height: Double
    }

    /// The source of the image, for a host that shows it.
    package let source: Source

    /// Creates an image from the app's resources.
    public convenience init(named name: String) {
        self.init(source: .named(name))
    }

    /// Creates an image from its file's bytes.
    public convenience init(imageData: Data) {
        self.init(source: .data(imageData))
    }

    /// Creates an image at a URL.
    public convenience init?(url URL: URL) {
        self.init(source: .url(URL, size: nil))
    }

    /// Creates an image at a URL, with its size in points.
    public convenience init?(url URL: URL, width: Double, height: Double) {
        self.init(source: .url(URL, size: Size(width: width, height: height)))
    }

    /// Returns the system's symbol with a name.
    public class func systemImageNamed(_ systemImageName: String) -> Self {
        self.init(source: .system(systemImageName))
    }

    package required init(source: Source) {
        self.source = source
        super.init()
    }

    /// Decodes an image.
    public required convenience init?(coder: NSCoder) {
        guard let source = Source(coder: coder) else { return nil }
        self.init(source: source)
    }

    /// Encodes the image.
    public func encode(with coder: NSCoder) {
        source.encode(with: coder)
    }

    /// Always true.
    public class var supportsSecureCoding: Bool { true }

    /// Returns the same object, which can't change.
    public func copy(with zone: NSZone? = nil) -> Any { self }

    /// Returns whether an object is an image from the same source.
    public override func isEqual(_ object: Any?) -> Bool { hasFields(of: object) }

    /// The hash of the fields that make two images equal.
    public override var hash: Int { hashOfFields }
}

extension INImage: FieldEquatable {
    var fields: [AnyHashable?] { [source] }
}

extension INImage.Source {
    fileprivate init?(coder: NSCoder) {
        if let name = coder.string("named") {
            self = .named(name)
        } else if let name = coder.string("system") {
            self = .system(name)
        } else if let data = coder.object(NSData.self, "data") {
            self = .data(Data(referencing: data))
        } else if let url = coder.object(NSURL.self, "url") {
            self = .url(url as URL, size: coder.containsValue(forKey: "width") ? .init(coder: coder) : nil)
        } else {
            return nil
        }
    }

    fileprivate func encode(with coder: NSCoder) {
        switch self {
        case .named(let name): coder.encode(name, "named")
        case .system(let name): coder.encode(name, "system")
        case .data(let data): coder.encode(data as NSData, forKey: "data")
        case .url(let url, let size):
            coder.encode(url as NSURL, forKey: "url")
            guard let size else { return }
            coder.encode(size.width, forKey: "width")
            coder.encode(size.height, forKey: "height")
        }
    }
}

extension INImage.Size {
    fileprivate init(coder: NSCoder) {
        self.init(width: coder.decodeDouble(forKey: "width"), height: coder.decodeDouble(forKey: "height"))
    }
}
