import Almanac
import Planner
import Records

/// The reminders that were postponed or dismissed on this device: one small record that never leaves it and drops what
/// is over.
struct ReminderAnswers: Sendable {
    static let key = RecordKind.reminders.key("answers")

    private(set) var list: [ReminderAnswer] = []
    private var times: [Instant] = []

    init(_ record: Record?) {
        guard let record, !record.isDeleted else { return }
        for entry in record.value(Self.field)?.array ?? [] {
            guard let id = entry["id"]?.string, let at = entry["at"]?.int else { continue }
            list.append(ReminderAnswer(id: id, until: entry["until"]?.int.map { Instant(milliseconds: $0) }))
            times.append(Instant(milliseconds: at))
        }
    }

    /// Notes an answer in place of an earlier one, and drops those that are over: after two days, or beyond a hundred.
    func answering(_ answer: ReminderAnswer, at now: Instant) -> JSONObject {
        var entries = [Self.json(answer, now)]
        for index in list.indices.reversed() where list[index].id != answer.id {
            guard entries.count < 100, times[index] > now - .days(2), times[index] <= now + .days(2) else { continue }
            entries.insert(Self.json(list[index], times[index]), at: 0)
        }
        return [Self.field: .array(entries)]
    }

    private static let field = "list"

    private static func json(_ answer: ReminderAnswer, _ at: Instant) -> JSON {
        var entry: JSONObject = ["id": .string(answer.id), "at": .int(at.milliseconds)]
        if let until = answer.until { entry["until"] = .int(until.milliseconds) }
        return .object(entry)
    }
}
