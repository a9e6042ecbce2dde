import Records

/// A typeface whose licence forbids changing it: it is served byte for byte as its package holds it.
struct FaceSource: Hashable, Sendable {
    /// The file's name without its extension: `kfgqpc-hafs`.
    var name: String
    var part: QuranPart

    init(_ reader: ConfigReader) throws(ConfigError) {
        name = try reader["name"].text()
        part = try QuranPart(reader)
    }
}
