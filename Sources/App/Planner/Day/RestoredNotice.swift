import Almanac
import Records

/// What a host leaves behind when it has put a backup in the place of damaged data. The day says so for 24 hours.
public enum RestoredNotice {
    static let query = RecordQuery(RecordKind.notice.kind, in: .own, .all)
    /// The field `code` of the record.
    public static let code = "data-restored"

    /// The record that a host writes, by when it did.
    public static func key(_ timestamp: String) -> RecordKey { RecordKind.notice.key("restored-" + timestamp) }

    /// Whether one of the notices is younger than a day; one of a clock that ran ahead counts as young as far.
    static func isShown(_ notices: [Record], at now: Instant) -> Bool {
        let day: Int64 = 86_400_000
        for notice in notices where notice.value("code") == .string(code) {
            guard let at = notice.value("at")?.int else { continue }
            let (age, overflow) = now.milliseconds.subtractingReportingOverflow(at)
            if !overflow, age > -day, age < day { return true }
        }
        return false
    }
}
