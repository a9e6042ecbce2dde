import Almanac
import Course
import Interface

/// All weeks of the level, each as a row that opens in place: `/course/learn/weeks`.
struct CourseWeeksScreen {
    let visit: CourseVisit
    private var strings: Strings { visit.strings }
    private var state: CourseState { visit.state }

    /// What the address carries for the levels that are over.
    static let past = "past"

    var show: Reply {
        let view = CourseView(visit: visit)
        let isPast = visit.context.parameter(.category) == Self.past
        return view.page(strings[.courseTabLearn], "course-weeks") {
            view.learnModes
            if isPast {
                pastLevels
            } else if state.weeks.isEmpty {
                card(.class("course-empty")) { p { strings[.courseJourney] } }
            } else {
                journey
                CourseEocNeeds(visit: visit).node
                if case .secondYear(let opens, _) = state.transition, state.phase == .graduated {
                    CourseAdvancedCard(visit: visit, opens: opens).node
                }
                list(state.weeks)
            }
        }
    }

    private func list(_ weeks: [WeekState]) -> Node {
        ol(.class("card", "rows", "course-weeks")) { for week in weeks { row(week) } }
    }

    /// The levels that are over, each with all its weeks to look at (QF-089, QF-229).
    @NodeBuilder private var pastLevels: Node {
        if visit.pastLevels.isEmpty { card(.class("course-empty")) { p { strings[.coursePastNone] } } }
        for past in visit.pastLevels.reversed() {
            CourseView(visit: visit).section(
                strings(.courseLevelNamed, .number("level", past.level.number), .text("name", past.level.name)),
                id: "level-\(past.level.number)"
            ) { CourseWeeksScreen(visit: CourseVisit(visit, past)).list(past.state.weeks) }
        }
    }

    /// The track of the weeks, for the eye alone, with its summary in words (QF-080, QF-081).
    private var journey: Node {
        let isEoc = state.assessment?.isEligible == true
        return div(.class("course-journey")) {
            CourseTrack(state: state).node
            p(.class("course-summary")) {
                counted
                if isEoc { " " + strings(.courseDash, .word("text", strings[.courseEoc])) }
            }
        }
    }

    /// `Week 8 of 15 -- 4 completed, 2 behind`.
    private var counted: String {
        let complete = strings(.courseWeeksComplete, count: state.weeks.count { $0.isComplete })
        let behind = state.overdue.count
        let counts =
            behind == 0
            ? complete : complete + strings[key: "list.comma"] + strings(.courseWeeksBehind, count: behind)
        guard let week = state.week else { return counts }
        return strings(.courseWeek, .number("week", week)) + " "
            + strings(.courseOfWeeks, .number("count", state.weekCount)) + " "
            + strings(.courseDash, .word("text", counts))
    }

    private func row(_ week: WeekState) -> Node {
        let topic = visit.lesson(week.number)?.topic ?? ""
        let name = strings(.courseWeekTopic, .number("week", week.number), .text("topic", topic))
        return li(
            .class("course-row"), .id("week-\(week.number)"), .data("badge", week.badge.rawValue),
            .current("step", when: week.number == state.week),
            .data("next").when(week.number == state.overdue.first?.number)
        ) {
            if week.isOpen {
                details(.name("weeks")) {
                    summary { span(.class("row-title")) { name } }
                    three(week)
                }
                a(
                    href: Link(cleanPath: visit.link(week.number).text + "#feedback"), .class("course-row-badge"),
                    .aria(
                        "label",
                        strings(.courseWeek, .number("week", week.number)) + strings[key: "list.comma"]
                            + words(week.badge))
                ) { CourseView.badge(words(week.badge), tint(week.badge), hasDot: week.badge == .feedbackReady) }
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
                            ? .courseReadyShort : week.recording.isAnswered ? .courseReviewed : .courseFeedbackNone])
            }
            linkButton(strings[.courseFullWeek], href: visit.link(week.number))
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

    private func tint(_ badge: WeekState.Badge) -> CourseTint {
        switch badge {
        case .complete: .green
        case .inProgress: .blue
        case .feedbackReady, .incomplete: .amber
        case .locked, .notStarted: .grey
        }
    }
}

extension WeekState.Recording {
    fileprivate var isAnswered: Bool {
        if case .answered = self { true } else { false }
    }
}
