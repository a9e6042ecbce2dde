import Almanac
import Foundation
import GRDB

/// Who is on this server and how each signs in: one SQLite file beside the owner's data. It holds nothing of what
/// anybody does in Wird. Several processes may use it.
public final class PeopleStore: Sendable {
    let database: DatabaseQueue
    let path: String
    /// The backup that took the place of a file that was missing or damaged when it was opened.
    public let restored: String?
    /// The most people that a server takes.
    public static let limit = 5_000
    /// The most invitations that are open at a time.
    static let invitationLimit = 500
    /// The number of happenings that are kept of a person, and of those that are nobody's.
    static let happeningLimit = 500

    /// Opens the file, and creates it if it doesn't exist. Where there are backups and the file is missing, the newest good
    /// one takes its place.
    ///
    /// - Parameter healing: whether one does too where the file is damaged.
    /// - Throws: ``PeopleError/store(_:)``.
    public init(path: String, healing: Bool = false) throws(PeopleError) {
        self.path = path
        var configuration = Configuration()
        configuration.journalMode = .wal
        configuration.busyMode = .timeout(10)
        configuration.foreignKeysEnabled = true
        configuration.label = "wird.people"
        configuration.prepareDatabase { database in
            try database.execute(sql: "PRAGMA synchronous = FULL")
            // What is removed is overwritten: a closed account leaves nothing in free pages.
            try database.execute(sql: "PRAGMA secure_delete = ON")
        }
        do {
            let backups = PeopleBackups(of: path)
            var restored = FileManager.default.fileExists(atPath: path) ? nil : try backups.restore(to: path)
            do {
                database = try Self.open(path, configuration)
            } catch {
                guard healing, restored == nil, Self.isDamage(error), let good = try backups.restore(to: path) else {
                    throw error
                }
                restored = good
                database = try Self.open(path, configuration)
            }
            self.restored = restored
        } catch {
            throw Self.problem(error)
        }
    }

    private static func open(_ path: String, _ configuration: Configuration) throws -> DatabaseQueue {
        try PrivateFile.make(path)
        let database = try DatabaseQueue(path: path, configuration: configuration)
        try PeopleSchema.migrator().migrate(database)
        // A page that can't be read would be noticed by whoever needs it, and not here.
        let check = try database.read { try String.fetchOne($0, sql: "PRAGMA quick_check") }
        guard check == "ok" else { throw DatabaseError(resultCode: .SQLITE_CORRUPT, message: check) }
        return database
    }

    private static func isDamage(_ error: any Error) -> Bool {
        guard let code = (error as? DatabaseError)?.resultCode else { return false }
        return code == .SQLITE_CORRUPT || code == .SQLITE_NOTADB
    }

    /// Closes the file. Nothing may be asked afterwards.
    public func close() { try? database.close() }

    func read<Answer>(_ work: (Database) throws -> Answer) throws(PeopleError) -> Answer {
        do { return try database.read(work) } catch { throw Self.problem(error) }
    }

    func write<Answer>(_ work: (Database) throws -> Answer) throws(PeopleError) -> Answer {
        do { return try database.write(work) } catch { throw Self.problem(error) }
    }

    static func problem(_ error: any Error) -> PeopleError {
        if let error = error as? PeopleError { return error }
        return (error as? DatabaseError)?.resultCode == .SQLITE_FULL ? .full : .store("\(error)")
    }
}

extension Instant {
    /// The instant of a stored number of milliseconds.
    init(stored: Int64) { self.init(milliseconds: stored) }
}
