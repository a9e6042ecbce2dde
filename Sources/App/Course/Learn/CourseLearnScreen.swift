import Almanac
import Course
import Interface
import Records

/// A week's workspace, the current one by itself: lesson, submission and feedback in one scroll (QF-059). `/course/learn`,
/// `/course/learn/weeks/8`.
struct CourseLearnScreen {
    let visit: CourseVisit
    private var strings: Strings { visit.strings }
    private var view: CourseView { CourseView(visit: visit) }

    func current() throws(NeedsData) -> Reply {
        if let number = visit.state.week { return try page(number, isCurrent: true) }
        return view.page(strings[.courseTabLearn], "course-learn") {
            modes
            before
        }
    }

    func show(_ number: Int) throws(NeedsData) -> Reply {
        guard let week = visit.week(number) else { return ErrorScreen.notFound(visit.context) }
        guard week.isOpen else {
            return ErrorScreen.refused(visit.context, visit.words(.weekLocked, number), status: 404)
        }
        return try page(number, isCurrent: number == visit.state.week)
    }

    /// Before the first week: one card, and the video that every student sees (QF-076, QF-077).
    private var before: Node {
        card(.class("course-primary")) {
            if let start = visit.state.start {
                p { strings(.courseFirstUnlocks, .word("date", strings.date(start))) }
            } else {
                p { strings[.courseJourney] }
            }
            if let video = visit.curriculum.orientation {
                linkButton(
                    strings[visit.state.hasSeenOrientation ? .courseWatchAgain : .courseWatchNow],
                    href: Route.course(.video(video.id)).link(), kind: .primary)
            }
        }
    }

    @NodeBuilder private var modes: Node {
        view.modes(strings[.courseTabLearn], [(strings[.courseThisWeek], .learn), (strings[.courseAllWeeks], .weeks)])
    }

    private func page(_ number: Int, isCurrent: Bool) throws(NeedsData) -> Reply {
        guard let week = visit.week(number), let lesson = visit.lesson(number) else {
            return ErrorScreen.notFound(visit.context)
        }
        let submission = CourseSubmissionView(
            visit: visit, week: week, lesson: lesson, passage: try CoursePassage(lesson.passage, visit))
        return view.page(
            strings(.courseWeek, .number("week", number)), "course-learn", header: hero(week, lesson, isCurrent)
        ) {
            if isCurrent { modes }
            view.behind
            if !isCurrent { away(number) }
            if isCurrent { CourseEocCard(visit: visit).node }
            view.section(strings[.courseLessonHead], id: "lesson") { lessonPart(week, lesson) }
            view.section(strings[.courseSubmissionHead], id: "submission") { submission.node }
            view.section(strings[.courseFeedbackHead], id: "feedback") {
                CourseFeedbackView(visit: visit, week: week).node
            }
        }
    }

    private func hero(_ week: WeekState, _ lesson: CourseWeek, _ isCurrent: Bool) -> Node {
        let done = week.lesson
        var lines = [
            p(.class("course-topic")) { lesson.topic },
            p(.class("course-sub")) {
                Icon.course.node(.text)
                strings.parted([
                    .text(strings(.courseLevelNumber, .number("level", visit.state.levelNumber ?? 1))),
                    .text(visit.videos(done.total)),
                ])
            },
        ]
        if week.isComplete {
            lines.append(p(.class("course-done")) { strings[.courseComplete] })
        } else if week.unheard != nil {
            lines.append(
                p(.class("course-ready")) { a(href: Link(fragment: "feedback")) { strings[.courseFeedbackIsReady] } })
        }
        return view.hero(
            strings(.courseWeek, .number("week", week.number)),
            strings(.courseOfWeeks, .number("count", visit.state.weekCount)), lines: lines,
            ring: progressRing(
                done: done.watched, of: done.total, label: strings[.courseRingLesson], strings: strings),
            actions: isCurrent
                ? .nothing
                : iconLink(
                    .back, label: strings[.courseAllWeeks], href: Route.course(.weeks).link(), .class("top-back"))
        )
    }

    /// Says which week is shown, and leads back to the current one (QF-079).
    @NodeBuilder private func away(_ number: Int) -> Node {
        if let current = visit.state.week {
            div(.class("banner", "tone-plain"), .role("note")) {
                p { strings(.courseAway, .number("week", number), .number("current", current)) }
                linkButton(strings[.courseToCurrent], href: Route.course(.learn).link())
            }
        }
    }

    // MARK: - The lesson

    @NodeBuilder private func lessonPart(_ week: WeekState, _ lesson: CourseWeek) -> Node {
        if !lesson.objectives.isEmpty {
            ul(.class("course-aims")) { for aim in lesson.objectives { li { aim } } }
        }
        rows(.class("course-videos")) { for video in lesson.videos { row(video) } }
        p(.class("course-videos-foot")) {
            strings.number(week.lesson.watched) + "/" + strings.number(week.lesson.total)
        }
        if week.lesson.isCompleted {
            p(.class("course-mark")) {
                Icon.check.node(.text)
                strings[.courseComplete]
            }
        } else if week.lesson.watched == week.lesson.total {
            complete(week.number)
        }
    }

    private func row(_ video: CourseVideo) -> Node {
        let isWatched = visit.facts.watched.contains(video.id)
        return li(.class("row", "row-link"), .data("done").when(isWatched)) {
            a(href: Route.course(.video(video.id)).link()) {
                span(.class("row-icon")) { (isWatched ? Icon.check : .page).node() }
                span(.class("row-text")) {
                    span(.class("row-title")) { video.title }
                    span(.class("row-detail")) {
                        strings.parted([
                            .text(visit.length(video.seconds)),
                            .text(strings[isWatched ? .courseWatched : .courseUnwatched]),
                        ])
                    }
                }
                Icon.forward.node(.text)
            }
        }
    }

    /// Completing asks once more, in place; whoever closes the question has changed nothing (QF-061).
    private func complete(_ number: Int) -> Node {
        details(.class("course-ask")) {
            summary(.class("button", "button-secondary")) { strings[.courseMarkComplete] }
            p { strings(.courseMarkAsk, .number("week", number)) }
            view.action(.week(number), strings[.courseMarkYes], icon: .check)
        }
    }
}
