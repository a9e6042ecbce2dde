import Almanac
import Records

/// A month of a timetable as it is stored: a record indexed by its month, so that a page loads only what it shows. Its
/// id is that of the timetable (``TimetableHead/id``) with the month, for example `network-2026-11`.
public struct TimetableMonth: Sendable {
    public static let kind = Kind("timetable")
    /// The field that holds the month's days in the format of ``TimetableDay/json``, ascending by date.
    public static let daysField = "days"

    private let days: [JSON]

    /// Reads the month of a record; `nil` if it holds none.
    public init?(_ record: Record?) {
        guard let record, !record.isDeleted, let days = record[Self.daysField]?.value.array else { return nil }
        self.days = days
    }

    /// Reads the month from fields made by ``records(of:id:)``.
    public init?(_ fields: JSONObject) {
        guard let days = fields[Self.daysField]?.array else { return nil }
        self.days = days
    }

    /// Whether a record from outside is a valid month of an imported timetable: its id ends with the month, and every
    /// day is in that month and can be read.
    public static func isSound(_ record: Record) -> Bool {
        guard record.key.id.utf8.starts(with: TimetableHead.imported.utf8),
            let days = record[daysField]?.value.array, days.count <= 31
        else { return false }
        return days.allSatisfy { json in
            guard let day = TimetableDay(stored: json), day.disorder == nil else { return false }
            return String(record.key.id.suffix(7)) == bucket(day.date)
        }
    }

    /// The times of a date; `nil` if the month doesn't have them.
    public subscript(date: CivilDate) -> TimetableDay? {
        // In a complete month, each day is at the index of its number.
        if let day = days.indices.contains(date.day - 1) ? read(date.day - 1, date) : nil { return day }
        let text = date.description
        guard let index = days.firstIndex(where: { $0["date"]?.string == text }) else { return nil }
        return read(index, date)
    }

    private func read(_ index: Int, _ date: CivilDate) -> TimetableDay? {
        TimetableDay(stored: days[index]).flatMap { $0.date == date ? $0 : nil }
    }

    /// Returns the key of the record for a date's month.
    public static func key(_ timetable: String, _ date: CivilDate) -> RecordKey {
        RecordKey(scope: .own, kind: kind, id: "\(timetable)-\(bucket(date))")
    }

    /// Returns the bucket of the record for a date's month, for example `2026-11`.
    public static func bucket(_ date: CivilDate) -> String { String(date.description.dropLast(3)) }

    /// Returns the query for the months of all timetables, from one date's to another's.
    public static func query(from first: CivilDate, through last: CivilDate) -> RecordQuery {
        RecordQuery(kind, in: .own, .buckets(from: bucket(first), through: bucket(last)))
    }

    /// Returns a date in each month from that of the first date through that of the last.
    public static func months(from first: CivilDate, through last: CivilDate) -> [CivilDate] {
        var months: [CivilDate] = []
        var date = first
        while date < last || bucket(date) == bucket(last) {
            months.append(date)
            date = date.adding(days: CivilDate.days(inMonth: date.month, of: date.year) - date.day + 1)
        }
        return months
    }

    /// Returns a timetable's records: the key and the fields of each month.
    public static func records(of timetable: Timetable, id: String) -> [(key: RecordKey, fields: JSONObject)] {
        var records: [(key: RecordKey, fields: JSONObject)] = []
        var days: [JSON] = []
        for (index, day) in timetable.days.enumerated() {
            days.append(day.json)
            let next = timetable.days.indices.contains(index + 1) ? timetable.days[index + 1].date : nil
            if let next, bucket(next) == bucket(day.date) { continue }
            records.append(
                (
                    key(id, day.date),
                    [
                        daysField: .array(days), Buckets.field: .string(bucket(day.date)),
                        Record.deletedField: .bool(false),
                    ]
                ))
            days = []
        }
        return records
    }
}
