import Almanac
import Records

/// The notice that a host leaves when it has replaced damaged data with a backup. The day shows it for 24 hours.
public enum RestoredNotice {
    static let query = RecordQuery(RecordKind.notice.kind, in: .own, .all)
    /// The field `code` of the record.
    public static let code = "data-restored"

    /// The key of the record that a host writes, by the time of writing.
    public static func key(_ timestamp: String) -> RecordKey { RecordKind.notice.key("restored-" + timestamp) }

    /// Whether one of the notices is less than a day old; one from a clock that ran ahead may be up to a day in the
    /// future.
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
