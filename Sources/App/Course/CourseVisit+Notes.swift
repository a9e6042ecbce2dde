import Almanac
import Course
import Interface
import Records

/// Something that has happened in the course, with where it leads.
struct CourseNote: Sendable {
    var icon: Icon
    var title: String
    var text: String
    var at: Instant
    var link: Link
    /// Whether it came after the student last marked all as read.
    var isNew = false
}

extension CourseVisit {
    /// What has happened, newest first. It is read off the calendar and the events, so nothing is stored for it and nothing
    /// comes twice.
    var notes: [CourseNote] {
        var notes: [CourseNote] = []
        for week in state.weeks where week.isOpen { add(week, &notes) }
        addAssessment(&notes)
        addSession(&notes)
        let seen = enrolment[CourseRecords.Name.seen]?.value.int ?? 0
        for index in notes.indices { notes[index].isNew = notes[index].at.milliseconds > seen }
        return notes.sorted { a, b in a.at == b.at ? a.title < b.title : a.at > b.at }
    }

    private func add(_ week: WeekState, _ notes: inout [CourseNote]) {
        let number = week.number
        let lesson = Route.course(route(number)).link()
        if let opens = week.opens, let topic = self.lesson(number)?.topic {
            notes.append(
                CourseNote(
                    icon: .course, title: strings(.courseNoteWeek, .number("week", number)), text: topic, at: opens,
                    link: lesson))
        }
        // Two days before and one day before, only while nothing is handed in (QF-162).
        if week.recording == .none, number == state.week, let deadline = week.deadline, deadline > now {
            let due = day(deadline)
            for early in 1...2 {
                let at = zone.startOfDay(due.adding(days: -early))
                guard at <= now, at > (week.opens ?? at) else { continue }
                notes.append(
                    CourseNote(
                        icon: .clock, title: strings(.courseNoteDeadline, .number("week", number)),
                        text: strings(
                            .courseNoteDeadlineText, .word("date", strings.weekdayAndDate(due)),
                            .word("time", time(deadline))), at: at,
                        link: Link(cleanPath: lesson.text + "#submission")))
            }
        }
        for submission in submissions(number) { add(submission, number, lesson, &notes) }
    }

    private func add(_ submission: CourseSubmission, _ number: Int, _ lesson: Link, _ notes: inout [CourseNote]) {
        let link = Link(cleanPath: lesson.text + "#feedback")
        for feedback in submission.feedback {
            notes.append(
                CourseNote(
                    icon: .message, title: strings(.courseNoteFeedback, .number("week", number)),
                    text: strings(.courseNoteFeedbackText, .word("coach", coachName(feedback.coach))),
                    at: feedback.sent, link: link))
        }
        for reply in submission.thread where reply.author.role == .coach {
            notes.append(
                CourseNote(
                    icon: .message,
                    title: strings(
                        .courseNoteReply, .word("coach", coachName(reply.author.id)), .number("week", number)),
                    text: reply.text, at: reply.at, link: link))
        }
    }

    private func addAssessment(_ notes: inout [CourseNote]) {
        let link = Route.course(.assessment).link()
        switch state.assessment?.standing {
        case .passed(let result), .notPassed(let result, _):
            notes.append(
                CourseNote(
                    icon: .course, title: strings[.courseNoteResults],
                    text: strings(.courseFeedbackFrom, .word("coach", coachName(result.coach))), at: result.at,
                    link: link))
        case .eligible, .lacking:
            if let opens = state.assessment?.opens {
                notes.append(
                    CourseNote(
                        icon: .course, title: strings[.courseNoteEoc],
                        text: state.assessment?.isEligible == true ? eligible : needed, at: opens,
                        link: Link(cleanPath: Route.course(.learn).path + "#eoc")))
            }
        case .closed, .waiting, .underReview, nil: break
        }
    }

    /// The session that is on, or begins soon.
    private func addSession(_ notes: inout [CourseNote]) {
        for session in state.sessions(curriculum) {
            let standing = session.standing(at: now, config)
            guard standing.isJoinable else { continue }
            notes.append(
                CourseNote(
                    icon: .calendar,
                    title: strings[standing == .live ? .courseNoteLive : .courseNoteSoon],
                    text: session.title + strings.parting + time(session.start),
                    at: standing == .live ? session.start : session.joinOpens(config),
                    link: Route.course(.session(session.id)).link()))
        }
    }
}
