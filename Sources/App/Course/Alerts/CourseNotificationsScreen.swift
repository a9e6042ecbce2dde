import Almanac
import Course
import Interface

/// What has happened in the course, newest first, each with the way to it: `/course/notifications`. Over Today it stands as
/// a dialog (QF-159).
struct CourseNotificationsScreen {
    let visit: CourseVisit
    private var strings: Strings { visit.strings }

    var show: Reply {
        let view = CourseView(visit: visit)
        let notes = visit.notes
        return view.page(strings[.courseNotes], "course-notifications", back: .today) {
            div(.class("course-sheet"), .data("sheet-content")) {
                h2(.class("course-sheet-title")) { strings[.courseNotes] }
                if visit.unread > 0 { banner(strings[.courseNotesPartly], icon: .warning) }
                if notes.isEmpty {
                    emptyState(.openDay, title: strings[.courseNotesNone], text: strings[.courseNotesNoneText])
                } else {
                    rows { for note in notes.prefix(visit.config.notes) { row(note) } }
                }
                if notes.contains(where: { $0.isNew }) {
                    view.action(.notifications, strings[.courseNotesRead], icon: .check)
                }
                foot
            }
        }
    }

    /// As of when the list is, with a link that asks again: without a network it is the last that is known (QF-160).
    private var foot: Node {
        p(.class("course-foot")) {
            strings(.courseNotesAsOf, .word("time", visit.time(visit.now)))
            " "
            a(href: Route.course(.notifications).link(), .data("sheet")) { strings[.courseNotesAgain] }
            " "
            a(href: Route.course(.page(.notifications)).link()) { strings[.courseNotesSettings] }
        }
    }

    private func row(_ note: CourseNote) -> Node {
        li(.class("row", "row-link"), .data("new").when(note.isNew), .data("kind", note.kind.rawValue)) {
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
                    if !note.subject.isEmpty { span(.class("row-detail")) { bdi { note.subject } } }
                    span(.class("row-detail")) {
                        strings.parted([.text(note.text), .text(visit.ago(note.at))])
                    }
                }
                Icon.forward.node(.text)
            }
        }
    }

    /// What the school announced: `/course/notifications/ID` (QF-169).
    func announcement(_ id: String) -> Reply {
        guard let told = visit.announcement(id) else { return ErrorScreen.notFound(visit.context) }
        return CourseView(visit: visit).page(told.title, "course-announcement", back: .notifications) {
            card(.class("prose")) {
                p(.class("course-sub")) {
                    strings.parted([
                        .text(strings.weekdayAndDate(visit.day(told.at))), .text(visit.time(told.at)),
                    ])
                }
                p(.dirAuto) { told.text }
            }
            CourseTold(visit: visit).hide(told)
        }
    }
}

extension CourseVisit {
    /// An announcement that is for this student and has been made.
    func announcement(_ id: String) -> Announcement? {
        curriculum.announcements.first { $0.id == id && $0.at <= now && $0.isFor(level: state.level) }
    }
}
