import Almanac
import Planner
import Records

/// What a source is asked, for which place, and what is stored of its answers: the basis of a round of asking.
struct SourceQuestion: Sendable {
    let address: SourceAddress
    let days: PrayerDays
    let standing: SourceStanding
    /// The source with the stored days.
    let source: TimetableSource
    /// What the request says about the person; together with the address, it identifies what an answer is valid for.
    let query: String

    /// `nil` if there is nothing to ask, because it is switched off or there is no place.
    init?(_ context: RequestContext) throws(NeedsData) {
        let choice = context.settings.timetables
        guard choice.usesNetwork, let address = try? SourceAddress(choice.address),
            context.place != nil
        else { return nil }
        try context.library.require([RecordQuery(TimetableMonth.kind, .id(TimetableHead.network))], [.zones])
        guard let days = try PrayerDays(context) else { return nil }
        let standing = SourceStanding(try context.library.record(TimetableHead.networkKey))
        self.address = address
        self.days = days
        self.standing = standing
        source = standing.source(try Self.cache(standing.head, context.library))
        query = Self.query(days)
    }

    static func query(_ days: PrayerDays) -> String {
        AladhanRequest.query(
            place: days.place.coordinates, zone: days.place.zone, method: days.method.aladhanNumber,
            madhhab: days.madhhab)
    }

    /// What the answers are valid for.
    var subject: String { address.text + "?" + query }

    /// The addresses that together give the days from one date to another.
    func addresses(_ first: CivilDate, _ last: CivilDate) -> [String] {
        AladhanRequest.calendarPaths(
            place: days.place.coordinates, zone: days.place.zone, method: days.method.aladhanNumber,
            madhhab: days.madhhab, first: first, last: last
        ).map { path in address.text + path }
    }

    /// The stored days of a head.
    private static func cache(_ head: TimetableHead?, _ library: Library) throws(NeedsData) -> Timetable? {
        guard let head else { return nil }
        var days: [TimetableDay] = []
        for record in try library.records(TimetableMonth.query(from: head.first, through: head.last)) {
            guard record.key.id.utf8.starts(with: TimetableHead.network.utf8), let month = TimetableMonth(record) else {
                continue
            }
            for json in record[TimetableMonth.daysField]?.value.array ?? [] {
                guard let date = json["date"]?.string.flatMap({ CivilDate($0) }), let day = month[date] else {
                    continue
                }
                days.append(day)
            }
        }
        return Timetable(name: head.name, days: days)
    }
}
