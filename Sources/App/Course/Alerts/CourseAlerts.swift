import Almanac
import Course
import Interface
import Records

/// The course's alerts for devices on which the app is closed: the notifications of the kinds that may go out, at the
/// instants at which they come by the real clock.
enum CourseAlerts {
    /// The alerts that came within some time, and those that the calendar will bring.
    static func alerts(_ context: RequestContext, since first: Instant) throws(NeedsData) -> [TimedAlert] {
        guard context.shows(.course) else { return [] }
        var alerts: [TimedAlert] = []
        if case .open(let school) = try SchoolOpening(context), school.me.role != .student {
            alerts = try SchoolAlerts(school: school).alerts(since: first)
        }
        guard case .open(let visit) = try CourseOpening(context), visit.hasAlerts else { return alerts }
        for note in visit.allNotes where visit.way(note.kind) == .push {
            // A course at home may be ahead of the clock.
            let at = note.at - visit.ahead
            guard at >= first else { continue }
            let body = note.subject.isEmpty ? note.text : note.subject + visit.strings.parting + note.text
            alerts.append(
                TimedAlert(
                    key: "course-" + note.key, at: at, until: note.until.map { $0 - visit.ahead },
                    alert: DayAlert(title: note.title, body: body, page: note.link.text)))
        }
        return alerts
    }
}
