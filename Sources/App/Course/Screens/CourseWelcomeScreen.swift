import Almanac
import Course
import Interface
import Records

/// The five first steps after the placement, and with the last the device's question about alerts: `/course/welcome`. Only the letters must be chosen; whoever leaves comes back to
/// where they were.
struct CourseWelcomeScreen {
    let visit: CourseVisit
    private var strings: Strings { visit.strings }

    func show() throws(NeedsData) -> Reply {
        guard let level = visit.level, !visit.isWelcomed else {
            return .seeOther(Route.course(.today).link())
        }
        let stored = visit.detail(CourseRecords.Name.step)
        var step = CourseWelcomeStep(rawValue: visit.context.parameter(.opened) ?? stored) ?? .welcome
        // Nobody gets past the letters without having chosen them.
        if visit.letters == nil, step == .coach || step == .semester { step = .letters }
        var preview: CoursePassage?
        if step == .letters, let passage = CourseProfilePages.preview { preview = try CoursePassage(passage, visit) }
        return page(step, level, preview)
    }

    private func page(_ step: CourseWelcomeStep, _ level: CourseLevel, _ preview: CoursePassage?) -> Reply {
        let view = CourseView(visit: visit)
        let title = title(step, level)
        return view.page(title, "course-welcome", header: PageHeader(title, details: place(step)).node) {
            postForm(
                Route.course(.welcome).link(), operation: IdempotencyKeySlot.mark, .class("course-welcome")
            ) {
                hiddenInput(FieldName.step.rawValue, step.rawValue)
                content(step, level, preview)
                div(.class("form-actions")) {
                    // The device's own question comes with the last press, once everything is explained (QF-213).
                    submitButton(button(step), .data("ask-alerts").when(step == .semester))
                    if let before = before(step) {
                        linkButton(
                            strings[.navBack],
                            href: Route.course(.welcome).link(QueryItem(.opened, before.rawValue)), kind: .quiet)
                    }
                }
            }
        }
    }

    private func place(_ step: CourseWelcomeStep) -> Node {
        .text(
            strings(
                .courseStep, .number("step", step.number), .number("count", CourseWelcomeStep.allCases.count)))
    }

    private func before(_ step: CourseWelcomeStep) -> CourseWelcomeStep? {
        CourseWelcomeStep.allCases.first { $0.next == step }
    }

    private func title(_ step: CourseWelcomeStep, _ level: CourseLevel) -> String {
        switch step {
        case .welcome: strings[.courseWelcomeTitle]
        case .level: strings(.coursePlaced, .number("level", level.number))
        case .letters: strings[.courseWelcomeLetters]
        case .coach: strings[.courseWelcomeCoach]
        case .semester: strings[.courseWelcomeSemester]
        }
    }

    private func button(_ step: CourseWelcomeStep) -> String {
        switch step {
        case .welcome: strings[.courseGetStarted]
        case .level, .coach: strings[.courseNext]
        case .letters: strings[.courseConfirmLetters]
        case .semester: strings[.courseStartLearning]
        }
    }

    @NodeBuilder private func content(
        _ step: CourseWelcomeStep, _ level: CourseLevel, _ preview: CoursePassage?
    ) -> Node {
        switch step {
        case .welcome:
            card(.class("course-identity")) {
                CourseView(visit: visit).avatar(visit.studentName)
                div {
                    h2 { bdi { visit.studentName } }
                    p { strings[.courseWelcome] }
                }
            }
        case .level:
            card {
                h2 { level.name }
                p { level.summary }
            }
        case .letters:
            if let preview { preview.node }
            CourseLettersForm(visit: visit).fields
        case .coach:
            card {
                CourseView(visit: visit).coach
                p { strings[.courseCoachWill] }
            }
        case .semester:
            semester
            hiddenInput(FieldName.alerts.rawValue, "off")
            Field(FieldName.alerts.rawValue, label: strings[.courseAlerts], hint: strings[.courseAlertsAsk]).toggle(
                visit.hasAlerts)
        }
    }

    private var semester: Node {
        card {
            div(
                .class("course-track"), .role("img"),
                .aria("label", strings(.courseTrack, .number("count", visit.state.weekCount)))
            ) {
                for _ in visit.state.weeks { span(.class("course-dot")) }
                span(.class("course-dot", "course-dot-end"))
            }
            p(.class("course-track-ends")) {
                span { strings(.courseWeek, .number("week", 1)) }
                span { strings(.courseWeek, .number("week", visit.state.weekCount)) }
            }
            if let start = visit.state.start {
                p(.class("row-title")) {
                    strings(
                        .courseSemesterStarts, .word("weekday", strings.weekday(start.weekday)),
                        .word("date", strings.date(start)), .number("count", visit.state.weekCount))
                }
            }
            p { strings[.courseRhythm] }
        }
    }
}
