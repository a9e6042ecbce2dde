import Records

/// A font whose licence forbids modification: it is served byte for byte as in its package.
struct FaceSource: Hashable, Sendable {
    /// The file's name without its extension: `kfgqpc-hafs`.
    var name: String
    var part: QuranPart

    init(_ reader: ConfigReader) throws(ConfigError) {
        name = try reader["name"].text()
        part = try QuranPart(reader)
    }
}
