import Almanac
import Course
import Interface

/// Today: where the student is, the one thing to do next, and what comes: `/course`. It has no pages below it; everything
/// on it leads to another tab (QF-014).
struct CourseTodayScreen {
    let visit: CourseVisit
    private var strings: Strings { visit.strings }
    private var view: CourseView { CourseView(visit: visit) }
    private var state: CourseState { visit.state }

    var show: Reply {
        view.page(strings[.areaCourse], "course", header: head) {
            view.behind
            CourseTold(visit: visit).node
            primary
            CourseGraduation(visit: visit).node
            CourseSecondYear(visit: visit).appointments
            if !CourseSecondYear.isOn(visit) { triptych }
            CourseTodaySessions(visit: visit).node
            // Shown by course.js while the server can't be reached: as of when this is (QF-054). With each minute Today is
            // fetched anew, so that it tells by itself what the clock brings: a week, a session, an announcement.
            p(
                .class("course-stale"), .data("stale"), .data("ages"), .role("status"),
                .data("text-stale", strings(.courseStale, .text("time", "{time}")))
            )
        }
    }

    /// The bell, with the number of what is new.
    private var bell: Node {
        let count = visit.notes.count { $0.isNew }
        return a(
            href: Route.course(.notifications).link(), .class("icon-button", "course-bell"), .data("sheet"),
            .aria("label", count == 0 ? strings[.courseNotes] : strings(.courseNotesNew, count: count))
        ) {
            Icon.bell.node()
            if count > 0 { span(.class("course-count"), .ariaHidden) { strings.number(count) } }
        }
    }

    private var head: Node {
        guard let week = state.current, let lesson = visit.lesson(week.number) else { return before }
        var lines = [p(.class("course-topic")) { bdi { lesson.topic } }]
        if let unlock = state.nextUnlock {
            lines.append(
                p(.class("course-sub")) { strings(.courseUnlock, count: unlock.days, .number("week", unlock.week)) })
        }
        return view.hero(
            strings(.courseWeek, .number("week", week.number)),
            strings(.courseOfWeeks, .number("count", state.weekCount)) + " "
                + strings(.courseDashLevel, .number("level", state.levelNumber ?? 1)), lines: lines,
            ring: progressRing(
                percent: state.percent, label: strings(.courseElapsed, .number("percent", state.percent)),
                strings: strings), actions: bell)
    }

    /// Before the first week: how many days it takes until then, or that a place is being found.
    private var before: Node {
        guard let start = state.start else {
            return view.hero(
                strings[.areaCourse], "", lines: [p(.class("course-topic")) { strings[.coursePending] }],
                ring: .nothing,
                actions: bell)
        }
        // A pause may keep open when the first week begins. The level and the week that comes stand here too, as they will
        // in the semester (QF-002).
        return view.hero(
            state.nextUnlock.map { strings(.courseStartsIn, count: $0.days) } ?? strings[.courseRestTitle], "",
            lines: [
                p(.class("course-topic")) { strings.date(start) + " " + dash(strings.weekday(start.weekday)) },
                p(.class("course-sub")) {
                    strings(.courseWeek, .number("week", 1)) + " "
                        + strings(.courseOfWeeks, .number("count", state.weekCount)) + " "
                        + strings(.courseDashLevel, .number("level", state.levelNumber ?? 1))
                },
            ], ring: .nothing, actions: bell)
    }

    private func dash(_ text: String) -> String { strings(.courseDash, .word("text", text)) }

    private var primary: Node {
        let card = visit.card
        return section(
            .class("card", "course-primary", "course-" + card.tone), .aria("labelledby", "next"),
            .data("step", state.nextStep.rawValue)
        ) {
            h2(.id("next")) { card.title }
            p(.data("ages").when(state.nextStep == .awaitFeedback)) { card.text }
            if !card.detail.isEmpty { p(.class("course-sub")) { card.detail } }
            if state.nextStep == .placement { placementProgress }
            if state.nextStep == .orientation || state.nextStep == .placement {
                CourseOrientation(visit: visit).node
            }
            if !card.mark.isEmpty {
                p(.class("course-mark")) {
                    Icon.check.node(.text)
                    card.mark
                }
            }
            linkButton(card.button, href: card.link, kind: .primary)
        }
    }

