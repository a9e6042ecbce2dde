import Foundation
import GRDB

/// The backups of the file of accounts, in a folder beside it: whole copies, each compared with the file before it counts.
/// Without that file nobody finds their data again, though each person's own backups are there.
struct PeopleBackups: Sendable {
    let folder: String
    /// The newest that are kept.
    static let newest = 5
    /// The days of which the newest is kept besides.
    static let days = 7

    private static let tables = [
        "person", "password", "passkey", "recovery", "invitation", "happening", "provider", "identity",
    ]

    /// - Parameter path: the file of accounts.
    init(of path: String) { folder = path + ".backups" }

    /// The paths of the backups, the newest first. They are numbered: a clock may be wrong, a number isn't.
    var paths: [String] {
        numbers.sorted(by: >).map(path)
    }

    private var numbers: [Int] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.compactMap { name in
            name.hasPrefix("people-") && name.hasSuffix(".sqlite") ? Int(name.dropFirst(7).dropLast(7)) : nil
        }
    }

    private func path(_ number: Int) -> String { "\(folder)/people-\(number).sqlite" }

    /// Makes a backup if the accounts differ from the newest one.
    ///
    /// - Parameter alone: whether the others go, since they hold somebody who is no longer here.
    /// - Returns: the path of the new backup; `nil` if none was needed.
    func make(of database: DatabaseQueue, alone: Bool) throws -> String? {
        let files = FileManager.default
        try files.createDirectory(
            atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        let number = (numbers.max() ?? 0) + 1
        let draft = "\(folder)/\(ProcessInfo.processInfo.processIdentifier).part"
        defer { try? files.removeItem(atPath: draft) }
        try? files.removeItem(atPath: draft)
        let isNew = try database.writeWithoutTransaction { [paths] database in
            let stored = try Self.contents(database)
            if !alone, let last = paths.first, (try? Self.contents(of: last)) == stored { return false }
            // SQLite fills an empty file, which nobody else can read.
            try PrivateFile.make(draft)
            try database.execute(sql: "VACUUM INTO ?", arguments: [draft])
            guard try Self.contents(of: draft) == stored else { throw PeopleError.store("the backup differs") }
            return true
        }
        guard isNew else { return nil }
        try flush(draft)
        guard rename(draft, path(number)) == 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
        try flush(folder)
        for old in alone ? Array(paths.dropFirst()) : superfluous { try? files.removeItem(atPath: old) }
        return path(number)
    }

    /// Those that are neither among the newest nor the newest of one of the last days on which one was made.
    private var superfluous: [String] {
        var days: Set<Int> = []
        return paths.enumerated().filter { index, path in
            let date = (try? FileManager.default.attributesOfItem(atPath: path))?[.modificationDate] as? Date
            let day = Int((date?.timeIntervalSince1970 ?? 0) / 86_400)
            let isFirst = days.count < Self.days && days.insert(day).inserted
            return index >= Self.newest && !isFirst
        }.map { $0.element }
    }

    /// Puts the newest good backup in place of the file, which is missing or damaged; what is there is moved aside.
    ///
    /// - Returns: the backup's path; `nil` if there is no good one.
    func restore(to path: String) throws -> String? {
        guard let good = paths.first(where: { (try? Self.contents(of: $0)) != nil }) else { return nil }
        let files = FileManager.default
        let draft = path + ".restored"
        try? files.removeItem(atPath: draft)
        try PrivateFile.make(draft)
        try Data(contentsOf: URL(fileURLWithPath: good)).write(to: URL(fileURLWithPath: draft))
        try flush(draft)
        for ending in ["", "-wal", "-shm"] where files.fileExists(atPath: path + ending) {
            try? files.removeItem(atPath: "\(folder)/damaged\(ending)")
            try files.moveItem(atPath: path + ending, toPath: "\(folder)/damaged\(ending)")
        }
        guard rename(draft, path) == 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
        try flush((path as NSString).deletingLastPathComponent)
        return good
    }

    /// All that a file of accounts holds, once it was found sound.
    private static func contents(of path: String) throws -> [[Row]] {
        var configuration = Configuration()
        configuration.readonly = true
        return try DatabaseQueue(path: path, configuration: configuration).read { database in
            let check = try String.fetchOne(database, sql: "PRAGMA integrity_check")
            guard check == "ok" else { throw PeopleError.store(check ?? "") }
            return try contents(database)
        }
    }

    private static func contents(_ database: Database) throws -> [[Row]] {
        try tables.filter { try database.tableExists($0) }.map { table in
            try Row.fetchAll(database, sql: "SELECT * FROM \(table) ORDER BY 1, 2")
        }
    }

    private func flush(_ path: String) throws {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
        defer { close(descriptor) }
        guard fsync(descriptor) == 0 || errno == EINVAL else {
            throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
        }
    }
}
