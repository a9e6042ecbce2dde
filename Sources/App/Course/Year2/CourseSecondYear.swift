import Course
import Interface

/// The second year's mode: appointments in the place of the week's tasks, electives in the place of the weeks, and nothing
/// to submit (QF-232). How one books and chooses is for a design of its own (K47), so neither can be done here (QF-234).
struct CourseSecondYear {
    let visit: CourseVisit
    private var strings: Strings { visit.strings }

    /// Whether a course is in this mode.
    static func isOn(_ visit: CourseVisit) -> Bool { visit.state.phase == .secondYear }

    /// On Today and the schedule; nothing in the first year.
    @NodeBuilder var appointments: Node {
        if Self.isOn(visit) {
            part(strings[.courseAppointments], strings[.courseAppointmentsNone], id: "appointments")
        }
    }

    /// On Learn, in the place of a week.
    var electives: Node { part(strings[.courseElectives], strings[.courseElectivesNone], id: "electives") }

    private func part(_ title: String, _ text: String, id: String) -> Node {
        CourseView(visit: visit).section(title, id: id) { card(.class("course-empty")) { p { text } } }
    }
}
