import Almanac
import Course
import Interface
import Planner

/// A live session, in full: `/course/schedule/ID`. Over the schedule it stands as a dialog; without scripts it is a page
/// (QF-129).
struct CourseSessionScreen {
    let visit: CourseVisit
    private var strings: Strings { visit.strings }

    func show(_ id: String) throws(NeedsData) -> Reply {
        guard let session = visit.session(id) else { return ErrorScreen.notFound(visit.context) }
        let view = CourseView(visit: visit)
        let standing = visit.standing(session)
        let prayer = try CoursePrayerWords.words(session.start, visit)
        return view.page(session.title, "course-session", back: .schedule) {
            div(.data("sheet-content")) {
                card(.class("course-detail")) {
                    h2(.class("course-detail-title", standing == .cancelled ? "course-struck" : "")) {
                        bdi { session.title }
                    }
                    div(.class("course-kind")) {
                        CourseSessionCards.badge(session.kind, strings)
                        about(session.kind)
                    }
                    when(session, prayer)
                    if !session.summary.isEmpty { p(.class("course-summary")) { bdi { session.summary } } }
                    p { strings(.courseHeldBy, .word("coach", visit.coachName(session.coach))) }
                    changes(session)
                    join(session, standing)
                }
                if standing != .ended, standing != .cancelled { answers(session) }
                linkButton(strings[.courseClose], href: Route.course(.schedule).link(), kind: .quiet, .data("close"))
            }
        }
    }

    /// What the kind is, below its badge. From the fourth visit to the schedule on a script folds it behind the mark beside
    /// the badge (QF-133 to QF-136).
    private func about(_ kind: CourseSession.Kind) -> Node {
        details(.class("course-about"), .open(), .data("explanation")) {
            summary(.aria("label", strings[.courseWhatIs])) { Icon.info.node(.text) }
            p(.class("course-sub")) { Self.about(kind, visit) }
        }
    }

    @NodeBuilder private func when(_ session: CourseSession, _ prayer: String) -> Node {
        p(.class("course-when")) {
            strings.parted([
                .text(strings.weekdayAndDate(visit.day(session.start))), .text(visit.time(session.start)),
                .text(strings.duration(session.length)),
            ])
        }
        if !prayer.isEmpty { p(.class("course-sub")) { prayer } }
    }

    @NodeBuilder private func changes(_ session: CourseSession) -> Node {
        for change in session.changes where change.kind == .moved && !session.isCancelled {
            if let from = change.from {
                p(.class("course-sub")) {
                    strings(
                        .courseMovedFrom,
                        .word("time", strings.weekdayAndDate(visit.day(from)) + strings.parting + visit.time(from)))
                }
            }
        }
    }

    private func answers(_ session: CourseSession) -> Node {
        let isComing = visit.facts.attendance[session.id] ?? false
        return div(.class("form-actions")) {
            postForm(Route.course(.session(session.id)).link(), operation: IdempotencyKeySlot.mark) {
                hiddenInput(FieldName.coming.rawValue, isComing ? "off" : "on")
                submitButton(
                    strings[.courseComingYes], kind: .secondary, icon: isComing ? .check : nil,
                    .aria("pressed", isComing), .data("rsvp"))
            }
            linkButton(
                strings[.courseCalendar], href: Route.course(.sessionFile(session.id)).link(), icon: .calendar)
            if isComing { p(.class("caption")) { strings[.courseComingSaid] } }
        }
    }

    /// Whether it can be joined, and from when (QF-130).
    @NodeBuilder private func join(_ session: CourseSession, _ standing: SessionStanding) -> Node {
        switch standing {
        case .cancelled: p(.class("course-join")) { strings[.courseCancelled] }
        case .ended: p(.class("course-join")) { strings[.courseSessionOver] }
        case .live, .soon:
            if session.join == nil {
                p(.class("course-join")) { strings[.courseJoinNone] }
            } else {
                CourseJoin(visit: visit).button(session, isWhole: true)
            }
        case .upcoming:
            button(
                .type("button"), .class("button", "button-secondary"), .disabled(), .aria("describedby", "join-opens")
            ) {
                span { strings[.courseJoinZoom] }
            }
            p(.class("course-join"), .id("join-opens")) {
                strings(.courseJoinOpens, .word("time", visit.time(session.joinOpens(visit.config))))
            }
        }
    }

    /// What a kind of session is, in a sentence.
    static func about(_ kind: CourseSession.Kind, _ visit: CourseVisit) -> String {
        guard kind == .levelClass else { return visit.strings[kind.explanation] }
        guard let number = visit.state.levelNumber else { return visit.strings[.courseClassAbout] }
        return visit.strings(kind.explanation, .number("level", number))
    }

    /// The session for a calendar program.
    func file(_ id: String) -> Reply {
        guard let session = visit.session(id) else { return ErrorScreen.notFound(visit.context) }
        let bytes = CalendarWriter.bytes(
            name: strings[.areaCourse], events: [CourseCalendarFile.event(session, visit)],
            zone: CalendarZone(visit.zone, from: session.start, through: session.end))
        return .file(bytes, type: "text/calendar", name: "wird-course-\(session.id).ics")
    }
}

/// The session's time by the prayers, where the student's place is known.
enum CoursePrayerWords {
    private static let kinds: [PrayerBlock.Kind] = [.fajr, .dhuhr, .asr, .maghrib, .isha]

    /// `25 min after Maghrib`; empty without a place, and before the day's first prayer.
    static func words(_ instant: Instant, _ visit: CourseVisit) throws(NeedsData) -> String {
        guard let place = visit.context.place, let zone = try Zones.zone(place.zone, visit.context.library) else {
            return ""
        }
        let date = zone.date(at: instant)
        guard let days = try PrayerDays(visit.context, date) else { return "" }
        let times = days.times(date)
        var last: (kind: PrayerBlock.Kind, at: Instant)?
        for kind in kinds {
            let at = times.instant(of: kind)
            if at <= instant { last = (kind, at) }
        }
        guard let last else { return "" }
        let strings = visit.strings
        let after = instant - last.at
        if after.minutes < 1 { return strings(.courseAtPrayer, .word("prayer", strings.name(last.kind))) }
        return strings(
            .courseAfterPrayer, .word("time", strings.duration(.minutes(after.minutes))),
            .word("prayer", strings.name(last.kind)))
    }
}
