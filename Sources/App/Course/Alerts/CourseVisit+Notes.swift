import Almanac
import Course
import Interface
import Records

extension CourseVisit {
    /// What has happened, newest first, of the kinds that are wanted. It is read off the calendar and the events, so nothing
    /// is stored for it and nothing comes twice.
    var notes: [CourseNote] {
        let seen = enrolment[CourseRecords.Name.seen]?.value.int ?? 0
        var notes = allNotes.filter { $0.at <= now && $0.until.map { until in now < until } ?? true }
        for index in notes.indices { notes[index].isNew = notes[index].at.milliseconds > seen }
        return notes.sorted { a, b in a.at == b.at ? a.title < b.title : a.at > b.at }
    }

    /// What has happened and what the calendar will bring, of the kinds that are wanted.
    var allNotes: [CourseNote] {
        var notes: [CourseNote] = []
        for week in state.weeks { add(week, &notes) }
        addAssessment(&notes)
        addEnrolment(&notes)
        for message in facts.messages where message.author.role == .coach {
            let link = Route.course(.messages).link().at("message-" + message.id)
            notes.append(
                CourseNote(
                    kind: .reply, key: message.id,
                    title: strings(.courseNoteMessage, .word("coach", coachName(message.author.id))),
                    text: message.text, subject: "", at: message.at, link: link))
        }
        for request in facts.requests {
            guard let reply = request.answer else { continue }
            let link = Route.course(.page(.help)).link().at("request-" + request.id)
            notes.append(
                CourseNote(
                    kind: .reply, key: reply.id, title: strings[.courseNoteHelp], text: reply.text,
                    subject: request.text, at: reply.at, link: link))
        }
        for session in state.sessions(curriculum) { add(session, &notes) }
        for told in curriculum.announcements where told.isFor(level: state.level) {
            notes.append(
                CourseNote(
                    kind: .announcement, key: told.id, title: strings[.courseNoteAnnouncement], text: told.title,
                    subject: "", at: told.at, link: Route.course(.announcement(told.id)).link()))
        }
        return notes.filter { way($0.kind) != .off }
    }

    private func name(_ week: WeekState) -> String {
        guard let topic = lesson(week.number)?.topic else { return strings(.courseWeek, .number("week", week.number)) }
        return strings(.courseWeekTopic, .number("week", week.number), .text("topic", topic))
    }

    private func add(_ week: WeekState, _ notes: inout [CourseNote]) {
        let number = week.number
        let lesson = Route.course(route(number)).link()
        if let opens = week.opens {
            notes.append(
                CourseNote(
                    kind: .week, key: "week-\(number)", title: strings(.courseNoteWeek, .number("week", number)),
                    text: self.lesson(number)?.topic ?? "", subject: "", at: opens, link: lesson))
        }
        // Two days before and one day before, only while nothing is handed in (QF-162).
        if week.recording == .none, let deadline = week.deadline, deadline > now {
            let due = day(deadline)
            for early in config.deadlineDays {
                let at = deadline - .days(Int64(early))
                guard at > (week.opens ?? at) else { continue }
                notes.append(
                    CourseNote(
                        kind: .deadline, key: "deadline-\(number)-\(early)",
                        title: strings(.courseNoteDeadline, .number("week", number)),
                        text: strings(
                            .courseNoteDeadlineText, .word("date", strings.weekdayAndDate(due)),
                            .word("time", time(deadline))), subject: name(week), at: at,
                        link: lesson.at("submission"), until: deadline))
            }
        }
        for submission in submissions(number) { add(submission, week, lesson, &notes) }
    }

    private func add(
        _ submission: CourseSubmission, _ week: WeekState, _ lesson: Link, _ notes: inout [CourseNote]
    ) {
        for feedback in submission.feedback {
            notes.append(
                CourseNote(
                    kind: .feedback, key: feedback.id,
                    title: strings(.courseNoteFeedback, .number("week", week.number)),
                    text: strings(.courseNoteFeedbackText, .word("coach", coachName(feedback.coach))),
                    subject: name(week), at: feedback.sent, link: lesson.at("feedback")))
        }
        for reply in submission.thread where reply.author.role == .coach {
            notes.append(
                CourseNote(
                    kind: .reply, key: reply.id,
                    title: strings(
                        .courseNoteReply, .word("coach", coachName(reply.author.id)), .number("week", week.number)),
                    text: reply.text, subject: name(week), at: reply.at, link: lesson.at("reply-" + reply.id)))
        }
    }

    private func addAssessment(_ notes: inout [CourseNote]) {
        let name = strings(.courseEocLevel, .number("level", state.levelNumber ?? 1))
        switch state.assessment?.standing {
        case .passed(let result), .notPassed(let result, _):
            notes.append(
                CourseNote(
                    kind: .results, key: "results-" + result.submission, title: strings[.courseNoteResults],
                    text: strings(.courseFeedbackFrom, .word("coach", coachName(result.coach))), subject: name,
                    at: result.at, link: Route.course(.assessment).link()))
        case .eligible, .lacking, .closed:
            // A week before the last deadline, by which it can be handed in (QF-165).
            let text = (state.assessment?.needed ?? 1) == 0 ? eligible : needed
            if let ends = state.weeks.last?.deadline {
                notes.append(
                    CourseNote(
                        kind: .semester, key: "semester",
                        title: strings(.courseNoteSemester, .word("date", strings.weekdayAndDate(day(ends)))),
                        text: text, subject: name, at: ends - .days(Int64(config.semesterDays)),
                        link: Route.course(.learn).link().at("eoc"), until: ends))
            }
        case .waiting, .underReview, nil: break
        }
    }

    /// When one can enrol in the next level, as the sentence promised (QF-228).
    private func addEnrolment(_ notes: inout [CourseNote]) {
        guard case .nextLevel(let next) = state.transition, let opens = next.enrolmentOpens, facts.enrolled == nil
        else {
            return
        }
        notes.append(
            CourseNote(
                kind: .enrolment, key: "enrolment-\(next.number)",
                title: strings(.courseNoteEnrolment, .number("level", next.number)),
                text: curriculum.level(next.level)?.name ?? "", subject: "", at: curriculum.zone.startOfDay(opens),
                link: Route.course(.enrolment).link()))
    }

    /// A session that begins soon or is on, and what was changed of it (QF-163, QF-164, QF-168).
    private func add(_ session: CourseSession, _ notes: inout [CourseNote]) {
        let link = Route.course(.session(session.id)).link()
        let when = strings.weekdayAndDate(day(session.start)) + strings.parting + time(session.start)
        if !session.isCancelled, session.end > now, !hearsOwnSessions || facts.attendance[session.id] == true {
            let kinds: [(CourseNoteKind, Phrase, Instant, Instant)] = [
                (.soon, .courseNoteSoon, session.joinOpens(config), session.start),
                (.live, .courseNoteLive, session.start, session.end),
            ]
            for (kind, title, at, until) in kinds {
                notes.append(
                    CourseNote(
                        kind: kind, key: kind.rawValue + "-" + session.id + "-\(session.start.seconds)",
                        title: strings[title], text: time(session.start), subject: session.title, at: at, link: link,
                        until: until))
            }
        }
        for change in session.changes {
            notes.append(
                CourseNote(
                    kind: .change, key: "change-" + session.id + "-\(change.at.seconds)",
                    title: strings[Phrase("course.change." + change.kind.rawValue)], text: when,
                    subject: session.title, at: change.at, link: link))
        }
    }
}
