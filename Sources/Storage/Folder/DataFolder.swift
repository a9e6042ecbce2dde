import Foundation

/// Where a person's data stands: `WIRD_DATA`, else the platform's folder for it.
public struct DataFolder: Hashable, Sendable {
    public var path: String

    public init(path: String) {
        self.path = path
    }

    /// The folder an environment names.
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

    /// The records.
    public var database: String { path + "/wird.sqlite" }
    /// Backups, newest names last.
    public var backups: String { path + "/backups" }
    /// Where damaged databases are moved when one is restored.
    public var damaged: String { path + "/damaged" }
    /// How the name of a restored database begins that is whole and waits to be put in place; when it was restored follows.
    var restored: String { path + "/wird.sqlite.restored-" }
    /// The restored database that waits to be put in place; `nil` where there is none.
    var restoredFile: String? { names(in: path).sorted().map { "\(path)/\($0)" }.last { $0.hasPrefix(restored) } }
    /// Configuration files that replace shipped ones.
    public var config: String { path + "/config" }
    /// Recordings of the adhan with their manifest, where the person put some.
    public var adhan: String { path + "/adhan" }
    /// Recitations of the person's own, a folder for each reciter.
    public var recitations: String { path + "/recitations" }
    /// Recitations that the server fetched from their sources.
    public var fetchedRecitations: String { path + "/fetched-recitations" }
    /// Texts of the person's own, as `wird content import` keeps them.
    public var ownContent: String { path + "/own-content" }
    /// Content that was built into this folder.
    public var content: String { path + "/content" }

    /// Makes the folder where there is none, open to its owner alone.
    ///
    /// - Throws: ``StoreError/unwritable(path:reason:)``.
    public func prepare() throws(StoreError) {
        try Self.make(path)
        guard access(path, W_OK | X_OK) == 0 else {
            throw .unwritable(path: path, reason: String(cString: strerror(errno)))
        }
    }

    /// What is in a folder; nothing where there is none.
    func names(in folder: String) -> [String] {
        (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    }

    /// Makes a folder with its parents, open to its owner alone.
    static func make(_ path: String) throws(StoreError) {
        var isFolder: ObjCBool = false
        if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) {
            guard isFolder.boolValue else { throw .unwritable(path: path, reason: String(cString: strerror(ENOTDIR))) }
            return
        }
        do {
            try FileManager.default.createDirectory(
                atPath: path, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        } catch {
            throw .unwritable(path: path, reason: Self.reason(error))
        }
    }

    /// The system's word for a file error.
    static func reason(_ error: any Error) -> String {
        let underlying = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError
        if let underlying, underlying.domain == NSPOSIXErrorDomain {
            return String(cString: strerror(Int32(underlying.code)))
        }
        return (error as NSError).localizedDescription
    }
}
