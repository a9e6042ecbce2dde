/// A timetable that someone publishes: a mosque's printed month, an authority's year, an answer from a network.
public struct Timetable: Hashable, Sendable {
    /// What the person calls it: the mosque's or the source's name.
    public let name: String
    /// Rising by date, each date once; never empty.
    public let days: [TimetableDay]

    /// The longest timetable: two years and some.
    public static let mostDays = 800

    /// `nil` without days, with more than ``mostDays``, or when a date comes twice. Days may come in any order.
    public init?(name: String, days: [TimetableDay]) {
        let sorted = days.sorted { $0.date < $1.date }
        guard !sorted.isEmpty, sorted.count <= Self.mostDays else { return nil }
        for index in sorted.indices.dropFirst() where sorted[index].date == sorted[index - 1].date { return nil }
        self.name = name
        self.days = sorted
    }

    /// A date's times; `nil` where the timetable has none.
    public subscript(date: CivilDate) -> TimetableDay? {
        var low = 0
        var high = days.count
        while low < high {
            let middle = (low + high) / 2
            if days[middle].date < date { low = middle + 1 } else { high = middle }
        }
        return low < days.count && days[low].date == date ? days[low] : nil
    }

    /// The first date it has.
    public var first: CivilDate { days[0].date }

    /// The last date it has.
    public var last: CivilDate { days[days.count - 1].date }

    /// Dates between the first and the last that are missing, at most `limit` of them.
    public func missingDates(limit: Int = 40) -> [CivilDate] {
        var missing: [CivilDate] = []
        for index in days.indices.dropFirst() {
            var date = days[index - 1].date.next
            while date < days[index].date {
                guard missing.count < limit else { return missing }
                missing.append(date)
                date = date.next
            }
        }
        return missing
    }

    /// The same timetable with another's days added; where both have a date the other's counts. `nil` when the sum
    /// is longer than ``mostDays``.
    public func merging(_ other: Timetable) -> Timetable? {
        Timetable(name: other.name, days: days.filter { other[$0.date] == nil } + other.days)
    }
}
