import Almanac
import Interface
import Planner

/// The layouts with more than one part.
extension WidgetDrawing {
    /// Draws the day: its date, what comes next, its prayers in a row, and its tasks.
    mutating func large() {
        let day = facts.day
        canvas.text(strings.weekdayAndDate(day.date), at: 22, 40, size: 17, weight: 700, room: 320)
        if context.settings.showsHijri, let hijri = day.hijri {
            canvas.text(
                strings.hijriDate(day: hijri.day, month: hijri.month.rawValue, year: hijri.year), at: 22, 62, size: 13,
                .muted, room: 320)
        }
        canvas.text(prayerName, at: 22, 102, size: 27, weight: 700, room: 150)
        canvas.text(left, at: 342, 102, size: 21, .accent, weight: 600, side: .end, room: 160)
        canvas.rule(22, 120, 342, 120)
        for (index, prayer) in facts.prayers.enumerated() {
            let middle = 22 + 32 + index * 64
            let role: WidgetInk.Role = prayer.isPast ? .muted : .text
            canvas.text(strings.name(prayer.kind), at: middle, 144, size: 12, role, side: .middle, room: 62)
            canvas.text(short(prayer.start), at: middle, 166, size: 15, role, weight: 600, side: .middle, room: 62)
        }
        canvas.rule(22, 182, 342, 182)
        canvas.text(strings[.widgetsTasks], at: 22, 206, size: 13, .muted, room: 320)
        tasks(from: 22, 232, step: 36, limit: 4, room: 320)
        let more = facts.tasks.count - 4
        if more > 0 {
            canvas.text(strings(.widgetsMore, count: more), at: 342, 206, size: 13, .muted, side: .end, room: 130)
        }
    }

    /// Draws today's remaining prayers in two columns, or after the last one the next day's first.
    mutating func remaining() {
        let left = facts.remaining
        guard !left.isEmpty else {
            canvas.text(prayerName, at: 14, 48, size: 20, weight: 700, room: 172)
            canvas.text(nextTime, at: 14, 78, size: 17, .muted, room: 172)
            return
        }
        for (index, prayer) in left.enumerated() {
            let x = 14 + index / 3 * 92
            let y = 24 + index % 3 * 31
            canvas.text(strings.name(prayer.kind), at: x, y, size: 12, .muted, room: 84)
            canvas.text(short(prayer.start), at: x, y + 16, size: 15, weight: 600, room: 84)
        }
    }

    /// Draws up to three voluntary prayers that can be noted.
    mutating func nafil() {
        guard !facts.nafil.isEmpty else {
            canvas.text(strings[.widgetsNafilNone], at: 14, 60, size: 14, .muted, room: 172)
            return
        }
        for (index, nafl) in facts.nafil.prefix(3).enumerated() {
            let y = 34 + index * 32
            canvas.dot(20, y - 4, radius: 6, nafl.isDone ? .accent : .border)
            canvas.text(nafl.name, at: 34, y, size: 14, weight: 600, room: 94)
            canvas.text(short(nafl.minutes.lowerBound), at: 188, y, size: 13, .muted, side: .end, room: 56)
        }
    }

    private func short(_ minute: Int) -> String {
        ClockTime(minuteOfDay: ((minute % 1440) + 1440) % 1440).map { strings.shortTime($0) } ?? ""
    }
}
