import Almanac
import Interface

/// The rows of a month's table: each day in both calendars, with its six times and its occasions.
struct MonthTable {
    let strings: Strings
    let month: YearMonth
    let days: PrayerDays

    var title: String {
        strings(
            .timesMonthTitle, .word("month", strings.month(month.month)), .number("year", month.year))
    }

    /// The number of days on which a rule replaced the Sun's actual course.
    var standIns: Int {
        var count = 0
        for date in month.days where days.times(date).resolution != .none { count += 1 }
        return count
    }

    /// The Hijri months that the month overlaps.
    var hijriTitle: String {
        let dates = month.days
        guard let first = dates.first.flatMap({ days.calendar.date(of: $0) }),
            let last = dates.last.flatMap({ days.calendar.date(of: $0) })
        else { return "" }
        let end = strings.hijriMonth(last.month.rawValue) + " " + strings.number(last.year)
        guard first.month != last.month else { return end }
        let year = first.year == last.year ? "" : " " + strings.number(first.year)
        return strings.hijriMonth(first.month.rawValue) + year + " – " + end
    }

    var node: Node {
        div(.class("card", "sheet-of-times")) {
            table(.class("times-table", "month-table")) {
                caption(.class("spoken")) { strings(.timesMonthCaption, .word("month", title)) }
                thead {
                    tr {
                        th(.scope("col")) { strings[.timesMonthDay] }
                        for event in PrayerEvent.allCases { th(.scope("col")) { strings.name(event) } }
                    }
                }
                tbody { for date in month.days { rows(date) } }
            }
        }
    }

    @NodeBuilder private func rows(_ date: CivilDate) -> Node {
        let times = days.times(date)
        let isToday = date == days.today
        let special = SpecialDays.of(date, calendar: days.calendar)
        tr(.class(isToday ? "today" : "", date.weekday == .friday ? "friday" : ""), .current("date", when: isToday)) {
            th(.scope("row")) {
                span(.class("times-day")) { strings.number(date.day) + " " + strings.shortWeekday(date.weekday) }
                if let special { span(.class("times-hijri")) { hijri(special.hijri) } }
            }
            for event in PrayerEvent.allCases { cell(event, times, date) }
        }
        if let names = names(special, date) {
            tr(.class("times-occasion")) { td(.colspan(7)) { names } }
        }
    }

    private func cell(_ event: PrayerEvent, _ times: PrayerTimes, _ date: CivilDate) -> Node {
        let minute = days.minute(times[event], on: date)
        let time = ClockTime(minuteOfDay: ((minute % 1440) + 1440) % 1440).map { strings.shortTime($0) } ?? ""
        return td(.data("label", strings.name(event))) {
            a(
                href: Route.times(.explanation(date, event)).link(), .data("sheet"),
                .aria("label", strings(.timesWhy, .word("prayer", strings.name(event)), .word("time", time)))
            ) { time }
        }
    }

    /// A day of a Hijri month, with the month's name on its first day.
    private func hijri(_ date: HijriDate) -> String {
        strings.number(date.day) + " " + strings.hijriMonth(date.month.rawValue)
    }

    /// What begins on the day, or what the day is.
    private func names(_ special: SpecialDays?, _ date: CivilDate) -> String? {
        guard let special else { return nil }
        let before = SpecialDays.of(date.previous, calendar: days.calendar)?.occasions ?? []
        let occasions = special.occasions.filter { occasion in !occasion.isWeekly && !before.contains(occasion) }
        guard !occasions.isEmpty else { return nil }
        return strings.list(occasions.map { occasion in strings.name(occasion) })
    }
}

extension Strings {
    /// The name of a special day.
    func name(_ occasion: Occasion) -> String { self[key: "occasion.\(occasion.identifier)"] }
}
