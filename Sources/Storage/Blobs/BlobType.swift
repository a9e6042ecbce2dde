/// What a blob may be: recordings, films with their captions, photos and sheets. Nothing here is run or shown as a page by a browser.
public enum BlobType: String, CaseIterable, Hashable, Sendable {
    case webm = "audio/webm"
    case ogg = "audio/ogg"
    case mp4 = "audio/mp4"
    case film = "video/webm"
    case filmMP4 = "video/mp4"
    case captions = "text/vtt"
    case jpeg = "image/jpeg"
    case png = "image/png"
    case webp = "image/webp"
    case pdf = "application/pdf"

    /// The type that a sender declares; its parameters (`;codecs=opus`) say nothing more here. `nil` for any other.
    public init?(declared text: String) {
        let essence = text.prefix { $0 != ";" }.filter { $0 != " " }.lowercased()
        self.init(rawValue: essence)
    }

    /// The first type whose bytes these are; `nil` if none fits. A file with pictures can't be told from one with sound alone
    /// by its beginning, so it counts as sound.
    init?(of head: [UInt8]) {
        guard let type = Self.allCases.first(where: { $0.fits(head) }) else { return nil }
        self = type
    }

    /// The ending of a file of this type.
    public var ending: String {
        switch self {
        case .webm, .film: "webm"
        case .ogg: "ogg"
        case .mp4: "m4a"
        case .filmMP4: "mp4"
        case .captions: "vtt"
        case .jpeg: "jpg"
        case .png: "png"
        case .webp: "webp"
        case .pdf: "pdf"
        }
    }

    /// Whether it is a lesson's film, which may be larger than a recording.
    var isFilm: Bool { self == .film || self == .filmMP4 }

    /// The number of a blob's first bytes that tell its type.
    static let headBytes = 64

    /// Whether a blob that begins with these bytes is of this type, by the signatures of WHATWG MIME Sniffing §6 and of
    /// Matroska (RFC 8794 §11.2.1), Ogg (RFC 3533 §6) and ISO base media files (`ftyp`).
    func fits(_ head: [UInt8]) -> Bool {
        switch self {
        case .webm, .film: head.starts(with: [0x1A, 0x45, 0xDF, 0xA3]) && Self.holds("webm", in: head)
        case .ogg: head.starts(with: Array("OggS".utf8))
        case .mp4, .filmMP4: head.dropFirst(4).starts(with: Array("ftyp".utf8))
        case .jpeg: head.starts(with: [0xFF, 0xD8, 0xFF])
        case .png: head.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
        case .webp: head.starts(with: Array("RIFF".utf8)) && head.dropFirst(8).starts(with: Array("WEBP".utf8))
        // W3C WebVTT §4.1: an optional byte order mark, then the word.
        case .captions: (head.first == 0xEF ? head.dropFirst(3) : head[...]).starts(with: Array("WEBVTT".utf8))
        case .pdf: head.starts(with: Array("%PDF-".utf8))
        }
    }

    private static func holds(_ word: String, in head: [UInt8]) -> Bool {
        let word = Array(word.utf8)
        let head = Array(head.prefix(headBytes))
        guard head.count >= word.count else { return false }
        return (0...(head.count - word.count)).contains { head[$0...].starts(with: word) }
    }
}
