/// A part of a pack that is loaded and verified on its own.
public struct PackSection: Hashable, Sendable {
    public var name: String
    /// The number of bytes between the end of the directory and the section.
    public var offset: Int
    /// The length of the section in bytes.
    public var length: Int
    /// The SHA-256 of the section, as 64 lower-case hexadecimal digits.
    public var sha256: String

    public init(name: String, offset: Int, length: Int, sha256: String) {
        self.name = name
        self.offset = offset
        self.length = length
        self.sha256 = sha256
    }

    /// Checks that bytes are this section.
    ///
    /// - Throws: ``PackError/sectionDamaged``.
    public func verify(_ bytes: [UInt8]) throws(PackError) {
        guard bytes.count == length, SHA256.hex(bytes) == sha256 else { throw .sectionDamaged }
    }

    /// The section's entry in the directory.
    public var json: JSON {
        [
            "name": .string(name), "offset": .int(Int64(offset)), "length": .int(Int64(length)),
            "sha256": .string(sha256),
        ]
    }

    /// Reads an entry of a directory.
    ///
    /// - Throws: ``PackError`` if a part is missing or out of range.
    public init(json: JSON) throws(PackError) {
        guard let name = json["name"]?.string, let offset = json["offset"]?.int, let length = json["length"]?.int,
            let sha256 = json["sha256"]?.string, sha256.utf8.count == 64,
            sha256.utf8.allSatisfy({ Hex.number(lowerCase: CollectionOfOne($0)) != nil })
        else { throw .invalidDirectory }
        guard RecordLimits.isName(name, limit: RecordLimits.id) else { throw .invalidName }
        guard let offset = Int(exactly: offset), let length = Int(exactly: length), offset >= 0, length >= 0,
            !offset.addingReportingOverflow(length).overflow
        else { throw .sectionOutOfRange }
        self.init(name: name, offset: offset, length: length, sha256: sha256)
    }
}
