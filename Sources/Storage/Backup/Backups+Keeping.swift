import Almanac

/// The rule for which backups are kept: many from the last hours and days, few from the weeks before. A mistake noticed
/// late still finds a backup from before it, and many starts within an hour don't push older backups out.
extension Backups {
    private static let hours = 3
    private static let days = 7
    private static let weeks = 4

    /// The backups to keep of a list in the order of ``list()``.
    static func kept(of list: [BackupFile], now: Instant) -> Set<BackupFile> {
        let dated = list.filter { backup in !backup.isAhead(of: now) }
        var kept: Set<BackupFile> = []
        for (length, count) in [(TimeSpan.hours(1), hours), (.hours(24), days), (.days(7), weeks)] {
            kept.formUnion(newest(of: dated, each: length, count))
        }
        for backup in list where kept.count < generations { kept.insert(backup) }
        return kept
    }

    /// The newest backup of each of the last hours, days or weeks in which one was made.
    private static func newest(of list: [BackupFile], each length: TimeSpan, _ count: Int) -> [BackupFile] {
        var newest: [Int64: BackupFile] = [:]
        for backup in list {
            let period = backup.made.seconds / length.seconds
            if newest[period] == nil { newest[period] = backup }
        }
        return newest.sorted { $0.key > $1.key }.prefix(count).map(\.value)
    }
}

extension BackupFile {
    /// Whether its date lies in the future by more than clocks usually differ.
    func isAhead(of now: Instant) -> Bool { made > now + .minutes(5) }
}
