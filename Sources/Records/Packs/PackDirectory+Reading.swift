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
