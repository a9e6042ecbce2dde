/// A published timetable: a mosque's printed month, an authority's year, or a response from a network.
public struct Timetable: Hashable, Sendable {
    /// The name the person gave it, that of the mosque or the source.
    public let name: String
    /// The days, ascending by date, with each date once; never empty.
    public let days: [TimetableDay]

    /// The most days of a timetable: a little over two years.
    public static let mostDays = 800

    /// Creates a timetable from days in any order; `nil` without days, with more than ``mostDays``, or if a date occurs
    /// twice.
    public init?(name: String, days: [TimetableDay]) {
        let sorted = days.sorted { $0.date < $1.date }
        guard !sorted.isEmpty, sorted.count <= Self.mostDays else { return nil }
        for index in sorted.indices.dropFirst() where sorted[index].date == sorted[index - 1].date { return nil }
        self.name = name
        self.days = sorted
    }

    /// Returns the times of a date; `nil` if the timetable doesn't have it.
    public subscript(date: CivilDate) -> TimetableDay? {
        var low = 0
        var high = days.count
        while low < high {
            let middle = (low + high) / 2
            if days[middle].date < date { low = middle + 1 } else { high = middle }
        }
        return low < days.count && days[low].date == date ? days[low] : nil
    }

    /// The first date.
    public var first: CivilDate { days[0].date }

    /// The last date.
    public var last: CivilDate { days[days.count - 1].date }

    /// Returns the missing dates between the first and the last, at most `limit` of them.
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

    /// Returns this timetable with the days of another, which take precedence; `nil` if the result exceeds
    /// ``mostDays``.
    public func merging(_ other: Timetable) -> Timetable? {
        Timetable(name: other.name, days: days.filter { other[$0.date] == nil } + other.days)
    }
}
