import Foundation
import Records

/// The recitations that the server has fetched: each file is stored once by the SHA-256 of its content, with a note of
/// what is known about it.
struct RecitationCache: Sendable {
    /// The folder that holds `objects`, `index` and `parts`.
    let folder: String

    /// A file that is completely stored.
    struct Entry: Sendable {
        var path: String
        var digest: [UInt8]
        var size: Int
    }

    /// What is stored of a reciter.
    struct Holding: Sendable {
        var reciter: String
        var files: Int
        var bytes: Int
    }

    /// Finds a file by its reciter and name. It is checked against its hash each time and deleted if it has changed.
    func entry(_ reciter: String, _ name: String) -> Entry? {
        let index = self.index(reciter, name)
        guard let known = note(index), let hex = known["sha256"]?.string, let digest = Hex.decode(hex),
            let kind = known["kind"]?.string.flatMap({ SoundType(rawValue: $0) })
        else { return nil }
        let path = object(hex, kind)
        guard let data = FileManager.default.contents(atPath: path), SHA256.hash(Array(data)) == digest else {
            try? FileManager.default.removeItem(atPath: path)
            try? FileManager.default.removeItem(atPath: index)
            return nil
        }
        return Entry(path: path, digest: digest, size: data.count)
    }

    /// Stores a file's bytes; throws ``RecitationError/unsound`` if they aren't audio.
    func keep(_ bytes: [UInt8], _ reciter: String, _ name: String, from address: String) throws -> Entry {
        guard let kind = SoundType(bytes) else { throw RecitationError.unsound }
        let digest = SHA256.hash(bytes)
        let hex = Hex.encode(digest)
        try write(bytes, object(hex, kind))
        let note: JSON = [
            "sha256": .string(hex), "kind": .string(kind.rawValue), "size": .int(Int64(bytes.count)),
            "from": .string(address),
        ]
        try write(note.bytes(), index(reciter, name))
        return Entry(path: object(hex, kind), digest: digest, size: bytes.count)
    }

    /// What is stored, by reciter.
    var holdings: [Holding] {
        let reciters = (try? FileManager.default.contentsOfDirectory(atPath: folder + "/index"))?.sorted() ?? []
        return reciters.map { reciter in
            var holding = Holding(reciter: reciter, files: 0, bytes: 0)
            for file in (try? FileManager.default.contentsOfDirectory(atPath: folder + "/index/" + reciter)) ?? [] {
                guard let note = note(folder + "/index/" + reciter + "/" + file) else { continue }
                holding.files += 1
                holding.bytes += Int(note["size"]?.int ?? 0)
            }
            return holding
        }
    }

    /// Deletes everything that was fetched.
    func clear() {
        for part in ["objects", "index", "parts"] { try? FileManager.default.removeItem(atPath: folder + "/" + part) }
    }

    /// The path where the first part of an interrupted download is kept until the rest arrives.
    func part(_ address: String) -> String { folder + "/parts/" + SHA256.hex(Array(address.utf8)) }

    func write(_ bytes: [UInt8], _ path: String) throws {
        let url = URL(fileURLWithPath: path)
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true,
            attributes: [.posixPermissions: 0o700])
        try Data(bytes).write(to: url, options: .atomic)
    }

    private func note(_ path: String) -> JSON? {
        FileManager.default.contents(atPath: path).flatMap { try? JSON(reading: Array($0)) }
    }

    private func index(_ reciter: String, _ name: String) -> String { "\(folder)/index/\(reciter)/\(name).json" }
    private func object(_ hex: String, _ kind: SoundType) -> String { "\(folder)/objects/\(hex).\(kind.rawValue)" }
}

/// The audio format of a file, recognised by its first bytes; what a source calls it isn't trusted.
enum SoundType: String, Sendable {
    case mp3, wav, ogg, flac, m4a

    /// Recognises the format; `nil` for what no browser plays as sound.
    init?(_ bytes: some Collection<UInt8>) {
        let head = Array(bytes.prefix(12))
        if head.starts(with: Array("ID3".utf8)) {
            self = .mp3
        } else if head.starts(with: Array("RIFF".utf8)), head.count == 12, head[8...].elementsEqual("WAVE".utf8) {
            self = .wav
        } else if head.starts(with: Array("OggS".utf8)) {
            self = .ogg
        } else if head.starts(with: Array("fLaC".utf8)) {
            self = .flac
        } else if head.count == 12, head[4..<8].elementsEqual("ftyp".utf8) {
            self = .m4a
        } else if head.count > 2, head[0] == 0xFF, head[1] & 0xE0 == 0xE0, head[1] & 0x06 != 0 {
            // The eleven set bits at the beginning of each frame of MPEG audio, and a valid layer.
            self = .mp3
        } else {
            return nil
        }
    }
}
