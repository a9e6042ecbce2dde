import Almanac
import Course
import Interface

/// The end-of-course assessment at the top of the current week, from the twelfth week handed in (QF-078).
struct CourseEocCard {
    let visit: CourseVisit
    private let passage: CoursePassage?
    private var strings: Strings { visit.strings }

    init(_ visit: CourseVisit) throws(NeedsData) {
        self.visit = visit
        guard Self.isShown(visit), visit.state.assessment?.isEligible == true, let level = visit.level else {
            passage = nil
            return
        }
        passage = try CoursePassage(level.assessment, visit)
    }

    private static func isShown(_ visit: CourseVisit) -> Bool {
        guard let assessment = visit.state.assessment, assessment.needed == 0 else { return false }
        return assessment.opens.map { $0 <= visit.now } ?? false
    }

    @NodeBuilder var node: Node {
        if Self.isShown(visit), let assessment = visit.state.assessment, let level = visit.level {
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
        case .closed, .lacking:
            p { strings[.courseEocAbout] }
            if visit.state.isPaused { p(.class("course-sub")) { strings[.courseRefusedPaused] } }
        case .eligible:
            p { strings[.courseEocAbout] }
            record
        case .waiting:
            p { visit.review }
            linkButton(strings[.courseViewSubmission], href: Route.course(.assessment).link())
        case .underReview:
            p { strings[.courseEocSubmitted] }
            p(.class("row-title")) { visit.review }
            linkButton(strings[.courseViewSubmission], href: Route.course(.assessment).link())
        case .passed:
            p { strings(.courseGraduated, .number("level", visit.level?.number ?? 1)) }
            linkButton(strings[.courseViewResults], href: Route.course(.assessment).link())
        case .notPassed:
            p { strings[.courseNotPassedText] }
            linkButton(strings[.courseViewResults], href: Route.course(.assessment).link())
            record
        }
    }

    /// The passage, and the way to its recording.
    @NodeBuilder private var record: Node {
        if let passage {
            passage.node
            linkButton(strings[.courseEocRecord], href: Route.course(.assessment).link(), icon: .mic)
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

    /// Which level was passed, and when.
    static func confirmation(_ visit: CourseVisit, _ level: CourseLevel, _ result: Evaluation) -> String {
        let strings = visit.strings
        return strings(
            .courseConfirmed, .number("level", level.number), .text("name", level.name),
            .word("date", strings.date(visit.day(result.at))))
    }

    @NodeBuilder var node: Node {
        let coach = visit.coachName(result.coach)
        card(.class("course-primary", isPassed ? "course-calm" : "course-plain"), .aria("live", "polite")) {
            if isPassed {
                h2 { strings(.courseGraduated, .number("level", level.number)) }
                p { Self.confirmation(visit, level, result) }
            } else {
                h2 { strings[.courseResultTitle] }
                p { strings[.courseNotPassed] }
                p {
                    if case .notPassed(_, mayRetry: true) = visit.state.assessment?.standing {
                        strings[.courseNotPassedRetry]
                    } else {
                        strings(.courseNotPassedNext, .number("level", level.number))
                    }
                }
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
                if let sound = CourseSounds(visit: visit).link(result.id, result.blob) {
                    CoursePlayer(visit: visit).node(sound, label: strings(.courseVoiceOf, .word("coach", coach)))
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
        case .secondYear(let opens, _): CourseAdvancedCard(visit: visit, opens: opens).node
        case nil: Node.nothing
        }
    }

    @NodeBuilder private func way(_ next: Transition.NextLevel) -> Node {
        h2 { strings(.courseMoving, .number("level", next.number)) }
        CourseNextLevel(visit: visit, next: next).node
    }
}
