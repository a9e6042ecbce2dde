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
        case .none: if !visit.isPast { task }
        case .waiting:
            if let waiting = visit.submissions(week.number).last(where: { $0.isWaiting }) {
                CourseTakesView(visit: visit).waiting(waiting)
            }
        case .underReview(let since):
            standing(
                .clock, "amber", strings[.courseUnderReview],
                strings.parted([
                    .text(strings(.courseSubmittedAgo, .word("ago", visit.ago(since)))),
                    .text(strings[.courseExpected]),
                ]))
            again
        case .answered(let at):
            a(href: Link(fragment: "feedback"), .class("card", "course-status", "course-green")) {
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
        div(.class("card", "course-status", "course-" + tone)) {
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
            } else if let refusal = visit.state.weekRefusal {
                p { visit.words(refusal) }
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
        if !visit.isPast, visit.state.weekRefusal == nil {
            linkButton(
                strings[.courseRecordAgain],
                href: Route.course(.recording(week.number)).link(QueryItem(.again, "1")), kind: .quiet, icon: .mic)
        }
    }

    /// How much of the week's allowance went to earlier weeks (QF-175).
    @NodeBuilder private var late: Node {
        if !visit.isPast, let allowance = visit.state.allowance, allowance.usedLate > 0 {
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

    /// An attempt with its date, what became of it, and its recording to be heard again (QF-068).
    private func row(_ submission: CourseSubmission) -> Node {
        let title = strings(.courseAttempt, .number("number", submission.attempt))
        return li(.class("row", "course-attempt")) {
            div(.class("row-text")) {
                div(.class("row-title")) { title }
                div(.class("row-detail")) {
                    strings.parted([
                        .text(strings.weekdayAndDate(visit.day(submission.at))), .text(visit.time(submission.at)),
                        submission.blob.utf8.starts(with: CourseSounds.silence.utf8)
                            ? .text(strings[.courseSilence]) : .nothing,
                    ])
                }
            }
            CourseView.badge(standing(submission), tone(submission))
            // What waits is in the browser that made it, and has no address yet.
            if submission.accepted != nil,
                let sound = CourseSounds(visit: visit).link(submission.id, submission.blob)
            {
                CoursePlayer(visit: visit).node(
                    sound, label: strings(.courseOwn, .number("number", submission.attempt)),
                    id: CourseOwnRecording.player(submission))
            }
        }
    }

    private func tone(_ submission: CourseSubmission) -> CourseTint {
        switch submission.standing {
        case .waiting, .refused: .grey
        case .accepted: submission.feedback.isEmpty ? .amber : .green
        }
    }

    private func standing(_ submission: CourseSubmission) -> String {
        switch submission.standing {
        case .waiting: strings[.courseWaitingTitle]
        case .refused(_, let reason): visit.words(reason)
        case .accepted: strings[submission.feedback.isEmpty ? .courseUnderReview : .courseAnswered]
        }
    }
}
