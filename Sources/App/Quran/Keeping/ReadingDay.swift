import Almanac
import Quran
import Records

/// What was read on a day, in one record for each date. Every device writes its own fields, so that two devices used on
/// one day lose nothing.
struct ReadingDay: Hashable, Sendable {
    var date: CivilDate
    var ayat = ReadAyat()
    var seconds = 0
    /// How many minutes the place's clocks were ahead of UTC.
    var offset = 0

    static let kind = RecordKind.readingDay.kind
    static let all = RecordQuery(kind, in: .quran, .all)
    static let ayatField = "ayat."
    static let secondsField = "seconds."
    static let offsetField = "offset"

    static func key(_ date: CivilDate) -> RecordKey {
        RecordKey(scope: .quran, kind: kind, id: date.description)
    }

    init(_ date: CivilDate) { self.date = date }

    /// Reads a record; `nil` if it is erased or its id isn't a date.
    init?(_ record: Record) {
        guard !record.isDeleted, let date = CivilDate(record.key.id) else { return nil }
        self.date = date
        for entry in record.fields {
            if entry.name.hasPrefix(Self.ayatField), let text = entry.field.value.string {
                ayat.formUnion(ReadAyat(text: text))
            } else if entry.name.hasPrefix(Self.secondsField), let count = entry.field.value.int {
                seconds += Int(clamping: max(0, count))
            }
        }
        offset = record[Self.offsetField]?.value.int.map { Int(clamping: $0) } ?? 0
    }

    /// All days on which something was read.
    static func list(_ library: Library) throws(NeedsData) -> [ReadingDay] {
        try library.records(all).compactMap { record in ReadingDay(record) }
    }

    /// The day as counting days in a row takes it.
    var use: DaysInARow.Day { DaysInARow.Day(number: Int(date.dayNumber), offset: offset) }
}

extension ReadingGoal {
    /// How much of the goal was done on a day.
    func done(_ day: ReadingDay, _ pages: Int) -> Int {
        switch kind {
        case .ayat: day.ayat.count
        case .pages: pages
        case .minutes: day.seconds / 60
        }
    }
}
