import Storage

/// The addresses of blobs.
enum BlobAddress: Equatable {
    /// `/blobs`: what is stored, and where an upload begins.
    case all
    /// `/blobs/uploads/ID`: an upload that is under way.
    case upload(String)
    /// `/blobs/HASH`: a file.
    case blob(BlobHash)

    /// The first part of them all.
    static let area = "/blobs"

    /// Whether a path is one of blobs, known or not.
    static func isResponsible(for path: String) -> Bool { path == area || path.hasPrefix(area + "/") }

    /// `nil` if a path leads nowhere. What doesn't have the form of a hash or of an id never becomes part of a file's name.
    init?(path: String) {
        guard path != Self.area else {
            self = .all
            return
        }
        guard path.hasPrefix(Self.area + "/") else { return nil }
        let parts = path.dropFirst(Self.area.count + 1).split(separator: "/", omittingEmptySubsequences: false)
        switch parts.count {
        case 1:
            guard let hash = BlobHash(parts[0]) else { return nil }
            self = .blob(hash)
        case 2 where parts[0] == "uploads" && Self.isID(parts[1]): self = .upload(String(parts[1]))
        default: return nil
        }
    }

    /// The path.
    var path: String {
        switch self {
        case .all: Self.area
        case .upload(let id): "\(Self.area)/uploads/\(id)"
        case .blob(let hash): "\(Self.area)/\(hash.text)"
        }
    }

    private static func isID(_ text: Substring) -> Bool {
        text.utf8.count == 32
            && text.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }
    }
}
