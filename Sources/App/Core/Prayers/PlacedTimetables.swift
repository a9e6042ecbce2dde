import Almanac
import Planner
import Records

/// The timetables used at a place, with the months that a page needs: the person's own first, then the network's.
struct PlacedTimetables: Sendable {
    private var timetables: [Loaded] = []
    /// The person's own timetable if its place is too far from this one for it to be used without asking.
    private(set) var distant: TimetableHead?

    /// The state of the network's source, in use or not; `nil` while it is switched off.
    private(set) var source: SourceStanding?
    /// The loaded months of the network's timetable, whether or not they may be used.
    private(set) var answered: Loaded?

    /// No timetables: all times are computed.
    static let none = PlacedTimetables()

    /// Creates the list of timetables in order of precedence.
    init(_ timetables: [Loaded] = []) { self.timetables = timetables }

    /// One timetable's loaded months.
    struct Loaded: Sendable {
        let head: TimetableHead
        let usesIqama: Bool
        /// The months with the bucket that each is indexed by.
        var months: [(bucket: String, month: TimetableMonth)] = []

        /// The times of a date, or `nil` if the timetable doesn't have them.
        subscript(date: CivilDate) -> TimetableDay? {
            guard head.first <= date, date <= head.last else { return nil }
            let bucket = TimetableMonth.bucket(date)
            return months.first { $0.bucket == bucket }?.month[date]
        }
    }

    /// Loads from two days before the first date to two after the last, because a day's times are compared with those
    /// of the neighbouring days.
    init(_ context: RequestContext, at place: Place, from first: CivilDate, through last: CivilDate) throws(NeedsData) {
        let choice = context.settings.timetables
        guard choice.used != nil || choice.usesNetwork else { return }
        let query = TimetableMonth.query(from: first.adding(days: -2), through: last.adding(days: 2))
        var queries = [query]
        if choice.usesNetwork { queries.append(RecordQuery(TimetableMonth.kind, .id(TimetableHead.network))) }
        try context.library.require(queries)
        let months = try context.library.records(query)
        if let head = choice.used {
            if head.holds(at: place.coordinates) {
                timetables.append(Self.loaded(head, choice.usesIqama, months))
            } else {
                distant = head
            }
        }
        guard choice.usesNetwork else { return }
        let standing = SourceStanding(try context.library.record(TimetableHead.networkKey))
        source = standing
        guard let head = standing.head, head.holds(at: place.coordinates) else { return }
        let loaded = Self.loaded(head, false, months)
        answered = loaded
        guard head.until.map({ context.request.now < $0 }) ?? true else { return }
        timetables.append(loaded)
    }

    private static func loaded(_ head: TimetableHead, _ usesIqama: Bool, _ records: [Record]) -> Loaded {
        var loaded = Loaded(head: head, usesIqama: usesIqama)
        for record in records {
            let bucket = Buckets.bucket(of: record)
            guard record.key.id == "\(head.id)-\(bucket)", let month = TimetableMonth(record) else { continue }
            loaded.months.append((bucket, month))
        }
        return loaded
    }

    var isEmpty: Bool { timetables.isEmpty }

    /// The heads in order of precedence.
    var heads: [TimetableHead] { timetables.map { loaded in loaded.head } }

    /// What each timetable prints for a date, in order.
    func days(_ date: CivilDate) -> [PrintedDay] {
        var days: [PrintedDay] = []
        for timetable in timetables {
            guard let day = timetable[date] else { continue }
            days.append(PrintedDay(day: day, head: timetable.head, usesIqama: timetable.usesIqama))
        }
        return days
    }
}

/// A day as a timetable prints it.
struct PrintedDay: Sendable {
    let day: TimetableDay
    let head: TimetableHead
    let usesIqama: Bool
}
