import Almanac
import Records

/// How often each dhikr of a group was said in the time that it belongs to: a day, or the time of one prayer. Nothing of the
/// time before is kept, and nothing leaves the device.
struct AdhkarProgress: Hashable, Sendable {
    var group: AdhkarGroup
    /// The time it holds for.
    var time: String
    /// How often each was said, by its id.
    var said: [String: Int] = [:]
    /// Whether it was taken away, so that it can be brought back.
    var isCleared = false

    static let kind = RecordKind.adhkar.kind
    private static let timeField = "time"
    private static let clearedField = "cleared"
    private static let saidField = "said."

    static func key(_ group: AdhkarGroup) -> RecordKey { RecordKey(scope: .device, kind: kind, id: group.rawValue) }

    static func query(_ group: AdhkarGroup) -> RecordQuery {
        RecordQuery(kind, in: .device, .id(group.rawValue))
    }

    /// Reads a record; what it holds of another time doesn't count.
    init(_ group: AdhkarGroup, at time: String, _ record: Record?) {
        self.group = group
        self.time = time
        guard let record, !record.isDeleted, record[Self.timeField]?.value.string == time else { return }
        isCleared = record[Self.clearedField]?.value.bool ?? false
        for entry in record.fields where entry.name.hasPrefix(Self.saidField) {
            guard let count = entry.field.value.int, count > 0 else { continue }
            said[String(entry.name.dropFirst(Self.saidField.count))] = Int(clamping: count)
        }
    }

    /// How often a dhikr was said, never more than it is to be said.
    func count(_ dhikr: Dhikr) -> Int { isCleared ? 0 : min(said[dhikr.id] ?? 0, dhikr.count) }

    func isDone(_ dhikr: Dhikr) -> Bool { count(dhikr) == dhikr.count }

    /// How many of some adhkar were said as often as they are to be said.
    func done(of adhkar: [Dhikr]) -> Int { adhkar.filter { dhikr in isDone(dhikr) }.count }

    /// What is stored once a dhikr was said so often. The others keep their count within the same time.
    func values(setting dhikr: Dhikr, to count: Int, of adhkar: [Dhikr]) -> JSONObject {
        var values: JSONObject = [
            Record.deletedField: false, Self.timeField: .string(time), Self.clearedField: false,
        ]
        for other in adhkar {
            values[Self.saidField + other.id] = .int(Int64(other.id == dhikr.id ? count : self.count(other)))
        }
        return values
    }

    /// What is stored when everything is taken away, or brought back.
    func values(clearing isCleared: Bool) -> JSONObject {
        [Self.clearedField: .bool(isCleared)]
    }
}
