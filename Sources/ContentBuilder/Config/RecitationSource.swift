import Records

/// What the recogniser of recitation is made of: a library, weights in parts, and the pieces of their texts.
struct RecitationSource: Hashable, Sendable {
    /// A file of a package.
    struct Part: Hashable, Sendable {
        var package: String
        var file: String
    }

    /// The name by which `wird content build --with` knows it.
    static let name = "recitation"

    /// Its ``QuranPart/file`` is the folder of the libraries in the package.
    var library: QuranPart
    var weights: [Part]
    /// The SHA-256 of the parts joined.
    var sha256: String
    var vocabulary: QuranPart
    /// The model's window, in steps of 20 ms.
    var audioContext: Int
    /// What is fetched and what is kept, in bytes, as is said before anything is.
    var downloadBytes: Int
    var builtBytes: Int

    init(_ reader: ConfigReader) throws(ConfigError) {
        library = try QuranPart(reader["library"])
        weights = []
        for element in try reader["weights"].elements() {
            weights.append(Part(package: try element["package"].text(), file: try element["file"].text()))
        }
        sha256 = try reader["sha256"].text()
        vocabulary = try QuranPart(reader["vocabulary"])
        audioContext = try reader["audioContext"].integer(in: 64...1_500)
        downloadBytes = try reader["downloadBytes"].integer(in: 1...1_000_000_000)
        builtBytes = try reader["builtBytes"].integer(in: 1...1_000_000_000)
    }
}
