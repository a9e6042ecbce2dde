import Almanac
import Records
import WorshipPath

/// Checks the records of an export that belong to the path by the rules of their kinds.
enum PathImport {
    static func isSound(_ record: Record) -> Bool {
        switch record.key.kind {
        case WorshipProfile.kind:
            (record.key == PathRecords.profile || QuestionRound(rawValue: record.key.id) != nil)
                && WorshipProfile(record) != nil
        case PathRecords.plan: PlanHistory.Entry(record) != nil
        case DayLog.kind: DayLog(record) != nil
        case PathRecords.rest: RestWeek(record) != nil
        case PathRecords.intention: PathIntention(record) != nil
        case Reached.kind: RecordKind.isReachedID(record.key.id) && CivilDate(record.value("date")?.string ?? "") != nil
        case PathLock.kind: record.key == PathGate.lock && PathLock(record) != nil
        default: record.key == PathRecords.edits || record.key == PathSettings.key
        }
    }

    /// The date that a record is indexed by, or `nil` for kinds that are loaded as a whole.
    static func bucket(_ record: Record) -> String? {
        switch record.key.kind {
        case DayLog.kind: record.key.id
        case PathRecords.plan: record.value("from")?.string
        default: nil
        }
    }
}
