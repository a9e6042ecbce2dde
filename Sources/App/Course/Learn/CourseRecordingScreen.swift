import Almanac
import Course
import Interface
import Records

/// The passage and its recording: `/course/learn/weeks/8/recording`, and the same for the end-of-course assessment.
///
/// What is recorded waits in the browser until the server has it (`Web/js/takes.js`); "Submitted" is said once the server
/// has accepted it.
struct CourseRecordingScreen {
    let visit: CourseVisit
    private var strings: Strings { visit.strings }
    private var view: CourseView { CourseView(visit: visit) }

    func show(_ work: CourseWork) throws(NeedsData) -> Reply {
        switch work {
        case .week(let number):
            guard let week = visit.week(number), week.isOpen, let lesson = visit.lesson(number) else {
                return ErrorScreen.notFound(visit.context)
            }
            let passage = try CoursePassage(lesson.passage, visit)
            return view.page(
                strings(.courseWeek, .number("week", number)), "course-recording", back: visit.route(number)
            ) { weekParts(week, passage) }
        case .assessment:
            guard let level = visit.level, let assessment = visit.state.assessment else {
                return ErrorScreen.notFound(visit.context)
            }
            let passage = try CoursePassage(level.assessment, visit)
            return view.page(strings[.courseEoc], "course-assessment", back: .learn) {
                assessmentParts(level, assessment, passage)
            }
        }
    }

    @NodeBuilder private func weekParts(_ week: WeekState, _ passage: CoursePassage) -> Node {
        let allowance = visit.state.allowance
        let remaining = allowance?.remaining ?? 0
        p(.class("course-sub")) {
            strings(.courseAttempts, .number("count", remaining), .number("limit", allowance?.limit ?? 0))
        }
        let latest = visit.submissions(week.number).last
        let isSent = latest.map { isJustSent($0) } ?? false
        if isSent { success(week.number, mayRepeat: remaining > 0) }
        if let latest, latest.isWaiting { CourseTakesView(visit: visit).waiting(latest) }
        if let latest, case .refused(_, let reason) = latest.standing, remaining > 0 {
            banner(visit.words(reason, week.number))
        }
        if !isSent { CourseFormerPins(visit: visit).node }
        passage.node
        picker(.recording(week.number))
        if !week.lesson.isCompleted {
            p { strings[.courseLessonFirst] }
        } else if remaining == 0 {
            recorder(.recording(week.number)).spent(visit.spent)
        } else if !isSent, latest?.isWaiting != true {
            recorder(.recording(week.number)).node(
                strings[.courseRecordButton],
                strings(.courseConfirm, count: remaining - 1, .word("coach", visit.coachName())))
        }
    }

    private func recorder(_ route: CourseRoute) -> CourseRecorderView { CourseRecorderView(visit: visit, route: route) }

    /// Whether the page follows on a recording that the server has just accepted. Asked for again, it has the recorder.
    private func isJustSent(_ submission: CourseSubmission) -> Bool {
        guard let accepted = submission.accepted, visit.context.parameter(.again) == nil else { return false }
        return visit.context.parameter(.notice) == CourseNotice.courseSubmitted.rawValue
            || visit.now - accepted < visit.config.confirmedTime
    }

    private func success(_ number: Int, mayRepeat: Bool) -> Node {
        card(.class("course-primary", "course-calm"), .role("status"), .data("recorder-success")) {
            p(.class("course-mark", "course-success")) {
                Icon.check.node()
                span { strings[.courseSuccess] }
            }
            linkButton(
                strings(.courseReturn, .number("week", number)), href: Route.course(visit.route(number)).link(),
                kind: .primary)
            if mayRepeat {
                linkButton(
                    strings[.courseRecordAgain],
                    href: Route.course(.recording(number)).link(QueryItem(.again, "1")), kind: .quiet, icon: .mic)
            }
        }
    }

    /// The letters of the passage, changed in place as they are chosen: what is being recorded goes on (QF-091).
    private func picker(_ route: CourseRoute) -> Node {
        postForm(
            Route.course(.page(.font)).link(), operation: IdempotencyKeySlot.mark,
            .class("course-picker", "print-hidden"), .data("inplace"), .data("autosubmit"),
            .aria("label", strings[.courseLettersChange])
        ) {
            hiddenInput(FieldName.back.rawValue, Route.course(route).path)
            CourseLettersForm(visit: visit).fields
            div(.class("form-actions", "unscripted")) {
                submitButton(strings[.courseSave], kind: .secondary, icon: .check)
            }
        }
    }

    // MARK: - The assessment

    @NodeBuilder private func assessmentParts(
        _ level: CourseLevel, _ assessment: AssessmentState, _ passage: CoursePassage
    ) -> Node {
        switch assessment.standing {
        case .closed, .lacking:
            card(.class("course-primary")) {
                p { visit.needed }
                if let opens = assessment.opens, opens > visit.now {
                    p { strings(.courseEocOpens, .word("date", strings.weekdayAndDate(visit.day(opens)))) }
                }
            }
        case .eligible: eligible(passage)
        case .waiting:
            if let waiting = visit.state.submissions.last(where: { $0.work == .assessment && $0.isWaiting }) {
                CourseTakesView(visit: visit).waiting(waiting)
            }
        case .underReview:
            card(.class("course-primary"), .role("status")) {
                p { strings[.courseEocSubmitted] }
                p(.class("row-title")) { visit.review }
            }
        case .passed(let result):
            CourseResultView(visit: visit, level: level, result: result, isPassed: true).node
        case .notPassed(let result, let mayRetry):
            CourseResultView(visit: visit, level: level, result: result, isPassed: false).node
            if mayRetry { eligible(passage) }
        }
    }

    @NodeBuilder private func eligible(_ passage: CoursePassage) -> Node {
        p { strings[.courseEocAbout] }
        passage.node
        picker(.assessment)
        recorder(.assessment).node(
            strings[.courseEocRecord], strings(.courseEocConfirm, .word("coach", visit.coachName())))
    }
}
