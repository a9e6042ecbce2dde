import Almanac
import Course
import Interface

/// All weeks of the level, each as a row that opens in place: `/course/learn/weeks`.
struct CourseWeeksScreen {
    let visit: CourseVisit
    private var strings: Strings { visit.strings }
    private var state: CourseState { visit.state }

    var show: Reply {
        let view = CourseView(visit: visit)
        return view.page(strings[.courseTabLearn], "course-weeks") {
            view.modes(
                strings[.courseTabLearn], [(strings[.courseThisWeek], .learn), (strings[.courseAllWeeks], .weeks)])
            if state.weeks.isEmpty {
                card(.class("course-empty")) { p { strings[.courseJourney] } }
            } else {
                journey
                ol(.class("card", "rows", "course-weeks")) { for week in state.weeks { row(week) } }
                past
            }
        }
    }

    /// The track of the weeks, for the eye alone, with its summary in words (QF-080).
    private var journey: Node {
        let isEoc = state.assessment?.isEligible == true
        return div(.class("course-journey")) {
            div(.class("course-track"), .ariaHidden) {
                for week in state.weeks {
                    span(
                        .class("course-dot"), .data("badge", week.badge.rawValue),
                        .data("current").when(week.number == state.week))
                }
                span(.class("course-dot", "course-dot-end"), .data("current").when(isEoc))
            }
            p {
                let open = state.week.map {
                    strings(.courseWeek, .number("week", $0)) + " "
                        + strings(.courseOfWeeks, .number("count", state.weekCount))
                }
                let complete = state.weeks.count { $0.isComplete }
                let behind = state.overdue.count
                strings.parted([
                    open.map { .text($0) } ?? .nothing, .text(strings(.courseWeeksComplete, count: complete)),
                    behind == 0 ? .nothing : .text(strings(.courseWeeksBehind, count: behind)),
                    isEoc ? .text(strings[.courseEoc]) : .nothing,
                ])
            }
        }
    }

    private func row(_ week: WeekState) -> Node {
        let topic = visit.lesson(week.number)?.topic ?? ""
        let name = strings(.courseWeekTopic, .number("week", week.number), .text("topic", topic))
        return li(
            .class("course-row"), .id("week-\(week.number)"), .data("badge", week.badge.rawValue),
            .current("step", when: week.number == state.week)
        ) {
            if week.isOpen {
                details(.name("weeks")) {
                    summary { span(.class("row-title")) { name } }
                    three(week)
                }
                a(
                    href: Link(cleanPath: Route.course(visit.route(week.number)).path + "#feedback"),
                    .class("course-row-badge")
                ) { badge(words(week.badge), tone: tone(week.badge)) }
            } else {
                div(.class("course-locked")) {
                    span(.class("row-title")) { name }
                    span(.class("row-detail")) {
                        if let opens = week.opens {
                            strings(.courseOpensOn, .word("date", visit.date(opens)))
                        } else {
                            words(.locked)
                        }
                    }
                }
            }
        }
    }

    /// The week in three words, and the way to all of it.
    private func three(_ week: WeekState) -> Node {
        div(.class("course-week-more")) {
            dl(.class("course-mini")) {
                mini(
                    strings[.courseLessonHead],
                    strings(
                        .courseWatchedOf, .number("count", week.lesson.watched), .number("total", week.lesson.total)))
                mini(strings[.courseSubmissionHead], submission(week))
                mini(
                    strings[.courseFeedbackHead],
                    strings[
                        week.unheard != nil
                            ? .courseReady : week.recording.isAnswered ? .courseReviewed : .courseFeedbackNone])
            }
            linkButton(strings[.courseFullWeek], href: Route.course(visit.route(week.number)).link())
        }
    }

    private func mini(_ title: String, _ words: String) -> Node {
        div {
            dt { title }
            dd { words }
        }
    }

    private func submission(_ week: WeekState) -> String {
        switch week.recording {
        case .none: strings[.courseNotSubmitted]
        case .waiting: strings[.courseWaitingTitle]
        case .underReview: strings[.courseUnderReview]
        case .answered: strings[.courseReviewed]
        }
    }

    private func words(_ badge: WeekState.Badge) -> String { strings[key: "course.badge." + badge.rawValue] }

    private func tone(_ badge: WeekState.Badge) -> Tone {
        switch badge {
        case .complete, .inProgress: .accent
        case .feedbackReady, .incomplete: .notice
        case .locked, .notStarted: .plain
        }
    }

    /// Levels that are over. A course at home has one enrolment, so its level stays open where it is.
    @NodeBuilder private var past: Node {
        CourseView(visit: visit).section(strings[.coursePast], id: "past") {
            card(.class("course-empty")) { p { strings[.coursePastNone] } }
        }
    }
}

extension WeekState.Recording {
    fileprivate var isAnswered: Bool {
        if case .answered = self { true } else { false }
    }
}
