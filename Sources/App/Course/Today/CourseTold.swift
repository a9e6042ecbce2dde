import Almanac
import Course
import Interface
import Records

/// The newest announcement of the school, until it is taken off or all notifications were read (QF-053).
struct CourseTold {
    let visit: CourseVisit
    private var strings: Strings { visit.strings }

    @NodeBuilder var node: Node {
        if let told {
            div(.class("banner", "tone-plain", "course-told"), .role("note")) {
                p {
                    strings[.courseTold]
                    " "
                    a(href: Route.course(.announcement(told.id)).link()) { bdi { told.title } }
                }
                hide(told)
            }
        }
    }

    /// The form that takes an announcement off Today; nothing once it is off.
    @NodeBuilder func hide(_ told: Announcement) -> Node {
        if told.id == self.told?.id {
            postForm(
                Route.course(.notifications).link(), operation: IdempotencyKeySlot.mark, .data("inplace")
            ) {
                hiddenInput(FieldName.announcement.rawValue, told.id)
                submitButton(strings[.courseToldHide], kind: .quiet, icon: .check)
            }
        }
    }

    private var told: Announcement? {
        guard visit.way(.announcement) != .off else { return nil }
        let read = visit.enrolment[CourseRecords.Name.seen]?.value.int ?? 0
        let seen = max(read, visit.enrolment[CourseRecords.Name.told]?.value.int ?? 0)
        return visit.curriculum.announcements
            .filter { $0.at <= visit.now && $0.at.milliseconds > seen && $0.isFor(level: visit.state.level) }
            .max { $0.at < $1.at }
    }
}
