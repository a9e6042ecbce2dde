import Almanac
import Course
import Interface
import Records

/// What a coach and staff are told of while the app is closed: that a student asks or writes (QF-237, QF-151). What is handed
/// in waits in the queue, which has its own time, and calls nobody.
struct SchoolAlerts {
    let school: School

    /// Those that came within some time; none for a student, whose alerts are the course's.
    func alerts(since first: Instant) throws(NeedsData) -> [TimedAlert] {
        var alerts: [TimedAlert?] = []
        for facts in try school.facts() {
            guard let name = school.person(facts.enrolment.student)?.name else { continue }
            switch school.me.role {
            case .coach where facts.coach == school.me.id:
                for submission in facts.submissions {
                    let route = SchoolRoute.work(enrolment: facts.enrolment.id, submission: submission.id)
                    alerts += submission.thread.map { alert($0, name, .schoolQuestion, route) }
                }
                alerts += facts.messages.map { alert($0, name, .schoolMessages, .student(facts.enrolment.id)) }
            case .staff:
                for request in facts.requests {
                    let route = SchoolRoute.student(facts.enrolment.id)
                    alerts.append(alert(request.id, request.at, request.text, name, .schoolRequests, route))
                }
            case .coach, .student, .server: break
            }
        }
        return alerts.compactMap { $0 }.filter { $0.at >= first }
    }

    /// `nil` for what was said by somebody of the school themselves.
    private func alert(_ word: FollowUp, _ name: String, _ title: Phrase, _ route: SchoolRoute) -> TimedAlert? {
        guard word.author.role == .student else { return nil }
        return alert(word.id, word.at, word.text, name, title, route)
    }

    private func alert(
        _ id: String, _ at: Instant, _ text: String, _ name: String, _ title: Phrase, _ route: SchoolRoute
    ) -> TimedAlert {
        TimedAlert(
            key: "school-" + id, at: at, until: nil,
            alert: DayAlert(
                title: name + school.strings.parting + school.strings[title], body: text,
                page: route.route.link().text))
    }
}
