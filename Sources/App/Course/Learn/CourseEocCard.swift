import Almanac
import Course
import Interface

/// The end-of-course assessment at the top of the current week, from the twelfth week handed in (QF-078).
struct CourseEocCard {
    let visit: CourseVisit
    private var strings: Strings { visit.strings }

    @NodeBuilder var node: Node {
        if let assessment = visit.state.assessment, let level = visit.level, assessment.needed == 0,
            assessment.opens.map({ $0 <= visit.now }) ?? false
        {
            section(.class("card", "course-eoc"), .id("eoc"), .tabindex(-1), .aria("labelledby", "eoc-title")) {
                h2(.id("eoc-title")) {
                    Icon.course.node(.text)
                    strings(.courseEocLevel, .number("level", level.number))
                }
                content(assessment)
            }
        }
    }

    @NodeBuilder private func content(_ assessment: AssessmentState) -> Node {
        switch assessment.standing {
        case .closed, .lacking, .eligible:
            p { strings[.courseEocAbout] }
            p(.class("course-sub")) { visit.level.map { visit.words($0.assessment) } ?? "" }
            linkButton(strings[.courseEocRecord], href: Route.course(.assessment).link(), icon: .mic)
        case .waiting, .underReview:
            p { visit.review }
            linkButton(strings[.courseViewSubmission], href: Route.course(.assessment).link())
        case .passed, .notPassed:
            linkButton(strings[.courseViewResults], href: Route.course(.assessment).link())
        }
    }
}

/// The result of an assessment, and where the way leads on (QF-224 to QF-228).
struct CourseResultView {
    let visit: CourseVisit
    let level: CourseLevel
    let result: Evaluation
    let isPassed: Bool
    private var strings: Strings { visit.strings }

    @NodeBuilder var node: Node {
        let coach = visit.coachName(result.coach)
        card(.class("course-primary", isPassed ? "course-calm" : "course-plain"), .aria("live", "polite")) {
            if isPassed {
                h2 { strings(.courseGraduated, .number("level", level.number)) }
                p {
                    strings(
                        .courseConfirmed, .number("level", level.number), .text("name", level.name),
                        .word("date", strings.date(visit.day(result.at))))
                }
            } else {
                h2 { strings[.courseResultTitle] }
                p { strings[.courseNotPassed] }
            }
        }
        CourseView(visit: visit).section(strings[.courseResults], id: "results") {
            card(.class("course-feedback")) {
                div(.class("course-person")) {
                    CourseView(visit: visit).avatar(coach)
                    div {
                        p(.class("row-title")) { coach }
                        p(.class("row-detail")) { visit.ago(result.at) }
                    }
                }
                if let text = result.text { p(.dirAuto) { text } }
                badge(strings[isPassed ? .coursePassed : .courseNotPassedBadge], tone: isPassed ? .accent : .plain)
            }
        }
        next
    }

    @NodeBuilder private var next: Node {
        switch visit.state.transition {
        case .nextLevel(let next): card(.class("course-primary", "course-plain")) { way(next) }
        case .secondYear(let opens, _):
            card(.class("course-primary", "course-plain")) {
                h2 { strings[.courseEssentialsDone] }
                p { strings[.courseAdvanced] }
                if let opens { p { strings(.courseAdvancedOpens, .word("date", strings.date(opens))) } }
            }
        case nil: Node.nothing
        }
    }

    @NodeBuilder private func way(_ next: Transition.NextLevel) -> Node {
        h2 { strings(.courseMoving, .number("level", next.number)) }
        if let level = visit.curriculum.level(next.level) {
            p(.class("row-title")) {
                strings(.courseLevelNamed, .number("level", level.number), .text("name", level.name))
            }
            p { level.summary }
        }
        if let start = next.start { p { strings(.courseNextStarts, .word("date", strings.date(start))) } }
        p {
            next.coach.map { strings(.courseSameCoach, .word("coach", visit.coachName($0))) }
                ?? strings(.courseNewCoach, .number("level", next.number))
        }
        CourseEnrolmentForm(visit: visit, next: next).node
    }
}
