import Almanac
import Foundation
import Synchronization

/// A person's files by their hashes, and the uploads that are still under way. It lies in the person's own folder, so
/// nobody else's can be reached through it; it is made when the first upload begins.
///
/// The bytes of an upload go to `parts/ID`. Once all are there and have the hash that was declared, the file is moved to
/// its place, and then it is noted in the index. A kill at any moment leaves an upload that goes on where it stood, or a
/// whole file, which the next opening notes.
///
/// The calls block while the disk works.
public final class BlobStore: Sendable {
    let folder: String
    let files: FileSteps
    private let room: @Sendable () -> Int64?
    /// Called once bytes were written; a test lets them fail here.
    let fault: @Sendable () throws -> Void
    private let index = Mutex<BlobIndex?>(nil)

    /// - Parameter folder: the folder of the blobs, which need not exist yet.
    public convenience init(folder: String) {
        self.init(folder: folder, files: FileSteps())
    }

    /// - Parameter room: returns the number of bytes that the disk takes; `nil` if it isn't known.
    init(
        folder: String, files: FileSteps, room: (@Sendable () -> Int64?)? = nil,
        fault: @escaping @Sendable () throws -> Void = {}
    ) {
        self.folder = folder
        self.files = files
        self.room = room ?? { DiskRoom(of: DataFolder(path: folder))?.free }
        self.fault = fault
    }

    deinit { index.withLock { index in index?.close() } }

    /// Whether anything was ever stored here.
    public var isInUse: Bool { FileManager.default.fileExists(atPath: folder) }

    // Beginning

    /// Begins to take a file. Where it is here already, it need not be sent; where an upload of it is under way, that one
    /// goes on.
    ///
    /// - Parameter id: the id of a new upload, of hexadecimal digits alone.
    public func begin(
        _ declared: BlobDeclaration, id: String, at now: Instant, _ limits: BlobLimits
    ) throws(BlobError) -> BlobBeginning {
        let most = declared.type.isFilm ? limits.film : limits.blob
        guard declared.bytes <= most else { throw .tooLarge(limit: most) }
        return try withIndex { index throws(BlobError) in
            if let blob = try self.whole(declared.hash, index) {
                guard blob.bytes == declared.bytes else { throw .wrongHash }
                guard blob.type == declared.type else { throw .wrongType }
                // A receipt is given anew, so its time until it is swept begins anew.
                try self.engine { try index.use([blob.hash], at: now) }
                return .there(blob)
            }
            let open = try self.engine { try index.uploads() }
            if let same = open.first(where: { $0.declared == declared }) { return .upload(self.measured(same)) }
            guard open.count < limits.uploads else { throw .tooManyUploads(limit: limits.uploads) }
            let (stored, waiting) = try self.engine { try index.bytes() }
            guard stored + waiting + declared.bytes <= limits.person else { throw .overQuota(limit: limits.person) }
            if let room = self.room(), room < Int64(declared.bytes) + DiskRoom.needed { throw .full }
            let upload = BlobUpload(
                id: id, declared: declared, offset: 0, touched: Instant(milliseconds: now.milliseconds))
            try self.engine { try index.add(upload) }
            return .upload(upload)
        }
    }

    /// An upload that is under way; `nil` if there is none of this id.
    public func upload(_ id: String) throws(BlobError) -> BlobUpload? {
        guard isInUse else { return nil }
        return try withIndex { index throws(BlobError) in
            try self.engine { try index.upload(id) }.map { self.measured($0) }
        }
    }

    /// Ends an upload and removes what has arrived of it. Returns whether there was one.
    public func abandon(_ id: String) throws(BlobError) -> Bool {
        guard isInUse else { return false }
        return try withIndex { index throws(BlobError) in
            guard try self.engine({ try index.upload(id) }) != nil else { return false }
            try self.drop(id, index)
            return true
        }
    }

    // Taking bytes

    /// Adds bytes at the end of an upload and returns how it then stands. Two senders at once can't mix: a part that
    /// doesn't begin where the upload stands is refused.
    ///
    /// - Throws: ``BlobError/wrongOffset(_:)``, ``BlobError/wrongType`` as soon as the first bytes show it,
    ///   ``BlobError/surplus``, ``BlobError/full``.
    public func append(
        _ bytes: [UInt8], to id: String, at offset: Int, now: Instant
    ) throws(BlobError) -> BlobUpload {
        try withIndex { index throws(BlobError) in
            guard var upload = try self.engine({ try index.upload(id) }).map(self.measured) else { throw .unknown }
            guard upload.offset == offset else { throw .wrongOffset(upload.offset) }
            guard bytes.count <= upload.declared.bytes - offset else { throw .surplus }
            let part = BlobFile(path: self.part(id))
            try self.engine { try part.append(bytes, to: offset, fault: self.fault) }
            upload.offset += bytes.count
            self.files.didStep("appended \(part.path)")
            if offset < BlobType.headBytes, upload.offset >= BlobType.headBytes || upload.isWhole {
                let head = try self.engine { try part.head(BlobType.headBytes) }
                guard upload.declared.type.fits(head) else {
                    try self.drop(id, index)
                    throw .wrongType
                }
            }
            if now - upload.touched > Self.touching {
                try self.engine { try index.touch(upload: id, at: now) }
            }
            return upload
        }
    }

