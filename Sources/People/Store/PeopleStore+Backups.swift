import GRDB

/// Backups of the accounts.
extension PeopleStore {
    /// Makes a backup of the accounts if they have changed since the newest one, and compares it with what is stored.
    ///
    /// - Parameter alone: whether the earlier backups go: an account that was removed leaves nothing behind (K70).
    /// - Returns: the backup's path; `nil` if nothing has changed.
    @discardableResult
    public func backUp(alone: Bool = false) throws(PeopleError) -> String? {
        do {
            return try PeopleBackups(of: path).make(of: database, alone: alone)
        } catch {
            throw Self.problem(error)
        }
    }
}
