/// The directory at the start of a pack, which is a file of read-only content. A pack consists of the magic `WIRDPACK`,
/// the directory's length as a 32-bit little-endian number, the directory as JSON, and the bytes of the sections.
public struct PackDirectory: Hashable, Sendable {
    /// What the pack holds, for example `cities` or `zones`. Lower-case letters, digits and hyphens.
    public var name: String
    /// The version of the content, as its source calls it.
    public var version: String
    /// The source of the content, for display.
    public var source: String
    /// The licence of the content, for display.
    public var licence: String
    public var sections: [PackSection]

    /// The first eight bytes of every pack.
    public static let magic: [UInt8] = [0x57, 0x49, 0x52, 0x44, 0x50, 0x41, 0x43, 0x4B]
    /// The number of bytes before the directory.
    public static let headerLength = 12
    /// The size in bytes of the largest directory that is read.
    public static let maximumLength = 4 << 20

    public init(name: String, version: String, source: String, licence: String, sections: [PackSection] = []) {
        self.name = name
        self.version = version
        self.source = source
        self.licence = licence
        self.sections = sections
    }

    /// Returns the section of a name.
    public func section(_ name: String) -> PackSection? { sections.first { $0.name == name } }

    /// Whether a text is a valid name for a pack.
    static func isName(_ text: String) -> Bool {
        RecordLimits.isName(text, limit: 32)
            && text.utf8.allSatisfy {
                switch $0 {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"):
                    true
                default: false
                }
            }
    }

    /// The directory as it is written to the file.
    public var json: JSON {
        var entries: [JSON] = []
        for section in sections { entries.append(section.json) }
        return [
            "name": .string(name), "version": .string(version), "source": .string(source),
            "licence": .string(licence), "sections": .array(entries),
        ]
    }
}

extension PackDirectory {
    /// Returns the length of the directory, from the first ``headerLength`` bytes of a pack.
    ///
    /// - Throws: ``PackError`` if they are not the beginning of a pack.
    public static func length(inHeader header: [UInt8]) throws(PackError) -> Int {
        guard header.count >= headerLength else { throw .truncated }
        guard header.prefix(magic.count).elementsEqual(magic) else { throw .notAPack }
        var length: UInt32 = 0
        for index in (magic.count..<headerLength).reversed() { length = length << 8 | UInt32(header[index]) }
        guard length <= UInt32(maximumLength) else { throw .directoryTooLarge }
        return Int(length)
    }

    /// Reads a directory from its JSON text. If `contentLength`, the number of bytes after the directory, is given,
    /// every section must lie within it.
    ///
    /// - Throws: ``PackError``.
    public init(reading bytes: [UInt8], contentLength: Int? = nil) throws(PackError) {
        guard let json = try? JSON(reading: bytes, limits: JSONLimits(size: Self.maximumLength, depth: 8)),
            let version = json["version"]?.string, let source = json["source"]?.string,
            let licence = json["licence"]?.string, let entries = json["sections"]?.array
        else { throw .invalidDirectory }
        guard let name = json["name"]?.string, Self.isName(name) else { throw .invalidName }
        self.init(name: name, version: version, source: source, licence: licence)
        var names: Set<String> = []
        for entry in entries {
            let section = try PackSection(json: entry)
            guard names.insert(section.name).inserted else { throw .duplicateSection }
            if let contentLength, section.offset + section.length > contentLength { throw .sectionOutOfRange }
            sections.append(section)
        }
    }
}

/// Why bytes are not a pack, or a section is not what the directory says. The raw values are stable names.
public enum PackError: String, Error, Hashable, Sendable {
    case notAPack = "not-a-pack"
    case truncated = "truncated"
    case directoryTooLarge = "directory-too-large"
    case invalidDirectory = "invalid-directory"
    case invalidName = "invalid-name"
    case duplicateSection = "duplicate-section"
    case sectionOutOfRange = "section-out-of-range"
    case unknownSection = "unknown-section"
    /// A section's length or SHA-256 differs from what the directory says.
    case sectionDamaged = "section-damaged"
}