    /// Checks an upload of which everything has arrived, and keeps it. Once this returns, a receipt may be given.
    ///
    /// - Throws: ``BlobError/wrongHash``: then nothing is kept.
    public func finish(_ id: String, at now: Instant) throws(BlobError) -> Blob {
        try withIndex { index throws(BlobError) in
            guard let upload = try self.engine({ try index.upload(id) }).map(self.measured) else { throw .unknown }
            guard upload.isWhole else { throw .wrongOffset(upload.offset) }
            let part = self.part(id)
            let declared = upload.declared
            guard try self.engine({ try BlobFile(path: part).hash() }) == declared.hash else {
                try self.drop(id, index)
                throw .wrongHash
            }
            let blob = Blob(
                hash: declared.hash, bytes: declared.bytes, type: declared.type,
                received: Instant(milliseconds: now.milliseconds))
            try self.engine {
                try self.files.flush(part)
                let place = self.place(of: declared.hash)
                try DataFolder.make(place.folder)
                try self.files.move(part, to: place.path)
                try self.files.flush(place.folder)
                try self.files.flush(self.folder)
                try index.keep(blob)
            }
            self.files.didStep("noted \(blob.hash.text)")
            return blob
        }
    }

    // Reading

    /// A blob; `nil` if it isn't here.
    public func blob(_ hash: BlobHash) throws(BlobError) -> Blob? {
        guard isInUse else { return nil }
        return try withIndex { index throws(BlobError) in try self.whole(hash, index) }
    }

    /// All blobs, the newest first.
    public func blobs() throws(BlobError) -> [Blob] {
        guard isInUse else { return [] }
        return try withIndex { index throws(BlobError) in try self.engine { try index.blobs() } }
    }

    /// The uploads that are under way.
    public func uploads() throws(BlobError) -> [BlobUpload] {
        guard isInUse else { return [] }
        return try withIndex { index throws(BlobError) in try self.engine { try index.uploads() }.map(self.measured) }
    }

    /// The file of a blob.
    public func path(of hash: BlobHash) -> String { place(of: hash).path }

    /// A blob whose file is there as well. Somebody may have moved a file away.
    private func whole(_ hash: BlobHash, _ index: BlobIndex) throws(BlobError) -> Blob? {
        guard let blob = try engine({ try index.blob(hash) }) else { return nil }
        if BlobFile(path: path(of: hash)).size == blob.bytes { return blob }
        try engine { try index.remove(hash) }
        return nil
    }

    private func measured(_ upload: BlobUpload) -> BlobUpload {
        var upload = upload
        upload.offset = BlobFile(path: part(upload.id)).size ?? 0
        return upload
    }

    // Places

    /// The file that an upload's bytes go to.
    func part(_ id: String) -> String { "\(folder)/parts/\(id)" }

    /// Where a blob lies: 256 folders, so that none holds too many names.
    func place(of hash: BlobHash) -> (folder: String, path: String) {
        let place = "\(folder)/\(hash.text.prefix(2))"
        return (place, "\(place)/\(hash.text.dropFirst(2))")
    }

    /// Removes an upload with what has arrived of it.
    func drop(_ id: String, _ index: BlobIndex) throws(BlobError) {
        files.remove(part(id))
        try engine { try index.remove(upload: id) }
    }

    /// How often it is noted that an upload goes on.
    private static let touching = TimeSpan.hours(1)

    // The index

    /// Does something with the index, one after another, and opens it first where that wasn't done yet.
    func withIndex<Answer: Sendable>(
        _ work: (BlobIndex) throws(BlobError) -> Answer
    ) throws(BlobError) -> Answer {
        try index.withLock { index throws(BlobError) in
            if let index { return try work(index) }
            let opened = try engine { try self.open() }
            index = opened
            return try work(opened)
        }
    }

    /// Tells the failures of files and of the index apart.
    func engine<Answer>(_ work: () throws -> Answer) throws(BlobError) -> Answer {
        do { return try work() } catch { throw BlobError(error) }
    }
}
