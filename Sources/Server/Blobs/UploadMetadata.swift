import Records
import Storage

/// What a sender declares of a file in `Upload-Metadata` (tus 1.0.0, Creation): pairs of a name and a value in Base64,
/// separated by commas.
struct UploadMetadata: Equatable {
    /// The values by their names, as the text that they stand for.
    private let values: [String: [UInt8]]

    /// The most pairs that are read.
    private static let limit = 16

    /// `nil` if the header isn't of that form, or names something twice.
    init?(_ header: String) {
        var values: [String: [UInt8]] = [:]
        let pairs = header.split(separator: ",", omittingEmptySubsequences: false)
        guard pairs.count <= Self.limit else { return nil }
        for pair in pairs {
            let words = pair.split(separator: " ")
            guard (1...2).contains(words.count), values[String(words[0])] == nil else { return nil }
            guard let value = words.count == 2 ? Base64.decode(String(words[1])) : [] else { return nil }
            values[String(words[0])] = value
        }
        self.values = values
    }

    /// The hash that is declared: `sha256`, the 32 bytes themselves.
    var hash: BlobHash? { values["sha256"].flatMap { BlobHash(digest: $0) } }

    /// The type that is declared: `filetype`, as the protocol's own clients name it.
    var type: String? { values["filetype"].map { String(decoding: $0, as: UTF8.self) } }
}