    /// How much of the time in which a place is promised has passed.
    @NodeBuilder private var placementProgress: Node {
        if let by = state.placementBy, let sent = visit.facts.assessmentSent {
            let whole = max(1, Int(clamping: (by - sent).minutes))
            let part = min(max(0, Int(clamping: (visit.now - sent).minutes)), whole)
            progress(
                .class("course-progress"), .max("\(whole)"), .value(part),
                .aria("label", strings[.coursePlacementTitle])
            ) { strings.number(part * 100 / whole) + "%" }
        }
    }

    // MARK: - The three cards

    @NodeBuilder private var triptych: Node {
        if let week = state.current {
            ul(.class("course-three")) {
                third(
                    .page, strings[.courseLessonHead], lessonWords(week), at: .learn, "lesson",
                    isDone: week.lesson.isCompleted)
                third(
                    .mic, strings[.courseSubmissionHead], submissionWords(week), at: .learn, "submission",
                    isDone: week.isHandedIn)
                feedback(week)
            }
        } else if let start = state.start, let level = visit.level {
            ul(.class("course-three")) {
                third(
                    .course, strings[.courseLevel],
                    strings(.courseLevelNamed, .number("level", level.number), .text("name", level.name)),
                    at: .profile, "", isDone: false)
                third(
                    view.avatar(visit.coachName()), strings[.courseCoach], visit.coachName(), at: .profile, "coach")
                third(
                    .calendar, strings[.courseStart],
                    strings.date(start) + " " + dash(strings.weekday(start.weekday)), at: .schedule, "", isDone: false)
            }
        }
    }

    private func third(
        _ icon: Icon, _ title: String, _ words: String, at route: CourseRoute, _ place: String, isDone: Bool
    ) -> Node {
        third((isDone ? Icon.check : icon).node(), title, words, at: route, place, isDone: isDone)
    }

    private func third(
        _ picture: Node, _ title: String, _ words: String, at route: CourseRoute, _ place: String,
        isDone: Bool = false, mark: Node = .nothing
    ) -> Node {
        let link = Route.course(route).link()
        return li {
            a(
                href: place.isEmpty ? link : Link(cleanPath: link.text + "#" + place), .class("card", "course-third"),
                .data("done").when(isDone)
            ) {
                span(.class("course-third-icon")) {
                    picture
                    mark
                }
                span(.class("course-third-title")) { title }
                span(.class("course-third-words")) { words }
            }
        }
    }

    private func lessonWords(_ week: WeekState) -> String {
        week.lesson.isCompleted
            ? strings[.courseComplete]
            : strings(.courseVideosWatched, .number("count", week.lesson.watched), .number("total", week.lesson.total))
    }

    private func submissionWords(_ week: WeekState) -> String {
        switch week.recording {
        case .none:
            guard let allowance = state.allowance, allowance.used > 0 else { return strings[.courseNotSubmitted] }
            return strings(
                .courseAttemptsUsed, .number("count", allowance.used), .number("limit", allowance.limit))
        case .waiting: return strings[.courseWaitingTitle]
        case .underReview(let at): return strings(.courseSubmittedOn, .word("date", visit.date(at)))
        case .answered(let at):
            // What came back on it is news until it is heard (N4).
            return week.unheard != nil
                ? strings[.courseFeedbackReadyShort] : strings(.courseSubmittedOn, .word("date", visit.date(at)))
        }
    }

    private func feedback(_ week: WeekState) -> Node {
        guard let first = state.unheard.first else {
            var isHeard = false
            if case .answered = week.recording { isHeard = true }
            return third(
                .message, strings[.courseFeedbackHead], strings[.courseFeedbackNone], at: .learn, "feedback",
                isDone: isHeard)
        }
        let count = strings.number(state.unheard.count)
        return third(
            Icon.message.node(), strings[.courseFeedbackHead],
            strings(.courseFeedbackNew, .number("count", state.unheard.count), .number("week", first.number)),
            at: visit.route(first.number), "feedback", mark: span(.class("course-count"), .ariaHidden) { count })
    }
}
