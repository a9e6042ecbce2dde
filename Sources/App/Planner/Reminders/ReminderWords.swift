import Almanac
import Interface
import Planner

/// A reminder in words. Every kind has a title and a body in the locales, `reminder.KIND.title` and `reminder.KIND.body`.
struct ReminderWords {
    let strings: Strings
    let zone: Zone
    let crossings: Crossings

    init(_ context: RequestContext, _ zone: Zone) {
        strings = context.strings
        self.zone = zone
        crossings = context.crossings
    }

    /// What it is about, in a line.
    func title(_ reminder: Reminder) -> String {
        guard reminder.subjects.count == 1 else {
            return strings(
                .reminderBatch, count: reminder.subjects.count, .word("time", time(reminder.subjects[0].start)))
        }
        return filled(reminder.kind, reminder.subjects[0], part: "title")
    }

    /// When, and what one may do next.
    func body(_ reminder: Reminder) -> String {
        guard reminder.subjects.count == 1 else {
            return strings.list(reminder.subjects.map { subject in subject.name })
        }
        return filled(reminder.kind, reminder.subjects[0], part: "body")
    }

    /// An alarm's text in a calendar, which has one line.
    func line(_ kind: ReminderKind, _ subject: ReminderSubject) -> String { filled(kind, subject, part: "title") }

    private func filled(_ kind: ReminderKind, _ subject: ReminderSubject, part: String) -> String {
        // What the path says of itself is a whole sentence already.
        if let text = crossings.momentWords(kind, subject, strings) { return part == "title" ? text.title : text.body }
        let name = subject.group == .prayer ? strings[key: "prayer.\(subject.name)"] : subject.name
        return strings.filled(
            Phrase("reminder." + kind.id + "." + part),
            [
                subject.group == .prayer ? .word("name", name) : .text("name", name),
                .word("time", time(subject.start)), .word("end", time(subject.end)),
                .word("lead", strings.duration(minutes: abs(kind.minutes))),
            ])
    }

    /// When a moment is, on the clock of the place.
    func time(_ instant: Instant) -> String { strings.time(minute: zone.local(instant).minuteOfDay) }
}
