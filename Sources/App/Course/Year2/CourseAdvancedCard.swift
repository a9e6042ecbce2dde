import Almanac
import Course
import Interface

/// What the second year is, for who has passed the last level of the first: what differs, and from when one can enrol
/// (QF-230, QF-231).
struct CourseAdvancedCard {
    let visit: CourseVisit
    let opens: CivilDate?
    private var strings: Strings { visit.strings }

    var node: Node {
        card(.class("course-primary", "course-plain"), .id("advanced")) {
            h2 { strings[.courseEssentialsDone] }
            p { strings[.courseAdvanced] }
            ul(.class("course-aims")) { for index in 1...4 { li { strings[key: "course.advancedIs.\(index)"] } } }
            if let opens { p { strings(.courseAdvancedOpens, .word("date", strings.date(opens))) } }
        }
    }
}
