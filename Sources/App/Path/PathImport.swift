import Almanac
import Records
import WorshipPath

/// What of an export belongs to the path, checked by its kinds' own rules.
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

    /// The date that a record is found by; `nil` for kinds that are read whole.
    static func bucket(_ record: Record) -> String? {
        switch record.key.kind {
        case DayLog.kind: record.key.id
        case PathRecords.plan: record.value("from")?.string
        default: nil
        }
    }
}
