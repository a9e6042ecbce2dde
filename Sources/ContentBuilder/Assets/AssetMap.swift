import Foundation
import Records

/// The static files by their plain names.
public struct AssetMap: Hashable, Sendable {
    /// One static file.
    public struct Asset: Hashable, Sendable {
        /// The plain name: `app.css`.
        public var name: String
        /// Its path in the assets folder: `app-0123456789abcdef.css`.
        public var file: String
        /// The size in bytes, before compression.
        public var size: Int
        /// The address for pages.
        public var address: String { "/assets/\(file)" }
    }

    public private(set) var assets: [Asset] = []

    /// The address for a plain name.
    public subscript(name: String) -> String? { assets.first { $0.name == name }?.address }

    /// `assets.json`: names and addresses.
    public var json: JSON {
        var object = JSONObject()
        for asset in assets.sorted(by: { $0.name < $1.name }) { object[asset.name] = .string(asset.address) }
        return .object(object)
    }

    /// Writes a file under its hashed name.
    mutating func add(_ name: String, _ bytes: [UInt8], to folder: URL) throws(ContentError) {
        let hash = SHA256.hex(bytes).prefix(16)
        let parts = name.split(separator: ".")
        let stem = parts.dropLast().joined(separator: ".")
        let file = parts.count > 1 ? "\(stem)-\(hash).\(parts[parts.count - 1])" : "\(name)-\(hash)"
        try add(Asset(name: name, file: file, size: bytes.count), bytes, to: folder)
    }

    /// Writes files that refer to each other into one folder, named by the hash of them all.
    mutating func add(
        unit files: [(name: String, bytes: [UInt8])], prefix: String, to folder: URL
    ) throws(ContentError) {
        let list = files.map { "\(SHA256.hex($0.bytes)) \($0.name)" }.joined(separator: "\n")
        let unit = "\(prefix)-\(SHA256.hex(Array(list.utf8)).prefix(16))"
        for (name, bytes) in files {
            try add(Asset(name: name, file: "\(unit)/\(name)", size: bytes.count), bytes, to: folder)
        }
    }

    private mutating func add(_ asset: Asset, _ bytes: [UInt8], to folder: URL) throws(ContentError) {
        guard self[asset.name] == nil else {
            throw ContentError("two files have this name", in: asset.name, remedy: "Rename one of them")
        }
        let place = folder.appendingPathComponent(asset.file)
        if !Files.exists(place) { try Files.write(bytes, to: place) }
        assets.append(asset)
    }
}
