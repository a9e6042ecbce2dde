import Course
import Interface
import Records

/// A student as their coach and staff see them: one enrolment with its pages' words.
struct SchoolStudent {
    let school: School
    let visit: CourseVisit

    /// `nil` if there is no such enrolment, or none that the asker may see: a coach sees their own students alone.
    init?(_ enrolment: String, _ school: School) throws(NeedsData) {
        guard let found = school.enrolments.first(where: { $0.id == enrolment }) else { return nil }
        let visit = try school.visit(found)
        guard school.me.role == .staff || (school.me.role == .coach && visit.facts.coach == school.me.id) else {
            return nil
        }
        self.school = school
        self.visit = visit
    }

    var id: String { visit.state.enrolment.id }

    var name: String { visit.studentName }

    /// The level and the week, in a few words.
    var place: String {
        let strings = visit.strings
        guard let level = visit.level else { return strings[.coursePending] }
        let named = strings(.courseLevelNamed, .number("level", level.number), .text("name", level.name))
        guard let week = visit.state.week else { return named }
        return named + strings.parting + strings(.courseWeek, .number("week", week))
    }

    func link(_ submission: CourseSubmission) -> Link {
        SchoolRoute.work(enrolment: id, submission: submission.id).route.link()
    }

    /// Whether something that was said of a recording on this device waits for the server.
    func isUnsent(_ submission: CourseSubmission) -> Bool {
        submission.feedback.contains { visit.isGuess($0.id) } || submission.pins.contains { visit.isGuess($0.id) }
            || submission.thread.contains { visit.isGuess($0.id) && $0.author.id == school.me.id }
            || visit.facts.evaluations.contains { $0.submission == submission.id && visit.isGuess($0.id) }
    }

    var link: Link { SchoolRoute.student(id).route.link() }

    /// What a recording is of: the week with its passage, or the assessment.
    func title(_ work: CourseWork) -> String {
        let strings = visit.strings
        guard let number = work.week else { return strings[.courseEoc] }
        guard let lesson = visit.lesson(number) else { return strings(.courseWeek, .number("week", number)) }
        return strings(
            .courseRecord, .number("week", number), .text("passage", visit.words(lesson.passage)))
    }
}
