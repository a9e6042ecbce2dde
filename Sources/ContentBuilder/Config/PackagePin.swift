import Records

/// A package of the Python Package Index, pinned by its hash.
struct PackagePin: Hashable, Sendable {
    var name: String
    var version: String
    /// The SHA-256 hashes of the accepted wheels: one, or one for each platform.
    var wheels: [String]
    /// The files that are read from it.
    var files: [PinnedFile]

    /// A file inside a wheel.
    struct PinnedFile: Hashable, Sendable {
        var path: String
        var sha256: String
    }

    init(_ reader: ConfigReader) throws(ConfigError) {
        name = try Self.word(reader["name"])
        version = try Self.word(reader["version"])
        wheels = []
        for wheel in try reader["wheels"].elements() { wheels.append(try Self.hash(wheel)) }
        guard !wheels.isEmpty else { throw try reader["wheels"].error("at least one SHA-256 is expected") }
        files = []
        for file in try reader["files"].elements() {
            files.append(PinnedFile(path: try file["path"].text(), sha256: try Self.hash(file["sha256"])))
        }
    }

    /// A pinned file by its path.
    func file(_ path: String) -> PinnedFile? { files.first { $0.path == path } }

    /// Reads a name or version. They are written to pip's requirements file, where a space or semicolon would change
    /// their meaning.
    private static func word(_ reader: ConfigReader) throws(ConfigError) -> String {
        let text = try reader.text()
        let isWord = text.utf8.allSatisfy {
            switch $0 {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."),
                UInt8(ascii: "+"), UInt8(ascii: "!"):
                true
            default: false
            }
        }
        guard isWord, text.utf8.first != UInt8(ascii: "-") else {
            throw reader.error("letters, digits, dots and hyphens are expected")
        }
        return text
    }

    private static func hash(_ reader: ConfigReader) throws(ConfigError) -> String {
        let text = try reader.text()
        guard text.utf8.count == 64, Hex.decode(text) != nil, text == text.lowercased() else {
            throw reader.error("a SHA-256 in 64 lower-case hexadecimal digits is expected")
        }
        return text
    }
}
