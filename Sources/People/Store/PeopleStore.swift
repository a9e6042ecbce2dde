import Almanac
import GRDB

/// Who is on this server and how each signs in: one SQLite file beside the owner's data. It holds nothing of what
/// anybody does in Wird. Several processes may use it.
public final class PeopleStore: Sendable {
    let database: DatabaseQueue
    /// The most people that a server takes.
    public static let limit = 5_000
    /// The most invitations that are open at a time.
    static let invitationLimit = 500
    /// The number of happenings that are kept of a person, and of those that are nobody's.
    static let happeningLimit = 500

    /// Opens the file, and creates it if it doesn't exist.
    ///
    /// - Throws: ``PeopleError/store(_:)``.
    public init(path: String) throws(PeopleError) {
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
            try PrivateFile.make(path)
            database = try DatabaseQueue(path: path, configuration: configuration)
            try PeopleSchema.migrator().migrate(database)
        } catch {
            throw .store("\(error)")
        }
    }

    /// Closes the file. Nothing may be asked afterwards.
    public func close() { try? database.close() }

    func read<Answer>(_ work: (Database) throws -> Answer) throws(PeopleError) -> Answer {
        do { return try database.read(work) } catch { throw Self.problem(error) }
    }

    func write<Answer>(_ work: (Database) throws -> Answer) throws(PeopleError) -> Answer {
        do { return try database.write(work) } catch { throw Self.problem(error) }
    }

    private static func problem(_ error: any Error) -> PeopleError {
        (error as? PeopleError) ?? .store("\(error)")
    }
}

extension Instant {
    /// The instant of a stored number of milliseconds.
    init(stored: Int64) { self.init(milliseconds: stored) }
}
