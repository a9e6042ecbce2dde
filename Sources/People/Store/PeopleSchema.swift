import GRDB

/// The tables of the file of accounts, as a list of steps; a step never changes once it is released.
enum PeopleSchema {
    static func migrator() -> DatabaseMigrator {
        var migrator = DatabaseMigrator()
        migrator.registerMigration("1") { database in try database.execute(sql: first) }
        migrator.registerMigration("2") { database in try database.execute(sql: second) }
        migrator.registerMigration("3") { database in try database.execute(sql: third) }
        return migrator
    }

    private static let first = """
        CREATE TABLE person(
            id TEXT NOT NULL PRIMARY KEY,
            name TEXT NOT NULL,
            name_key TEXT UNIQUE,
            role TEXT NOT NULL,
            joined INTEGER NOT NULL,
            closed INTEGER
        ) STRICT, WITHOUT ROWID;
        CREATE TABLE password(
            person TEXT NOT NULL PRIMARY KEY REFERENCES person(id) ON DELETE CASCADE,
            hash TEXT NOT NULL,
            changed INTEGER NOT NULL
        ) STRICT, WITHOUT ROWID;
        CREATE TABLE passkey(
            id BLOB NOT NULL PRIMARY KEY,
            person TEXT NOT NULL REFERENCES person(id) ON DELETE CASCADE,
            party TEXT NOT NULL,
            name TEXT NOT NULL,
            key BLOB NOT NULL,
            count INTEGER NOT NULL,
            may_back_up INTEGER NOT NULL CHECK (may_back_up IN (0, 1)),
            backed_up INTEGER NOT NULL CHECK (backed_up IN (0, 1)),
            transports TEXT NOT NULL,
            added INTEGER NOT NULL,
            used INTEGER
        ) STRICT, WITHOUT ROWID;
        CREATE INDEX passkey_person ON passkey(person);
        CREATE TABLE recovery(
            person TEXT NOT NULL PRIMARY KEY REFERENCES person(id) ON DELETE CASCADE,
            hash TEXT NOT NULL,
            made INTEGER NOT NULL,
            by_operator INTEGER NOT NULL CHECK (by_operator IN (0, 1))
        ) STRICT, WITHOUT ROWID;
        CREATE TABLE invitation(
            id TEXT NOT NULL PRIMARY KEY,
            role TEXT NOT NULL,
            name TEXT NOT NULL,
            made INTEGER NOT NULL,
            ends INTEGER NOT NULL
        ) STRICT, WITHOUT ROWID;
        CREATE TABLE happening(
            number INTEGER PRIMARY KEY,
            at INTEGER NOT NULL,
            person TEXT,
            what TEXT NOT NULL
        ) STRICT;
        CREATE INDEX happening_person ON happening(person, number);
        """

    /// Accounts at providers, and which passwords are short. Of a password beside a passkey nobody can say any more how
    /// long it is, so it counts as short.
    private static let second = """
        ALTER TABLE password ADD COLUMN short INTEGER NOT NULL DEFAULT 0 CHECK (short IN (0, 1));
        UPDATE password SET short = 1 WHERE person IN (SELECT person FROM passkey);
        CREATE TABLE provider(
            id TEXT NOT NULL PRIMARY KEY,
            title TEXT NOT NULL,
            issuer TEXT NOT NULL UNIQUE,
            client TEXT NOT NULL,
            kind TEXT NOT NULL,
            secret TEXT NOT NULL
        ) STRICT, WITHOUT ROWID;
        CREATE TABLE identity(
            issuer TEXT NOT NULL,
            subject TEXT NOT NULL,
            person TEXT NOT NULL REFERENCES person(id) ON DELETE CASCADE,
            added INTEGER NOT NULL,
            used INTEGER,
            PRIMARY KEY (issuer, subject)
        ) STRICT, WITHOUT ROWID;
        CREATE INDEX identity_person ON identity(person);
        """

    /// How long a closed account still waits (``ClosingWait``).
    private static let third = """
        ALTER TABLE person ADD COLUMN closed_seen INTEGER;
        ALTER TABLE person ADD COLUMN closed_held INTEGER;
        """
}
