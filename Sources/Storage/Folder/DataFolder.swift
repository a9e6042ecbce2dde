import Foundation

/// The folder of a person's data: `WIRD_DATA`, otherwise the platform's folder for application data.
public struct DataFolder: Hashable, Sendable {
    public var path: String

    public init(path: String) {
        self.path = path
    }

    /// The folder that the environment names, or the platform's default.
    public init(environment: [String: String]) {
        if let named = environment["WIRD_DATA"], !named.isEmpty {
            path = URL(fileURLWithPath: named).path
            return
        }
        let home = environment["HOME"].flatMap { $0.isEmpty ? nil : $0 } ?? NSHomeDirectory()
        #if os(macOS)
            path = home + "/Library/Application Support/Wird"
        #else
            let base = environment["XDG_DATA_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
            path = (base ?? home + "/.local/share") + "/wird"
        #endif
    }

    /// The database file.
    public var database: String { path + "/wird.sqlite" }
    /// The folder of backups, whose names sort by time.
    public var backups: String { path + "/backups" }
    /// The folder that a database is moved to when another is restored in its place.
    public var damaged: String { path + "/damaged" }
    /// The prefix of the name of a restored database that is complete and waits to be put in place; the time of the
    /// restore follows.
    var restored: String { path + "/wird.sqlite.restored-" }
    /// The restored database that waits to be put in place, or `nil`.
    var restoredFile: String? { names(in: path).sorted().map { "\(path)/\($0)" }.last { $0.hasPrefix(restored) } }
    /// Configuration files laid over shipped ones.
    public var config: String { path + "/config" }
    /// The recordings of the adhan that the person added, with their manifest.
    public var adhan: String { path + "/adhan" }
    /// The person's own recitations, one folder for each reciter.
    public var recitations: String { path + "/recitations" }
    /// Recitations that the server fetched from their sources.
    public var fetchedRecitations: String { path + "/fetched-recitations" }
    /// The person's own texts, as `wird content import` keeps them.
    public var ownContent: String { path + "/own-content" }
    /// The person's files by their hashes: recordings and photos.
    public var blobs: String { path + "/blobs" }
    /// The machine's own authority and certificate, for the home network.
    public var certificates: String { path + "/tls" }
    /// Who is on this server, and how each signs in.
    public var accounts: String { path + "/people.sqlite" }
    /// The data of everybody but the owner, a folder for each.
    public var people: String { path + "/people" }

    /// What several people share, a folder for each space.
    public var spaces: String { path + "/spaces" }

    /// The folder of a space's data.
    ///
    /// - Parameter id: the space's id, of hexadecimal digits and a hyphen alone.
    public func folder(ofSpace id: String) -> DataFolder { DataFolder(path: "\(spaces)/\(id)") }

    /// The ids of the spaces that there are.
    public var spaceIDs: [String] { names(in: spaces).sorted() }

    /// The folder of a person's data.
    ///
    /// - Parameter id: the person's id, of hexadecimal digits alone.
    public func folder(ofPerson id: String) -> DataFolder { DataFolder(path: "\(people)/\(id)") }

    /// Removes the folder with everything in it.
    ///
    /// - Throws: ``StoreError/unwritable(path:reason:)``.
    public func remove() throws(StoreError) {
        guard FileManager.default.fileExists(atPath: path) else { return }
        do {
            try FileManager.default.removeItem(atPath: path)
        } catch {
            let cause = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError
            throw .unwritable(path: path, reason: String(cString: strerror(Int32(cause?.code ?? Int(EIO)))))
        }
    }

    /// The key by which push services know this server.
    public var pushKey: String { path + "/push.key" }
    /// Content that was built into this folder.
    public var content: String { path + "/content" }

    /// Creates the folder if it doesn't exist, accessible to its owner alone.
    ///
    /// - Throws: ``StoreError/unwritable(path:reason:)``.
    public func prepare() throws(StoreError) {
        try Self.make(path)
        guard access(path, W_OK | X_OK) == 0 else {
            throw .unwritable(path: path, reason: String(cString: strerror(errno)))
        }
    }

    /// The names of a folder's entries; empty if there is no folder.
    func names(in folder: String) -> [String] {
        (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    }

    /// Creates a folder with its parents, accessible to its owner alone.
    static func make(_ path: String) throws(StoreError) {
        var isFolder: ObjCBool = false
        if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) {
            guard isFolder.boolValue else { throw .unwritable(path: path, reason: String(cString: strerror(ENOTDIR))) }
            return
        }
        let code = create(path)
        guard code == 0 else { throw .unwritable(path: path, reason: String(cString: strerror(code))) }
    }

    /// Creates a folder, first those above it. Returns 0, or the system's number of what was in the way (errno(3)).
    private static func create(_ path: String) -> Int32 {
        guard mkdir(path, 0o700) != 0 else { return 0 }
        let code = errno
        // Another process may have made it meanwhile.
        if code == EEXIST { return 0 }
        let parent = URL(fileURLWithPath: path).deletingLastPathComponent().path
        guard code == ENOENT, parent != path else { return code }
        let above = create(parent)
        guard above == 0 else { return above }
        return mkdir(path, 0o700) == 0 || errno == EEXIST ? 0 : errno
    }
}
