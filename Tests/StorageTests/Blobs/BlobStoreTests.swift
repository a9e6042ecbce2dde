import Almanac
import Crypto
import Foundation
import Records
import Synchronization
import Testing

@testable import Storage

@Suite("A person's files by their hashes")
struct BlobStoreTests {
    static let start = Instant(seconds: 1_795_233_600)
    static let limits = BlobLimits()

    /// A recording of so many bytes, and what its sender says of it.
    static func recording(_ count: Int, _ seed: UInt8 = 1) -> (bytes: [UInt8], declared: BlobDeclaration) {
        let head: [UInt8] = [0x1A, 0x45, 0xDF, 0xA3, 0x9F, 0x42, 0x82, 0x84] + Array("webm".utf8)
        let bytes = head + (head.count..<count).map { UInt8(truncatingIfNeeded: $0 &* 31 &+ Int(seed)) }
        let hash = BlobHash(digest: Array(Crypto.SHA256.hash(data: bytes)))!
        return (bytes, BlobDeclaration(hash: hash, bytes: count, type: .webm))
    }

    static func id(_ number: Int) -> String { Hex.encode(UInt64(number)) + Hex.encode(0) }

    /// Sends a whole file.
    @discardableResult
    static func store(
        _ recording: (bytes: [UInt8], declared: BlobDeclaration), in store: BlobStore, id: Int = 1,
        at now: Instant = start
    ) throws -> Blob {
        guard case .upload(let upload) = try store.begin(recording.declared, id: self.id(id), at: now, limits) else {
            return try #require(try store.blob(recording.declared.hash))
        }
        let rest = Array(recording.bytes[upload.offset...])
        _ = try store.append(rest, to: upload.id, at: upload.offset, now: now)
        return try store.finish(upload.id, at: now)
    }

    @Test("a kill after any step leaves an upload that goes on or a whole file, and never half a file")
    func kills() throws {
        let folder = try TemporaryFolder()
        let path = folder.file("blobs")
        let copies = Mutex<[(step: String, path: String)]>([])
        var files = FileSteps()
        files.didStep = { step in
            copies.withLock { copies in
                let copy = folder.file("copy-\(copies.count)")
                try? FileManager.default.copyItem(atPath: path, toPath: copy)
                copies.append((step, copy))
            }
        }
        let store = BlobStore(folder: path, files: files)
        let recording = Self.recording(1_000)
        _ = try store.begin(recording.declared, id: Self.id(1), at: Self.start, Self.limits)
        _ = try store.append(Array(recording.bytes[..<400]), to: Self.id(1), at: 0, now: Self.start)
        _ = try store.append(Array(recording.bytes[400...]), to: Self.id(1), at: 400, now: Self.start)
        _ = try store.finish(Self.id(1), at: Self.start)
        let steps = copies.withLock { $0 }
        #expect(steps.count >= 6)
        for (step, copy) in steps {
            let found = BlobStore(folder: copy)
            let whole = try found.blob(recording.declared.hash)
            if let whole {
                #expect(whole.bytes == 1_000 && whole.type == .webm, "\(step)")
                #expect(try found.uploads().isEmpty, "\(step)")
            } else {
                #expect(try found.uploads().map(\.offset).allSatisfy { [400, 1_000].contains($0) }, "\(step)")
            }
            // Either way the sender goes on, and gets a receipt.
            if whole == nil, try found.uploads().first?.isWhole == true {
                _ = try found.finish(Self.id(1), at: Self.start)
            }
            let blob = try Self.store(recording, in: found, id: 2)
            #expect(try Array(Data(contentsOf: URL(fileURLWithPath: found.path(of: blob.hash)))) == recording.bytes)
            #expect(try FileManager.default.contentsOfDirectory(atPath: copy + "/parts").isEmpty, "\(step)")
        }
    }

