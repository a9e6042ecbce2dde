import Almanac
import Interface
import Planner
import Records

/// A printed day.
struct PrintedDate {
    /// A line of the day.
    struct Line {
        let start: Int
        let end: Int
        let text: String
        var notes = ""
        /// Whether a task is done, or `nil` for a prayer or an event, which has no box to tick.
        var isDone: Bool?
    }

    let date: CivilDate
    let lines: [Line]
    private let context: RequestContext
    private let hijri: HijriDate?

    init(_ date: CivilDate, _ days: PrayerDays, _ tasks: [PlannedTask], _ context: RequestContext) {
        self.date = date
        self.context = context
        hijri = days.calendar.date(of: date)
        var lines: [Line] = []
        for block in days.planning(date).ownBlocks {
            lines.append(Line(start: block.start, end: block.end, text: context.strings.name(block)))
        }
        for task in tasks where !task.isDeleted {
            guard let placement = task.placement, placement.date == date else { continue }
            lines.append(
                Line(
                    start: placement.start, end: placement.start + task.duration, text: task.title, notes: task.notes,
                    isDone: task.isEvent ? nil : task.completed != nil))
        }
        self.lines = lines.sorted { a, b in
            a.start != b.start ? a.start < b.start : (a.end, a.text) < (b.end, b.text)
        }
    }

    /// - Parameter isAlone: whether the page's heading already names the day.
    func node(isAlone: Bool) -> Node {
        let strings = context.strings
        return section(.class("card", "printed-day"), .aria("label", strings.weekdayAndDate(date))) {
            if !isAlone { h2 { strings.weekdayAndDate(date) } }
            if context.settings.showsHijri, let hijri {
                p(.class("field-hint")) {
                    strings.hijriDate(day: hijri.day, month: hijri.month.rawValue, year: hijri.year)
                }
            }
            table(.class("printed")) {
                caption(.class("spoken")) { strings.weekdayAndDate(date) }
                thead(.class("spoken")) {
                    tr {
                        th(.scope("col")) { strings[.taskStart] }
                        th(.scope("col")) { strings[.taskTitle] }
                    }
                }
                tbody { for line in lines { row(line, strings) } }
            }
        }
    }

    private func row(_ line: Line, _ strings: Strings) -> Node {
        let minutes = line.start..<max(line.end, line.start)
        return tr(.class(line.isDone == nil ? "printed-prayer" : "printed-task")) {
            td(.class("printed-time")) { strings.range(minutes) }
            td {
                if let isDone = line.isDone {
                    span(
                        .class("printed-box"), .role("img"),
                        .aria("label", strings[isDone ? .printDone : .printOpenTask])
                    ) {
                        isDone ? "☑" : "☐"
                    }
                }
                bdi { line.text }
                if !line.notes.isEmpty { p(.class("printed-notes"), .dirAuto) { line.notes } }
            }
        }
    }

    var json: JSON {
        .object([
            "date": .string(date.description),
            "lines": .array(
                lines.map { line in
                    .object([
                        "start": .string(Minute.text(line.start)), "end": .string(Minute.text(line.end)),
                        "text": .string(line.text), "notes": .string(line.notes),
                        "done": line.isDone.map { .bool($0) } ?? .null,
                    ])
                }),
        ])
    }
}
