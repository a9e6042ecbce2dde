import Almanac
import Course
import Interface

/// What the coach sent on a week's recordings, with the questions about it.
struct CourseFeedbackView {
    let visit: CourseVisit
    let week: WeekState
    /// Whether one's own recording is heard beside the coach's, as on the page of the feedback alone; in a week's page it
    /// stands with the submission (QF-071).
    var hasOwn = false
    private var strings: Strings { visit.strings }

    @NodeBuilder var node: Node {
        let answered = visit.submissions(week.number).filter { !$0.feedback.isEmpty }
        if answered.isEmpty {
            card(.class("course-empty")) {
                p { strings[week.isHandedIn ? .courseFeedbackLater : .courseFeedbackEmpty] }
            }
        }
        for submission in answered.reversed() { part(submission) }
    }

    private func part(_ submission: CourseSubmission) -> Node {
        card(.class("course-feedback")) {
            if hasOwn { CourseOwnRecording(visit: visit, submission: submission).node }
            for feedback in submission.feedback { spoken(feedback) }
            CoursePinsList(visit: visit, submission: submission).node
            if !submission.thread.isEmpty {
                ol(.class("course-thread")) { for word in submission.thread { item(word) } }
            }
            if !visit.isPast { ask(submission) }
        }
    }

    @NodeBuilder private func spoken(_ feedback: CourseFeedback) -> Node {
        let coach = visit.coachName(feedback.coach)
        div(.class("course-person")) {
            CourseView(visit: visit).avatar(coach)
            div {
                p(.class("row-title")) { coach }
                p(.class("row-detail")) {
                    strings.parted([
                        .text(strings.weekdayAndDate(visit.day(feedback.sent))), .text(visit.ago(feedback.sent)),
                    ])
                }
            }
        }
        if let sound = CourseSounds(visit: visit).link(feedback.id, feedback.blob) {
            CoursePlayer(visit: visit).node(
                sound, label: strings(.courseVoiceOf, .word("coach", coach)), hearing: standing(feedback))
            if visit.isDemo { p(.class("caption")) { strings[.courseSampleTone] } }
        } else {
            if feedback.blob != nil { p(.class("caption")) { strings[.courseVoiceNone] } }
            standing(feedback)
        }
        if let text = feedback.text { p(.dirAuto) { text } }
    }

    /// Whether it was heard; until then the form that says so, which the player's script sends after a second of listening
    /// (QF-072).
    @NodeBuilder private func standing(_ feedback: CourseFeedback) -> Node {
        if feedback.isHeard {
            p(.class("course-mark")) {
                Icon.check.node(.text)
                strings[.courseReviewed]
            }
        } else if !visit.isPast {
            postForm(
                Route.course(.feedback(week.number)).link(), operation: IdempotencyKeySlot.mark, .data("hearing"),
                .data("text-reviewed", strings[.courseReviewed])
            ) {
                hiddenInput(FieldName.feedback.rawValue, feedback.id)
                submitButton(strings[.courseHeard], kind: .secondary, icon: .check)
            }
        }
    }

    private func item(_ word: FollowUp) -> Node {
        li(.id("reply-" + word.id), .tabindex(-1), .data("own").when(word.author.role == .student)) {
            p(.class("row-detail")) {
                strings.parted([
                    .text(word.author.role == .student ? strings[.courseYou] : visit.coachName(word.author.id)),
                    .text(visit.ago(word.at)), .text(visit.isGuess(word.id) ? strings[.sharedWaiting] : ""),
                ])
            }
            p(.dirAuto) { word.text }
        }
    }

    private func ask(_ submission: CourseSubmission) -> Node {
        postForm(
            Route.course(.feedback(week.number)).link(), operation: IdempotencyKeySlot.mark, .class("course-question")
        ) {
            hiddenInput(FieldName.submission.rawValue, submission.id)
            Field(FieldName.text.rawValue, label: strings[.courseAsk], isLabelHidden: true).lines(
                "", rows: 2, .placeholder(strings[.courseAsk]), .maxlength(CourseRecords.questionLength))
            submitButton(strings[.courseSend], kind: .secondary, icon: .message)
        }
    }
}

/// A week's recordings with what the coach sent: `/course/learn/weeks/7/feedback`.
struct CourseFeedbackScreen {
    let visit: CourseVisit

    func show(_ number: Int) -> Reply {
        guard let week = visit.week(number), week.isOpen else { return ErrorScreen.notFound(visit.context) }
        let view = CourseView(visit: visit)
        let strings = visit.strings
        let title = strings(.courseFeedbackOf, .number("week", number))
        return view.page(title, "course-feedback", back: visit.route(number)) {
            CourseFeedbackView(visit: visit, week: week, hasOwn: true).node
        }
    }
}
