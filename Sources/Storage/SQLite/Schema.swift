/// The database's tables, as a list of steps: `user_version` counts the steps already done.
public struct Schema: Sendable {
    /// The SQL of each step, in order; a step never changes once it is released.
    public var steps: [String]

    public init(steps: [String]) {
        self.steps = steps
    }

    /// The schema of this version of the program.
    public static let current = Schema(steps: [first])

    private static let first = """
        CREATE TABLE store(
            row INTEGER PRIMARY KEY CHECK (row = 1),
            counter INTEGER NOT NULL,
            clock TEXT NOT NULL
        ) STRICT;
        CREATE TABLE scopes(
            name TEXT NOT NULL PRIMARY KEY,
            generation INTEGER NOT NULL
        ) STRICT, WITHOUT ROWID;
        CREATE TABLE records(
            scope TEXT NOT NULL REFERENCES scopes(name),
            kind TEXT NOT NULL,
            id TEXT NOT NULL,
            bucket TEXT NOT NULL,
            generation INTEGER NOT NULL,
            commit_number INTEGER NOT NULL,
            deleted INTEGER NOT NULL CHECK (deleted IN (0, 1)),
            fields TEXT NOT NULL CHECK (json_valid(fields)),
            PRIMARY KEY (scope, kind, id)
        ) STRICT, WITHOUT ROWID;
        CREATE INDEX records_live ON records(scope, kind, bucket, id) WHERE deleted = 0;
        CREATE INDEX records_changed ON records(commit_number, scope, kind, id);
        """
}
