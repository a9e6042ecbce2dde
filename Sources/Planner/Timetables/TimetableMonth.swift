import Almanac
import Records

/// A month of a timetable as it is stored: one record, indexed by its month, so that a page loads what it shows and no
/// more. A record's id is the timetable's (``TimetableHead/id``) and the month, `network-2026-11`.
public struct TimetableMonth: Sendable {
    public static let kind = Kind("timetable")
    /// The field that holds the month's days, in ``TimetableDay/json``'s shape, rising by date.
    public static let daysField = "days"

    private let days: [JSON]

    /// The month of a record; `nil` where it holds none.
    public init?(_ record: Record?) {
        guard let record, !record.isDeleted, let days = record[Self.daysField]?.value.array else { return nil }
        self.days = days
    }

    /// The month of a record's fields as ``records(of:id:)`` makes them.
    public init?(_ fields: JSONObject) {
        guard let days = fields[Self.daysField]?.array else { return nil }
        self.days = days
    }

    /// Whether a record that comes from outside is a month of an imported timetable: its id ends with the month, and
    /// every day is of it and can be read.
    public static func isSound(_ record: Record) -> Bool {
        guard record.key.id.utf8.starts(with: TimetableHead.imported.utf8),
            let days = record[daysField]?.value.array, days.count <= 31
        else { return false }
        return days.allSatisfy { json in
            guard let day = TimetableDay(stored: json), day.disorder == nil else { return false }
            return String(record.key.id.suffix(7)) == bucket(day.date)
        }
    }

    /// A date's times; `nil` where the month doesn't have them.
    public subscript(date: CivilDate) -> TimetableDay? {
        // A whole month has each day at its number's place.
        if let day = days.indices.contains(date.day - 1) ? read(date.day - 1, date) : nil { return day }
        let text = date.description
        guard let index = days.firstIndex(where: { $0["date"]?.string == text }) else { return nil }
        return read(index, date)
    }

    private func read(_ index: Int, _ date: CivilDate) -> TimetableDay? {
        TimetableDay(stored: days[index]).flatMap { $0.date == date ? $0 : nil }
    }

    /// The record of a date's month in a timetable.
    public static func key(_ timetable: String, _ date: CivilDate) -> RecordKey {
        RecordKey(scope: .own, kind: kind, id: "\(timetable)-\(bucket(date))")
    }

    /// What the record of a date's month is indexed by, `2026-11`.
    public static func bucket(_ date: CivilDate) -> String { String(date.description.dropLast(3)) }

    /// Every timetable's months from one date's to another's.
    public static func query(from first: CivilDate, through last: CivilDate) -> RecordQuery {
        RecordQuery(kind, in: .own, .buckets(from: bucket(first), through: bucket(last)))
    }

    /// A date in each month between two dates, the first and the last month included.
    public static func months(from first: CivilDate, through last: CivilDate) -> [CivilDate] {
        var months: [CivilDate] = []
        var date = first
        while date < last || bucket(date) == bucket(last) {
            months.append(date)
            date = date.adding(days: CivilDate.days(inMonth: date.month, of: date.year) - date.day + 1)
        }
        return months
    }

    /// A timetable's records: the key of each month, and its fields.
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
