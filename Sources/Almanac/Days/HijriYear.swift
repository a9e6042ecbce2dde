/// The months of a Hijri year and its special days, except the weekly ones.
public struct HijriYear: Hashable, Sendable {
    public let year: Int
    public let months: [Month]
    public let events: [Event]

    /// A month's first civil date and its number of days.
    public struct Month: Hashable, Sendable {
        public let month: HijriMonth
        public let first: CivilDate
        public let days: Int
    }

    /// An occasion from its first day through its last.
    public struct Event: Hashable, Sendable {
        public let occasion: Occasion
        public let first: CivilDate
        public let last: CivilDate
        public let hijri: HijriDate
    }

    /// Collects a year's months and events; `nil` if the year is not covered.
    public init?(_ year: Int, calendar: HijriCalendar = .ummAlQura) {
        var months: [Month] = []
        for month in HijriMonth.allCases {
            guard let first = calendar.civilDate(year: year, month: month, day: 1),
                let days = calendar.days(inMonth: month, of: year)
            else { return nil }
            months.append(Month(month: month, first: first, days: days))
        }
        self.year = year
        self.months = months
        events = Self.events(months, calendar)
    }

    /// Returns the events of all days in the order in which they begin, joining consecutive days.
    private static func events(_ months: [Month], _ calendar: HijriCalendar) -> [Event] {
        var events: [Event] = []
        var open: [Event] = []
        guard let first = months.first, let last = months.last else { return [] }
        var date = first.first
        while date < last.first.adding(days: last.days) {
            let day = SpecialDays.of(date, calendar: calendar)
            let occasions = (day?.occasions ?? []).filter { !$0.isWeekly }
            events += open.filter { !occasions.contains($0.occasion) }
            var next: [Event] = []
            for occasion in occasions {
                let before = open.first { $0.occasion == occasion }
                guard let hijri = before?.hijri ?? day?.hijri else { continue }
                next.append(Event(occasion: occasion, first: before?.first ?? date, last: date, hijri: hijri))
            }
            open = next
            date = date.next
        }
        events += open
        return events.sorted { ($0.first, $0.occasion) < ($1.first, $1.occasion) }
    }
}
