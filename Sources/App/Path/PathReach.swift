import Almanac
import Records
import WorshipPath

/// Which of the path's days have to be loaded. There is a record for each day since the path began, and most pages need few
/// of them or none.
///
/// Whatever may reach a level or a badge needs all: levels are counted from the first day on (K61), and a day of long ago
/// that was filled in, or that came from another device, may have reached one earlier than was noted.
enum PathReach: Hashable, Sendable {
    /// The answers, the plan and the weeks of rest alone.
    case noDays
    /// The days of a date's week, by which its mercy is counted.
    case week(PathWeek)
    case allDays

    /// The query for the days; `nil` where none are needed.
    var query: RecordQuery? {
        switch self {
        case .noDays: nil
        case .week(let week):
            RecordQuery(
                DayLog.kind, in: .path,
                .buckets(from: week.start.description, through: week.start.adding(days: 6).description))
        case .allDays: RecordQuery(DayLog.kind, in: .path, .all)
        }
    }

    /// All that a page of this reach is worked out from.
    var queries: [RecordQuery] { PathRecords.queries + (query.map { query in [query] } ?? []) }
}
