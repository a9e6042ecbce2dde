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

    /// What it is about, in one line.
    func title(_ reminder: Reminder) -> String {
        guard reminder.subjects.count == 1 else {
            return strings(
                .reminderBatch, count: reminder.subjects.count, .word("time", time(reminder.subjects[0].start)))
        }
        return filled(reminder.kind, reminder.subjects[0], part: "title")
    }

    /// When it is, and what can be done next.
    func body(_ reminder: Reminder) -> String {
        guard reminder.subjects.count == 1 else {
            return strings(
                .reminderBatchBody, .word("time", time(reminder.subjects[0].start)),
                .text("names", strings.list(reminder.subjects.map { subject in subject.name })))
        }
        return filled(reminder.kind, reminder.subjects[0], part: "body")
    }

    /// The text of an alarm in a calendar, which has one line.
    func line(_ kind: ReminderKind, _ subject: ReminderSubject) -> String { filled(kind, subject, part: "title") }

    private func filled(_ kind: ReminderKind, _ subject: ReminderSubject, part: String) -> String {
        // The path's own texts are complete sentences already.
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

    /// A time on the clock of the place.
    func time(_ instant: Instant) -> String { strings.time(minute: zone.local(instant).minuteOfDay) }
}
