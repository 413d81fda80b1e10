public import Foundation
import Synchronization

/// A file: its bytes, or the URL from which they are read when they are needed.
open class INFile: NSObject, NSSecureCoding {
    /// The name of the file.
    open var filename: String
    /// The identifier of the type, such as `public.image`.
    public let typeIdentifier: String?
    /// The URL. A file in memory has one while an intent with the file as a value runs: that of a temporary file, which
    /// is removed after the run.
    open var fileURL: URL? {
        if let address { return address }
        guard let bytes else { return nil }
        return temporary.withLock { temporary in
            guard let current = temporary, !current.folder.isRemoved else { return nil }
            let address = current.address ?? current.folder.write(bytes, as: filename)
            temporary?.address = address
            return address
        }
    }

    /// Whether the file is removed after the intent has been handled.
    open var removedOnCompletion = false

    private let bytes: Data?
    private let address: URL?

    /// The folder and URL of the bytes while an intent runs.
    private let temporary = Mutex<(folder: IntentFileFolder, address: URL?)?>(nil)

    /// Gives the bytes a URL in a folder, for the lifetime of the folder.
    package func use(_ folder: IntentFileFolder) {
        temporary.withLock { temporary in
            if temporary?.folder !== folder { temporary = (folder, nil) }
        }
    }

    /// The bytes. Those at a URL are read each time; the data is empty if they can't be read.
    open var data: Data {
        if let bytes { return bytes }
        guard let address, let content = try? Data(contentsOf: address) else { return Data() }
        return content
    }

    /// Creates a file from its bytes.
    public convenience init(data: Data, filename: String, typeIdentifier: String?) {
        self.init(bytes: data, url: nil, filename: filename, typeIdentifier: typeIdentifier)
    }

    /// Creates a file from its URL. The default name is the last component of the URL.
    public convenience init(fileURL: URL, filename: String?, typeIdentifier: String?) {
        let filename = filename ?? fileURL.lastPathComponent
        self.init(bytes: nil, url: fileURL, filename: filename, typeIdentifier: typeIdentifier)
    }

    private init(bytes: Data?, url: URL?, filename: String, typeIdentifier: String?) {
        self.bytes = bytes
        address = url
        self.filename = filename
        self.typeIdentifier = typeIdentifier
        super.init()
    }

    /// Decodes a file.
    public required convenience init?(coder: NSCoder) {
        guard let filename = coder.string("filename") else { return nil }
        self.init(
            bytes: coder.object(NSData.self, "data").map { Data(referencing: $0) },
            url: coder.object(NSURL.self, "fileURL").map { $0 as URL },
            filename: filename,
            typeIdentifier: coder.string("typeIdentifier")
        )
        removedOnCompletion = coder.decodeBool(forKey: "removedOnCompletion")
    }

    /// Encodes the file. Bytes at a URL aren't encoded.
    open func encode(with coder: NSCoder) {
        coder.encode(bytes.map { $0 as NSData }, forKey: "data")
        coder.encode(address.map { $0 as NSURL }, forKey: "fileURL")
        coder.encode(filename, "filename")
        coder.encode(typeIdentifier, "typeIdentifier")
        coder.encode(removedOnCompletion, forKey: "removedOnCompletion")
    }

    /// Always true.
    open class var supportsSecureCoding: Bool { true }

    /// Returns whether an object is a file with the same name, type, and bytes or URL.
    open override func isEqual(_ object: Any?) -> Bool { hasFields(of: object) }

    /// The hash of the fields that make two files equal.
    open override var hash: Int { hashOfFields }
}

extension INFile: FieldEquatable {
    var fields: [AnyHashable?] { [bytes, address, filename, typeIdentifier, removedOnCompletion] }
}
