import Almanac
import Course
import Interface

/// Who the student is, with the coach, the settings and the help: `/course/profile`.
struct CourseProfileScreen {
    let visit: CourseVisit
    private var strings: Strings { visit.strings }
    private var view: CourseView { CourseView(visit: visit) }

    var show: Reply {
        view.page(strings[.courseTabProfile], "course-profile") {
            identity
            // Before the first week there is nothing to count.
            if visit.state.level != nil, visit.state.phase != .beforeSemester { stats }
            coach
            if case .nextLevel(let next) = visit.state.transition { CourseNextLevel(visit: visit, next: next).link() }
            if visit.state.phase == .graduated, case .secondYear = visit.state.transition {
                advanced
            }
            menu(strings[.courseAccount], "account", [.details, .billing, .history])
            menu(strings[.courseSettings], "settings", [.notifications, .font, .display])
            menu(strings[.courseSupport], "support", [.help, .resources, .about])
            if visit.isDemo {
                rows {
                    linkRow(
                        strings[.courseDemoTitle], href: Route.course(.demo).link(), detail: view.nowWords,
                        icon: .clock)
                }
            }
        }
    }

    private var identity: Node {
        card(.class("course-identity")) {
            view.avatar(visit.studentName, photo: visit.photo)
            div {
                h2 { bdi { visit.studentName } }
                p { level }
                p(.class("course-sub")) { status }
            }
        }
    }

    private var level: String {
        guard let level = visit.level else { return strings[.coursePending] }
        return strings(.courseLevelNamed, .number("level", level.number), .text("name", level.name))
    }

    private var status: String {
        switch visit.state.phase {
        case .registered, .assessmentSent: strings[.coursePendingTime]
        case .beforeSemester: strings[.coursePreSemester]
        case .semester, .assessmentReview, .notPassed:
            strings(.courseWeek, .number("week", visit.state.week ?? 1)) + " "
                + strings(.courseOfWeeks, .number("count", visit.state.weekCount))
        case .paused: strings[.courseRestTitle]
        case .graduated: strings[.courseLevelComplete]
        case .secondYear: strings[.courseAdvancedName]
        }
    }

    private var stats: Node {
        let state = visit.state
        let sent = state.submissions.count { $0.accepted != nil }
        let answered = state.submissions.reduce(0) { $0 + $1.feedback.count }
        return dl(.class("course-stats")) {
            stat(strings[.courseStatWeek], state.week ?? 0)
            stat(strings[.courseStatSent], sent)
            stat(strings[.courseStatFeedback], answered)
        }
    }

    private func stat(_ name: String, _ count: Int) -> Node {
        div {
            dt { name }
            dd { strings.number(count) }
        }
    }

    private var coach: Node {
        view.section(strings[.courseMyCoach], id: "coach") {
            card {
                if visit.state.coach == nil {
                    p { strings[.courseCoachLater] }
                } else {
                    view.coach
                    linkButton(
                        strings[.courseMessageCoach], href: Route.course(.messages).link(), icon: .message)
                }
            }
        }
    }

    private var advanced: Node {
        view.section(strings[.courseAdvancedName], id: "advanced-part") {
            if case .secondYear(let opens, _) = visit.state.transition {
                CourseAdvancedCard(visit: visit, opens: opens).node
                linkButton(strings[.courseEnrolmentAbout], href: Route.course(.enrolment).link(), icon: .info)
            }
        }
    }

    private func menu(_ title: String, _ id: String, _ pages: [CoursePage]) -> Node {
        view.section(title, id: id) {
            rows {
                for page in pages {
                    linkRow(strings[page.name], href: Route.course(.page(page)).link(), icon: page.icon)
                }
                if id == "support" {
                    linkRow(
                        strings[.courseContact], href: Route.course(.page(.help)).link().at("contact"), icon: .message)
                }
            }
        }
    }
}

extension CoursePage {
    var name: Phrase { Phrase("course.page." + rawValue) }

    var icon: Icon {
        switch self {
        case .details: .me
        case .billing: .page
        case .history: .clock
        case .notifications: .bell
        case .font: .edit
        case .display: .settings
        case .help: .help
        case .resources: .bookmark
        case .about: .info
        }
    }
}
