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
        if CourseSecondYear.isOn(visit) {
            return view.page(strings[.courseTabLearn], "course-learn") {
                modes
                CourseSecondYear(visit: visit).electives
            }
        }
        if let number = visit.state.week { return try shown(number, isCurrent: true) }
        return view.page(strings[.courseTabLearn], "course-learn", header: firstHero) {
            modes
            before
        }
    }

    /// - Parameter level: the number of a level that is over, whose week is looked at.
    func show(_ number: Int, level: String? = nil) throws(NeedsData) -> Reply {
        if let level {
            guard !visit.isPast, let past = Int(level).flatMap({ visit.past($0) }) else {
                return ErrorScreen.notFound(visit.context)
            }
            return try CourseLearnScreen(visit: past).page(number, isCurrent: false)
        }
        guard let week = visit.week(number) else { return ErrorScreen.notFound(visit.context) }
        guard week.isOpen else {
            return ErrorScreen.refused(visit.context, visit.words(.weekLocked, number), status: 404)
        }
        return try shown(number, isCurrent: number == visit.state.week)
    }

    private func shown(_ number: Int, isCurrent: Bool) throws(NeedsData) -> Reply {
        if visit.context.parameter(.opened) == CourseCompletion.name, let week = visit.week(number) {
            return CourseCompletion(visit: visit, week: week).show
        }
        return try page(number, isCurrent: isCurrent)
    }

    /// Before the first week: where the semester will begin, once that is known (QF-002).
    private var firstHero: Node? {
        guard let start = visit.state.start, let level = visit.level else { return nil }
        return view.hero(
            strings[.courseTabLearn], "",
            lines: [
                p(.class("course-topic")) {
                    strings(.courseLevelNamed, .number("level", level.number), .text("name", level.name))
                },
                p(.class("course-sub")) {
                    strings.parted([
                        .text(
                            strings(.courseWeek, .number("week", 1)) + " "
                                + strings(.courseOfWeeks, .number("count", visit.state.weekCount))),
                        .text(strings(.courseOpensOn, .word("date", strings.dayAndMonth(start)))),
                    ])
                },
            ], ring: .nothing)
    }

    /// Before the first week: one card, and the video that every student sees (QF-076, QF-077).
    private var before: Node {
        card(.class("course-primary")) {
            if let start = visit.state.start {
                p { strings(.courseFirstUnlocks, .word("date", strings.date(start))) }
            } else {
                p { strings[.courseJourney] }
            }
            CourseOrientation(visit: visit).whole
        }
    }

    private var modes: Node { view.learnModes }

    private func page(_ number: Int, isCurrent: Bool) throws(NeedsData) -> Reply {
        guard let week = visit.week(number), let lesson = visit.lesson(number) else {
            return ErrorScreen.notFound(visit.context)
        }
        let eoc = try CourseEocCard(visit)
        let submission = CourseSubmissionView(
            visit: visit, week: week, lesson: lesson, passage: try CoursePassage(lesson.passage, visit))
        return view.page(
            strings(.courseWeek, .number("week", number)), "course-learn", header: hero(week, lesson, isCurrent)
        ) {
            if isCurrent { modes }
            if !visit.isPast { view.behind }
            if !isCurrent { away(number) }
            if isCurrent { eoc.node }
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
            p(.class("course-topic")) { bdi { lesson.topic } },
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
                    .back, label: strings[.courseAllWeeks],
                    href: weeks(week.number), .class("top-back"))
        )
    }

    /// The row of a week among all weeks of its level (QF-085).
    private func weeks(_ number: Int) -> Link {
        let query = visit.isPast ? [QueryItem(.category, CourseWeeksScreen.past)] : []
        return Link(cleanPath: Route.course(.weeks).link(query).text + "#week-\(number)")
    }

    /// Says which week is shown, and leads back to the current one (QF-079).
    @NodeBuilder private func away(_ number: Int) -> Node {
        if visit.isPast, let level = visit.level {
            div(.class("banner", "tone-plain"), .role("note")) {
                p { strings(.coursePastWeek, .number("week", number), .number("level", level.number)) }
                linkButton(strings[.courseToCurrent], href: Route.course(.learn).link())
            }
        } else if let current = visit.state.week {
            div(.class("banner", "tone-plain"), .role("note")) {
                p { strings(.courseAway, .number("week", number), .number("current", current)) }
                linkButton(strings[.courseToCurrent], href: Route.course(.learn).link())
            }
        }
    }

    // MARK: - The lesson

    @NodeBuilder private func lessonPart(_ week: WeekState, _ lesson: CourseWeek) -> Node {
        if !lesson.objectives.isEmpty {
            ul(.class("course-aims")) { for aim in lesson.objectives { li { bdi { aim } } } }
        }
        rows(.class("course-videos")) {
            for video in lesson.videos { row(video) }
            li(.class("row", "course-videos-foot")) {
                strings.number(week.lesson.watched) + "/" + strings.number(week.lesson.total)
            }
        }
        notes
        if week.lesson.isCompleted {
            p(.class("course-mark")) {
                Icon.check.node(.text)
                strings[.courseComplete]
            }
        } else if week.lesson.watched == week.lesson.total, !visit.isPast {
            // Completing asks once more (QF-061): a sheet over this page, or a page of its own without scripts.
            linkButton(
                strings[.courseMarkComplete],
                href: Route.course(visit.route(week.number)).link(QueryItem(.opened, CourseCompletion.name)),
                icon: .check, .data("sheet"))
        }
    }

    /// The level's notes, where the school has any (QF-062).
    @NodeBuilder private var notes: Node {
        if let notes = visit.level?.notes, let link = CourseSounds(visit: visit).link("", notes) {
            linkButton(strings[.courseLevelNotes], href: link, kind: .quiet, icon: .download)
        }
    }

    private func row(_ video: CourseVideo) -> Node {
        let isWatched = visit.facts.watched.contains(video.id)
        return li(.class("row", "row-link"), .data("done").when(isWatched)) {
            a(href: Route.course(.video(video.id)).link()) {
                CourseOrientation.thumbnail
                span(.class("row-text")) {
                    span(.class("row-title")) { bdi { video.title } }
                    span(.class("row-detail")) {
                        strings.parted([
                            .text(visit.length(video.seconds)),
                            .text(strings[isWatched ? .courseWatched : .courseUnwatched]),
                        ])
                    }
                }
                (isWatched ? Icon.check : .forward).node(.text)
            }
        }
    }
}
