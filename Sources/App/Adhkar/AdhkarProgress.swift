import Almanac
import Quran
import Records

/// How often each dhikr of a group was said in its period: a day, or the time of one prayer. Nothing of earlier periods
/// is kept, and nothing leaves the device.
struct AdhkarProgress: Hashable, Sendable {
    var group: AdhkarGroup
    /// The period that the counts belong to.
    var time: String
    /// How often each dhikr was said, by its id.
    var said: [String: Int] = [:]
    /// Whether the counts were cleared, which can be undone.
    var isCleared = false

    static let kind = RecordKind.adhkar.kind
    private static let timeField = "time"
    private static let clearedField = "cleared"
    private static let saidField = "said."

    static func key(_ group: AdhkarGroup) -> RecordKey { RecordKey(scope: .device, kind: kind, id: group.rawValue) }

    static func query(_ group: AdhkarGroup) -> RecordQuery {
        RecordQuery(kind, in: .device, .id(group.rawValue))
    }

    /// Reads a record; counts of another period are ignored.
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

    /// How often a dhikr was said, at most its full count.
    func count(_ dhikr: Dhikr) -> Int { isCleared ? 0 : min(said[dhikr.id] ?? 0, dhikr.count) }

    func isDone(_ dhikr: Dhikr) -> Bool { count(dhikr) == dhikr.count }

    /// The number of the given adhkar that were said in full.
    func done(of adhkar: [Dhikr]) -> Int { adhkar.filter { dhikr in isDone(dhikr) }.count }

    /// The values to store when a dhikr's count changes. The others keep their counts within the same period.
    func values(setting dhikr: Dhikr, to count: Int, of adhkar: [Dhikr]) -> JSONObject {
        var values: JSONObject = [
            Record.deletedField: false, Self.timeField: .string(time), Self.clearedField: false,
        ]
        for other in adhkar {
            values[Self.saidField + other.id] = .int(Int64(other.id == dhikr.id ? count : self.count(other)))
        }
        return values
    }

    /// The values to store when all counts are cleared or restored.
    func values(clearing isCleared: Bool) -> JSONObject {
        [Self.clearedField: .bool(isCleared)]
    }
}

/// The period that counts belong to.
enum AdhkarTime {
    /// The period's name: the day at the person's place, or for adhkar after prayers the last prayer, if there is a
    /// place.
    static func name(_ group: AdhkarGroup, _ context: RequestContext) throws(NeedsData) -> String {
        guard group == .prayer, let days = try PrayerDays(context) else {
            return try ReaderClock(context).today.description
        }
        let times = days.times(days.today)
        var last: PrayerEvent?
        for event in PrayerEvent.allCases where event.isPrayer && times[event] <= context.request.now { last = event }
        guard let last else { return days.today.previous.description + "-" + PrayerEvent.isha.identifier }
        return days.today.description + "-" + last.identifier
    }
}
