public import Foundation
import Synchronization

/// A file: its bytes, or the address that they are read from when they are needed.
open class INFile: NSObject, NSSecureCoding {
    /// The file's name.
    open var filename: String
    /// The type's name, such as `public.image`.
    public let typeIdentifier: String?
    /// The address. A file that is held as bytes has one while an intent runs of which it is a value: that of a temporary
    /// file, which is removed after the run.
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

    /// Whether whoever handles the intent removes the file afterwards.
    open var removedOnCompletion = false

    private let bytes: Data?
    private let address: URL?

    /// Where the bytes have an address while an intent runs.
    private let temporary = Mutex<(folder: IntentFileFolder, address: URL?)?>(nil)

    /// Lets the bytes have an address in a folder, while the folder is there.
    package func use(_ folder: IntentFileFolder) {
        temporary.withLock { temporary in
            if temporary?.folder !== folder { temporary = (folder, nil) }
        }
    }

    /// The bytes. Those of an address are read each time; empty where they cannot be read.
    open var data: Data {
        if let bytes { return bytes }
        guard let address, let content = try? Data(contentsOf: address) else { return Data() }
        return content
    }

    /// Creates a file from its bytes.
    public convenience init(data: Data, filename: String, typeIdentifier: String?) {
        self.init(bytes: data, url: nil, filename: filename, typeIdentifier: typeIdentifier)
    }

    /// Creates a file from its address, whose last part is its name where none is given.
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

    /// Encodes the file. The bytes of an address are not encoded.
    open func encode(with coder: NSCoder) {
        coder.encode(bytes.map { $0 as NSData }, forKey: "data")
        coder.encode(address.map { $0 as NSURL }, forKey: "fileURL")
        coder.encode(filename, "filename")
        coder.encode(typeIdentifier, "typeIdentifier")
        coder.encode(removedOnCompletion, forKey: "removedOnCompletion")
    }

    /// Always true.
    open class var supportsSecureCoding: Bool { true }

    /// Whether an object is a file with the same name, type and bytes or address.
    open override func isEqual(_ object: Any?) -> Bool { hasFields(of: object) }

    /// A hash of what makes two files equal.
    open override var hash: Int { hashOfFields }
}

extension INFile: FieldEquatable {
    var fields: [AnyHashable?] { [bytes, address, filename, typeIdentifier, removedOnCompletion] }
}