    @Test("on a full disk nothing of a part is kept, and the upload goes on once there is room")
    func fullDisk() throws {
        let folder = try TemporaryFolder()
        let isFull = Mutex(false)
        let room = Mutex<Int64>(1 << 30)
        let store = BlobStore(
            folder: folder.file("blobs"), files: FileSteps(), room: { room.withLock { $0 } },
            fault: { if isFull.withLock({ $0 }) { throw POSIXError(.ENOSPC) } })
        let recording = Self.recording(500)
        _ = try store.begin(recording.declared, id: Self.id(1), at: Self.start, Self.limits)
        _ = try store.append(Array(recording.bytes[..<100]), to: Self.id(1), at: 0, now: Self.start)
        isFull.withLock { $0 = true }
        #expect(throws: BlobError.full) {
            try store.append(Array(recording.bytes[100...]), to: Self.id(1), at: 100, now: Self.start)
        }
        #expect(try store.upload(Self.id(1))?.offset == 100)
        isFull.withLock { $0 = false }
        _ = try store.append(Array(recording.bytes[100...]), to: Self.id(1), at: 100, now: Self.start)
        #expect(try store.finish(Self.id(1), at: Self.start).hash == recording.declared.hash)
        room.withLock { $0 = 1_000 }
        #expect(throws: BlobError.full) {
            try store.begin(Self.recording(600, 2).declared, id: Self.id(2), at: Self.start, Self.limits)
        }
        #expect(try store.uploads().isEmpty)
    }

    @Test("half of a file is swept when it has waited, and a file once nothing has referred to it for long enough")
    func sweeps() throws {
        let folder = try TemporaryFolder()
        let house = try DataHouse(DataFolder(path: folder.file("data")), healing: false, now: Self.start)
        defer { house.store.close() }
        let (used, unused, erased) = (Self.recording(200, 1), Self.recording(200, 2), Self.recording(200, 3))
        for (number, recording) in [used, unused, erased].enumerated() {
            try Self.store(recording, in: house.blobs, id: number)
        }
        let half = Self.recording(300, 4)
        _ = try house.blobs.begin(half.declared, id: Self.id(9), at: Self.start, Self.limits)
        _ = try house.blobs.append(Array(half.bytes[..<100]), to: Self.id(9), at: 0, now: Self.start)
        try house.store.store([
            Samples.task("a", at: 1_000, title: used.declared.hash.reference),
            Samples.task("b", at: 1_000, title: "said of \(unused.declared.hash.reference)"),
        ])
        func sweep(after span: TimeSpan) throws -> Int {
            try house.blobs.sweep(at: Self.start + span, Self.limits, inUse: house.store)
        }
        #expect(try sweep(after: .hours(Self.limits.unfinishedHours)) == 0)
        #expect(try house.blobs.uploads().map(\.offset) == [100])
        #expect(try sweep(after: .hours(Self.limits.unfinishedHours + 1)) == 0)
        #expect(try house.blobs.uploads().isEmpty)
        #expect(try FileManager.default.contentsOfDirectory(atPath: house.blobs.folder + "/parts").isEmpty)
        // Somebody asks whether it is here, and is given a receipt: it waits anew.
        _ = try house.blobs.begin(
            erased.declared, id: Self.id(5), at: Self.start + .days(Self.limits.unreferencedDays), Self.limits)
        #expect(try sweep(after: .days(Self.limits.unreferencedDays + 1)) == 1)
        #expect(try house.blobs.blob(unused.declared.hash) == nil)
        #expect(!FileManager.default.fileExists(atPath: house.blobs.path(of: unused.declared.hash)))
        #expect(try house.blobs.blob(erased.declared.hash) != nil)
        #expect(try sweep(after: .days(10 * Self.limits.unreferencedDays)) == 1)
        #expect(try house.blobs.blobs().map(\.hash) == [used.declared.hash])
    }

    @Test("what was erased for good takes its files with it, but for those that arrived just now")
    func erasing() throws {
        let folder = try TemporaryFolder()
        let house = try DataHouse(DataFolder(path: folder.file("data")), healing: false, now: Self.start)
        defer { house.store.close() }
        let (kept, gone, new) = (Self.recording(200, 1), Self.recording(200, 2), Self.recording(200, 3))
        try Self.store(kept, in: house.blobs, id: 1)
        try Self.store(gone, in: house.blobs, id: 2)
        try house.store.store([Samples.task("a", at: 1_000, title: kept.declared.hash.reference)])
        let now = Self.start + .days(8)
        try Self.store(new, in: house.blobs, id: 3, at: now)
        try house.forgetErased(now: now)
        #expect(try Set(house.blobs.blobs().map(\.hash)) == [kept.declared.hash, new.declared.hash])
    }

    @Test("an index that is damaged or gone is made anew from the files, and a file that isn't its name's goes")
    func lostIndex() throws {
        for isGone in [true, false] {
            let folder = try TemporaryFolder()
            let path = folder.file("blobs")
            let recording = Self.recording(5_000)
            let blob = try Self.store(recording, in: BlobStore(folder: path))
            let other = Self.recording(100, 7).declared.hash
            let store = BlobStore(folder: path)
            try FileManager.default.createDirectory(
                atPath: store.place(of: other).folder, withIntermediateDirectories: true)
            try Data(recording.bytes).write(to: URL(fileURLWithPath: store.path(of: other)))
            for ending in ["-wal", "-shm"] {
                try? FileManager.default.removeItem(atPath: path + "/index.sqlite" + ending)
            }
            try? FileManager.default.removeItem(atPath: path + "/index.sqlite")
            if !isGone { try Data(repeating: 7, count: 9_000).write(to: URL(fileURLWithPath: path + "/index.sqlite")) }
            let found = try #require(try store.blob(blob.hash))
            #expect(found.bytes == blob.bytes && found.type == blob.type)
            #expect(try store.blobs().map(\.hash) == [blob.hash])
            #expect(!FileManager.default.fileExists(atPath: store.path(of: other)))
        }
    }

    @Test("a file's first bytes say whether it is of the type that it was declared as")
    func signatures() {
        let heads: [(BlobType, [UInt8])] = [
            (.webm, Self.recording(64).bytes), (.ogg, Array("OggS\0".utf8)), (.mp4, Array("\0\0\0\u{18}ftypM4A ".utf8)),
            (.jpeg, [0xFF, 0xD8, 0xFF, 0xE0]), (.png, [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]),
            (.webp, Array("RIFF\0\0\0\0WEBPVP8 ".utf8)), (.pdf, Array("%PDF-1.7".utf8)),
            (.captions, Array("WEBVTT\n".utf8)),
        ]
        for (type, head) in heads {
            // Films have the envelopes of sound.
            let alike: [BlobType: BlobType] = [.film: .webm, .filmMP4: .mp4]
            for other in BlobType.allCases {
                #expect(other.fits(head) == ((alike[other] ?? other) == type), "\(type) as \(other)")
            }
            for count in 0..<3 { #expect(!type.fits(Array(head.prefix(count)))) }
            #expect(BlobType(of: head) == type)
        }
        #expect(BlobType(of: Array("<!doctype html>".utf8)) == nil && BlobType(of: []) == nil)
        // Matroska that isn't WebM, and a WAV file in the same envelope as WebP.
        #expect(BlobType(of: [0x1A, 0x45, 0xDF, 0xA3] + Array("matroska".utf8)) == nil)
        #expect(BlobType(of: Array("RIFF\0\0\0\0WAVEfmt ".utf8)) == nil)
        #expect(BlobType(declared: "Audio/WebM; codecs=opus") == .webm && BlobType(declared: "text/html") == nil)
    }
}
