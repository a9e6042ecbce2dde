import Records

/// Why a store could not do what it was asked.
public enum StoreError: Error, Hashable, Sendable {
    /// The folder or file can't be written or made; its path and the system's word for it.
    case unwritable(path: String, reason: String)
    /// The database is damaged: it is left as it is.
    case damaged(path: String, detail: String)
    /// The database is damaged and no backup of it is good: everything is left as it is.
    case beyond(path: String, detail: String)
    /// The database was made by a newer version of the program.
    case newer(path: String, version: Int)
    /// A migration failed; the old data is untouched and can be read only.
    case readOnly(reason: String)
    /// The disk is full.
    case full(path: String)
    /// Another process held the database for too long.
    case busy(path: String)
    /// The database file was deleted or replaced while it was open.
    case gone(path: String)
    /// There is no database, but something of one; what was found, and what may be given to the command that restores.
    case lost(path: String, found: String, command: String)
    /// A disk has too little room to begin; where it stands in the tree of files, and both in bytes.
    case noRoom(disk: String, needed: Int64, free: Int64)
    /// A file that was to be read isn't there.
    case missing(path: String)
    /// A document to import is not one of ours; the reason names the place.
    case malformed(path: String, reason: String)
    /// A record would grow beyond ``RecordLimits``. Nothing was stored.
    case tooLarge(RecordKey)
    /// What is stored under a key can't be read, so nothing can be merged into it. It is left as it is.
    case unreadable(RecordKey)
    /// Anything else; the engine's own words.
    case failed(String)
}
