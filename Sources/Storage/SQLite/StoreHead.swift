import GRDB
import Records

/// The single row of the table `store`: the commit counter and the clock.
struct StoreHead {
    var counter: Int64
    var clock: Stamp

    init(_ database: Database) throws {
        let statement = try database.cachedStatement(sql: "SELECT counter, clock FROM store WHERE row = 1")
        guard let row = try Row.fetchOne(statement), let stamp = Stamp(text: row[1]) else {
            throw DatabaseError(resultCode: .SQLITE_CORRUPT, message: "the store's own row can't be read")
        }
        counter = row[0]
        clock = stamp
    }

    /// Saves what changed; the clock never goes back.
    func save(_ database: Database, counter: Int64, clock: Stamp) throws {
        let isNewer =
            (clock.milliseconds, clock.counter) > (self.clock.milliseconds, self.clock.counter)
        guard isNewer || counter != self.counter else { return }
        let statement = try database.cachedStatement(sql: "UPDATE store SET counter = ?, clock = ? WHERE row = 1")
        try statement.execute(arguments: [counter, (isNewer ? clock : self.clock).text])
    }
}
