import Records

/// The recordings of the adhan in a folder on the server: `manifest.json` beside the audio files (K67).
///
///     {"recordings": [{"id": "fajr-of-a-friend", "file": "fajr.mp3", "title": "…", "reciter": "…", "licence": "…"}]}
///
/// Wird ships none: whoever adds a recording states its source and licence.
public struct AdhanCatalogue: Sendable {
    /// One recording.
    public struct Recording: Sendable {
        /// The name in settings: lower-case letters, digits and hyphens.
        public var id: String
        /// The file's name in the folder.
        public var file: String
        public var title: String
        public var reciter: String
        public var licence: String
        /// The address at which the server offers it.
        public var address: String { AdhanCatalogue.area + file }
    }

    /// The recordings in the manifest's order; the first is played until the person chooses.
    public let recordings: [Recording]

    /// The prefix of all addresses of recordings.
    public static let area = "/adhan/"
    /// The address of the list.
    public static let address = area + "recordings.json"
    /// The extensions of files that browsers play.
    public static let endings = ["mp3", "m4a", "aac", "ogg", "opus", "wav", "flac"]

    /// Creates an empty catalogue.
    public init() { recordings = [] }

    private init(_ recordings: [Recording]) { self.recordings = recordings }

    /// The catalogue with only those recordings for which a condition holds, such as that their files exist.
    public func keeping(_ isKept: (Recording) -> Bool) -> AdhanCatalogue {
        AdhanCatalogue(recordings.filter { isKept($0) })
    }

    /// Reads a manifest.
    public init(json: JSON) throws(ConfigError) {
        let list = try ConfigReader(json, file: "manifest")["recordings"]
        var recordings: [Recording] = []
        for element in try list.elements() {
            let (id, file) = (try element["id"], try element["file"])
            let recording = Recording(
                id: try id.text(), file: try file.text(), title: try element["title"].text(),
                reciter: try element["reciter"].text(), licence: try element["licence"].text())
            guard AdhanVoice.isName(recording.id), !AdhanVoice.own.contains(recording.id) else {
                throw id.error("1 to 40 small letters, digits and hyphens are expected, and none of our own words")
            }
            guard Self.isFile(recording.file) else {
                throw file.error("the name of an audio file beside the manifest is expected")
            }
            for other in recordings {
                if other.id == recording.id { throw id.error("is listed twice") }
                if other.file == recording.file { throw file.error("is listed twice") }
            }
            recordings.append(recording)
        }
        self.recordings = recordings
    }

    /// The list for the pages' script.
    public var json: JSON {
        var list: [JSON] = []
        for recording in recordings {
            list.append(
                .object([
                    "id": .string(recording.id), "address": .string(recording.address),
                    "title": .string(recording.title), "reciter": .string(recording.reciter),
                    "licence": .string(recording.licence),
                ]))
        }
        return .object(["recordings": .array(list)])
    }

    /// Whether a name is that of a file directly in the folder: it can't lead elsewhere and isn't hidden.
    private static func isFile(_ name: String) -> Bool {
        guard (3...80).contains(name.utf8.count), name.utf8.first != UInt8(ascii: ".") else { return false }
        for byte in name.utf8 where !AdhanVoice.isPlain(byte) {
            guard (0x41...0x5A).contains(byte) || byte == 0x2E || byte == 0x5F else { return false }
        }
        let parts = name.split(separator: ".")
        guard let ending = parts.last, parts.count > 1 else { return false }
        return endings.contains(String(ending))
    }
}
