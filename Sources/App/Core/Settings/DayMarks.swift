import Almanac
import Planner
import Records

/// What a person noted on a day: what was left out, which voluntary prayers were prayed, and a fast.
///
/// It is in the person's own scope and survives erasing the planner alone. Nothing is ever noted of an obligatory
/// prayer, of Jummah or of a feast's prayer.
struct DayMarks: Sendable {
    static let kind = RecordKind.mark.kind
    private static let skip = "skip-"
    private static let done = "done-"
    private static let fast = "fast"

    let record: Record?

    static func key(_ date: CivilDate) -> RecordKey { RecordKey(scope: .own, kind: kind, id: date.description) }

    static func query(_ date: CivilDate) -> RecordQuery { RecordQuery(kind, .id(date.description)) }

    /// Selects the days from one date to another.
    static func query(from first: CivilDate, through last: CivilDate) -> RecordQuery {
        RecordQuery(kind, .buckets(from: first.description, through: last.description))
    }

    /// Selects all days that something was noted on.
    static let all = RecordQuery(kind, .all)

    init(_ record: Record?) { self.record = record.flatMap { $0.isDeleted ? nil : $0 } }

    var date: CivilDate? { record.flatMap { CivilDate($0.key.id) } }
    var isFasting: Bool { isOn(Self.fast) }

    func isSkipped(_ id: String) -> Bool { record != nil && isOn(Self.skip + id) }
    func isDone(_ id: String) -> Bool { record != nil && isOn(Self.done + id) }

    /// The ids of what was prayed, sorted by name.
    var done: [String] {
        var done: [String] = []
        for entry in record?.fields ?? [] where entry.name.utf8.starts(with: Self.done.utf8) {
            if entry.field.value == .bool(true) { done.append(String(entry.name.dropFirst(Self.done.count))) }
        }
        return done
    }

    private func isOn(_ name: String) -> Bool { record?.value(name) == .bool(true) }

    /// The fields that a step sets.
    static func fields(_ step: MarkStep, _ id: String, on date: CivilDate) -> JSONObject {
        let name: String
        switch step {
        case .skip, .unskip, .add: name = skip + id
        case .check, .uncheck: name = done + id
        case .fast, .unfast: name = fast
        }
        let isOn = step == .skip || step == .check || step == .fast || step == .add
        return [name: .bool(isOn), Buckets.field: .string(date.description), Record.deletedField: .bool(false)]
    }
}

/// A note that a form makes on a day.
enum MarkStep: String, CaseIterable, Sendable {
    /// Leaves a suggestion out for the day, or undoes that.
    case skip, unskip
    /// Notes that a voluntary prayer was prayed, or removes the note.
    case check, uncheck
    /// Notes that the person fasts on the day, or removes the note.
    case fast, unfast
    /// Puts a suggested task on the day.
    case add
}
