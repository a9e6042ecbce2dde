import Almanac
import Course
import Interface

/// What has happened in the course, newest first, each with the way to it: `/course/notifications`.
struct CourseNotificationsScreen {
    let visit: CourseVisit
    private var strings: Strings { visit.strings }

    /// How many are shown.
    private static let limit = 50

    var show: Reply {
        let view = CourseView(visit: visit)
        let notes = visit.notes
        return view.page(strings[.courseNotes], "course-notifications", back: .today) {
            if notes.isEmpty {
                emptyState(.openDay, title: strings[.courseNotesNone], text: strings[.courseNotesNoneText])
            } else {
                rows { for note in notes.prefix(Self.limit) { row(note) } }
                if notes.contains(where: { $0.isNew }) {
                    view.action(.notifications, strings[.courseNotesRead], icon: .check)
                }
            }
        }
    }

    private func row(_ note: CourseNote) -> Node {
        li(.class("row", "row-link"), .data("new").when(note.isNew)) {
            a(href: note.link) {
                span(.class("row-icon")) { note.icon.node() }
                span(.class("row-text")) {
                    span(.class("row-title")) {
                        note.title
                        if note.isNew {
                            " "
                            badge(strings[.courseNew])
                        }
                    }
                    span(.class("row-detail")) {
                        strings.parted([.text(note.text), .text(visit.ago(note.at))])
                    }
                }
                Icon.forward.node(.text)
            }
        }
    }
}
