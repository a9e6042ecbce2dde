import Almanac
import Course
import Interface

/// The one card that Today leads with: what to do next, and the one button for it (QF-033).
struct CourseCard {
    var title: String
    var text: String
    var button: String
    var link: Link
    /// Feedback that waits to be heard stands out; a week that is done is calm.
    var tone = "plain"
    var mark = ""
    /// A line below the text.
    var detail = ""
}

extension CourseVisit {
    private func link(_ route: CourseRoute, _ place: String = "") -> Link {
        let link = Route.course(route).link()
        return place.isEmpty ? link : Link(cleanPath: link.text + "#" + place)
    }

    /// The card of the next step.
    var card: CourseCard {
        switch state.nextStep {
        case .placement:
            return CourseCard(
                title: strings[.coursePlacementTitle], text: strings[.coursePlacement],
                button: strings[.courseWatchNow], link: orientation)
        case .orientation:
            return CourseCard(
                title: strings[.courseReadyTitle], text: strings[.courseReady],
                button: strings[state.hasSeenOrientation ? .courseWatchAgain : .courseWatchNow], link: orientation,
                mark: state.hasSeenOrientation ? strings[.courseWatched] : "")
        case .advanced, .graduated, .notPassed, .assessmentSent, .assessment: return assessmentCard
        case .rest:
            return CourseCard(
                title: strings[.courseRestTitle], text: strings[.courseRest], button: strings[.courseReviewWeeks],
                link: link(.weeks), tone: "calm")
        case .feedback, .catchUp, .startLesson, .continueLesson, .record, .awaitFeedback, .caughtUp:
            return state.nextStepWeek.flatMap { week($0) }.map { weekCard($0) }
                ?? CourseCard(
                    title: strings[.courseRestTitle], text: strings[.courseRest], button: strings[.courseReviewWeeks],
                    link: link(.weeks), tone: "calm")
        }
    }

    private var orientation: Link { curriculum.orientation.map { link(.video($0.id)) } ?? link(.learn) }

    private var assessmentCard: CourseCard {
        let number = state.levelNumber ?? 1
        switch state.nextStep {
        case .graduated:
            return CourseCard(
                title: strings(.courseGraduated, .number("level", number)),
                text: isLastLevel ? strings[.courseAdvancedEligible] : strings[.courseGraduatedText],
                button: strings[.courseViewResults], link: link(.assessment), tone: "calm")
        case .notPassed:
            return CourseCard(
                title: strings[.courseResultTitle], text: strings[.courseNotPassedText],
                button: strings[.courseViewResults], link: link(.assessment))
        case .assessmentSent:
            return CourseCard(
                title: strings[.courseEoc], text: review, button: strings[.courseViewSubmission],
                link: link(.assessment))
        case .advanced:
            return CourseCard(
                title: strings[.courseEssentialsDone], text: strings[.courseAdvanced],
                button: strings[.courseReviewWeeks], link: link(.weeks), tone: "calm")
        default:
            return CourseCard(
                title: strings[.courseEoc], text: eligible, button: strings[.courseEocBegin],
                link: link(.learn, "eoc"))
        }
    }

    private var isLastLevel: Bool {
        if case .secondYear = state.transition { true } else { false }
    }

    /// `You've completed 13 of 15 submissions and are eligible…`
    var eligible: String {
        strings(
            .courseEocEligible, .number("count", state.assessment?.completed ?? 0),
            .number("weeks", state.weekCount), .number("level", state.levelNumber ?? 1))
    }

    /// `EOC Under Review. Results expected by 14 December.`
    var review: String {
        guard case .underReview(_, let date) = state.assessment?.standing else { return strings[.courseWaitingText] }
        return strings(.courseEocReview, .word("date", strings.dayAndMonth(date)))
    }

    /// `Expected by 18 December, 3:20 PM UTC+3` (QF-246).
    private func expected(_ since: Instant) -> String {
        let by = since + config.feedbackTime
        return strings(.courseExpectedBy, .word("date", date(by)), .word("time", time(by)))
    }

    private func weekCard(_ week: WeekState) -> CourseCard {
        let number = week.number
        switch state.nextStep {
        case .feedback:
            let coach = submissions(number).flatMap { $0.feedback }.first { !$0.isHeard }?.coach
            return CourseCard(
                title: strings(.courseFeedbackFrom, .word("coach", coachName(coach))),
                text: strings(.courseFeedbackReady, .number("week", number)), button: strings[.courseListen],
                link: link(route(number), "feedback"), tone: "accent")
        case .awaitFeedback:
            if case .underReview(let since) = week.recording {
                return CourseCard(
                    title: strings[.courseSentTitle], text: strings(.courseSent, .word("ago", ago(since))),
                    button: strings[.courseViewSubmission], link: link(route(number), "submission"),
                    detail: expected(since))
            }
            return CourseCard(
                title: strings[.courseWaitingTitle], text: strings[.courseWaitingText],
                button: strings[.courseViewSubmission], link: link(route(number), "submission"))
        case .caughtUp:
            var text = strings[.courseCaughtUp]
            if let unlock = state.nextUnlock {
                text += " " + strings(.courseNextLesson, count: unlock.days)
            }
            return CourseCard(
                title: strings[.courseCaughtUpTitle], text: text, button: strings[.courseReviewWeeks],
                link: link(.weeks), tone: "calm")
        default: return taskCard(week)
        }
    }

    /// The card of a week's own task: its lesson, or its recording.
    private func taskCard(_ week: WeekState) -> CourseCard {
        let number = week.number
        let lesson = lesson(number)
        let topic = lesson?.topic ?? ""
        switch week.lesson.step {
        case .notStarted:
            return CourseCard(
                title: number == state.week
                    ? strings[.courseLessonTitle] : strings(.courseLessonOther, .number("week", number)),
                text: strings(
                    .courseLesson, .number("week", number), .text("topic", topic),
                    .word("videos", videos(week.lesson.total)),
                    .number("minutes", lesson.map { Self.minutes($0) } ?? 0)),
                button: strings[.courseStartLesson], link: link(route(number), "lesson"))
        case .inProgress:
            let watched = lesson?.videos.firstIndex { !facts.watched.contains($0.id) }
            return CourseCard(
                title: strings[.courseContinueTitle],
                text: watched.map {
                    strings(
                        .courseContinue, .number("video", $0 + 1), .number("count", week.lesson.total),
                        .text("topic", topic))
                } ?? strings(.courseContinueDone, .text("topic", topic)), button: strings[.courseContinueButton],
                link: link(route(number), "lesson"))
        case .completed:
            let isSpent = state.allowance?.remaining == 0
            let text = strings(
                .courseRecord, .number("week", number), .word("passage", lesson.map { words($0.passage) } ?? ""))
            return CourseCard(
                title: strings[.courseRecordTitle], text: isSpent ? text + ". " + spent : text,
                button: strings[.courseRecordButton], link: link(route(number), "submission"))
        }
    }
}
