import Almanac
import Course
import Interface

/// The submission of a week: the passage, what to do with it, and what was handed in before.
struct CourseSubmissionView {
    let visit: CourseVisit
    let week: WeekState
    let lesson: CourseWeek
    let passage: CoursePassage
    private var strings: Strings { visit.strings }

    @NodeBuilder var node: Node {
        switch week.recording {
        case .none: passage.node
        case .waiting, .underReview, .answered:
            details(.class("course-fold")) {
                summary { strings(.coursePassageShow, .word("passage", visit.words(lesson.passage))) }
                passage.node
            }
        }
        status
        late
        history
    }

    @NodeBuilder private var status: Node {
        switch week.recording {
        case .none: task
        case .waiting:
            standing(.offline, "notice", strings[.courseWaitingTitle], .text(strings[.courseWaitingText]))
        case .underReview(let since):
            standing(
                .clock, "notice", strings[.courseUnderReview],
                strings.parted([
                    .text(strings(.courseSubmittedAgo, .word("ago", visit.ago(since)))),
                    .text(strings[.courseExpected]),
                ]))
            again
        case .answered(let at):
            a(href: Link(fragment: "feedback"), .class("course-status", "course-status-link", "tone-done")) {
                span(.class("course-status-icon")) { Icon.message.node() }
                span(.class("row-text")) {
                    span(.class("row-title")) { strings[.courseFeedbackIsReady] }
                    span(.class("row-detail")) { strings(.courseSubmittedOn, .word("date", visit.date(at))) }
                }
                Icon.forward.node(.text)
            }
            again
        }
    }

    private func standing(_ icon: Icon, _ tone: String, _ title: String, _ text: Node) -> Node {
        div(.class("course-status", "tone-" + tone)) {
            span(.class("course-status-icon")) { icon.node() }
            span(.class("row-text")) {
                span(.class("row-title")) { title }
                span(.class("row-detail")) { text }
            }
        }
    }

    private var remaining: Int { visit.state.allowance?.remaining ?? 0 }

    /// The way to the recording's page, which is the main thing of Learn (QF-064, QF-067).
    private var task: Node {
        card(.class("course-primary", "course-cta")) {
            p(.class("course-head")) { strings[.courseRecordLabel] }
            h3 { strings(.courseRecordHead, .number("week", week.number)) }
            if !week.lesson.isCompleted {
                p(.id("record-first")) { strings[.courseLessonFirst] }
                scriptButton(
                    strings[.courseRecordButton], kind: .secondary, icon: .mic, .disabled(),
                    .aria("describedby", "record-first"))
            } else if remaining == 0 {
                p { visit.spent }
            } else {
                p { attempts }
                linkButton(
                    strings[.courseRecordButton], href: Route.course(.recording(week.number)).link(), kind: .primary,
                    icon: .mic)
            }
        }
    }

    private var attempts: String {
        strings(
            .courseAttempts, .number("count", remaining), .number("limit", visit.state.allowance?.limit ?? 0))
    }

    /// Another recording of the same week, while the allowance lasts.
    @NodeBuilder private var again: Node {
        if remaining > 0, visit.state.assessment?.isConcluded == false {
            linkButton(
                strings[.courseRecordAgain], href: Route.course(.recording(week.number)).link(), kind: .quiet,
                icon: .mic)
        }
    }

    /// How much of the week's allowance went to earlier weeks (QF-175).
    @NodeBuilder private var late: Node {
        if let allowance = visit.state.allowance, allowance.usedLate > 0 {
            p(.class("caption")) {
                strings(
                    .courseCatchUpUsed, .number("count", allowance.usedLate), .number("limit", allowance.limit))
            }
        }
    }

    @NodeBuilder private var history: Node {
        let submissions = visit.submissions(week.number)
        if !submissions.isEmpty {
            h3(.class("course-head")) { strings[.courseHistory] }
            rows { for submission in submissions { row(submission) } }
        }
    }

    private func row(_ submission: CourseSubmission) -> Node {
        Interface.row(
            .text(strings(.courseAttempt, .number("number", submission.attempt))),
            detail: strings.parted([
                .text(strings.weekdayAndDate(visit.day(submission.at))), .text(visit.time(submission.at)),
                visit.isDemo ? .text(strings[.courseSilence]) : .nothing,
            ]), trailing: badge(standing(submission), tone: .plain))
    }

    private func standing(_ submission: CourseSubmission) -> String {
        switch submission.standing {
        case .waiting: strings[.courseWaitingTitle]
        case .refused(_, let reason): visit.words(reason)
        case .accepted: strings[submission.feedback.isEmpty ? .courseUnderReview : .courseAnswered]
        }
    }
}
