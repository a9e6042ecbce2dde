import Almanac
import Course
import Interface
import Records

/// The passage and its recording: `/course/learn/weeks/8/recording`, and the same for the end-of-course assessment.
///
/// No recorder is built yet. A course at home hands in silence and says so; in any other the page says that it can't.
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
        if isJustSent { success(visit.route(week.number), strings(.courseReturn, .number("week", week.number))) }
        passage.node
        picker(.recording(week.number))
        if !week.lesson.isCompleted {
            p { strings[.courseLessonFirst] }
        } else if remaining == 0 {
            p(.role("status")) { visit.spent }
        } else if !isJustSent {
            submit(
                .recording(week.number),
                strings(
                    .courseConfirm, count: remaining - 1, .word("coach", visit.coachName())),
                strings[.courseRecordButton])
        }
    }

    /// Whether the page follows on a recording that was handed in.
    private var isJustSent: Bool { visit.context.parameter(.notice) == CourseNotice.courseSubmitted.rawValue }

    private func success(_ route: CourseRoute, _ label: String) -> Node {
        card(.class("course-primary", "course-calm"), .role("status")) {
            p(.class("course-mark")) {
                Icon.check.node(.text)
                strings[.courseSuccess]
            }
            linkButton(label, href: Route.course(route).link(), kind: .primary)
        }
    }

    /// The question before a recording goes to the coach, which is answered in place (QF-098).
    @NodeBuilder private func submit(_ route: CourseRoute, _ question: String, _ label: String) -> Node {
        if visit.isDemo {
            details(.class("course-ask")) {
                summary(.class("button", "button-primary")) {
                    Icon.mic.node(.text)
                    span { label }
                }
                p { strings[.courseRecorderDemo] }
                p(.class("row-title")) { strings[.courseConfirmTitle] }
                p { question }
                view.action(route, strings[.courseSubmit], icon: .check)
            }
        } else {
            p { strings[.courseRecorderNone] }
        }
    }

    /// The letters of the passage, changed in place (QF-091).
    private func picker(_ route: CourseRoute) -> Node {
        details(.class("course-fold", "print-hidden")) {
            summary { strings[.courseLettersChange] }
            CourseLettersForm(visit: visit).node(Route.course(.page(.font)).link(), back: route)
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
        case .waiting: p { strings[.courseWaitingText] }
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
        submit(
            .assessment, strings(.courseEocConfirm, .word("coach", visit.coachName())),
            strings[.courseEocRecord])
    }
}
