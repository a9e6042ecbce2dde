import Almanac
import Course
import Interface

/// The live sessions of a day, with the week's days above them: `/course/schedule`, and what was recorded of sessions that
/// are over: `/course/schedule/recordings`. Both have the same head, days and filters (QF-137).
struct CourseScheduleScreen {
    let visit: CourseVisit
    private var strings: Strings { visit.strings }
    private var view: CourseView { CourseView(visit: visit) }
    private var week: CourseScheduleWeek { CourseScheduleWeek(visit: visit) }

    func show() throws(NeedsData) -> Reply {
        let zones = try CourseZoneChooser(visit).node
        return view.page(strings[.courseTabSchedule], "course-schedule", header: .nothing) {
            bar(zones)
            modes
            CourseSecondYear(visit: visit).appointments
            if visit.state.level == nil {
                CourseScheduleEmpty(visit: visit).unplaced
            } else {
                week.node(.schedule)
                sessions
            }
        }
    }

    func recordings() throws(NeedsData) -> Reply {
        let zones = try CourseZoneChooser(visit).node
        return view.page(strings[.courseTabSchedule], "course-recordings", header: .nothing) {
            bar(zones)
            modes
            if visit.state.level != nil { week.node(.recordings) }
            CourseRecordingsList(visit: visit, week: week).node
        }
    }

    /// The page's name and the zone of all its times. It stays above the list, so that the zone is always in view (QF-106).
    private func bar(_ zones: Node) -> Node {
        header(.class("course-bar"), .data("visits", visit.config.explainedVisits)) {
            h1 { strings[.courseTabSchedule] }
            view.help("schedule")
            zones
        }
    }

    private var modes: Node {
        view.modes(
            strings[.courseTabSchedule],
            [(strings[.courseUpcoming], .schedule), (strings[.courseRecordings], .recordings)])
    }

    // MARK: - The day

    @NodeBuilder private var sessions: Node {
        let all = week.sessions
        let onDay = all.filter { visit.day($0.start) == week.date }
        let cards = CourseSessionCards(visit: visit)
        let pinned = onDay.filter { visit.standing($0).isJoinable }.sorted(by: cards.comesFirst)
        if !pinned.isEmpty {
            view.section(strings[.courseHappening], id: "now") { cards.list(pinned) }
        }
        let empty = CourseScheduleEmpty(visit: visit)
        if visit.state.current == nil, visit.state.start.map({ visit.today < $0 }) ?? false {
            empty.beforeSemester(onDay, on: week.date)
        } else {
            list(onDay.filter { !visit.standing($0).isJoinable }, cards)
            if onDay.isEmpty { empty.none(all, on: week.date) }
        }
    }

    /// The day's other sessions in the order upcoming, ended, with the deadline at its time among them (QF-117, QF-119). On
    /// a dense day they are grouped by their kinds (QF-118).
    @NodeBuilder private func list(_ rest: [CourseSession], _ cards: CourseSessionCards) -> Node {
        let deadline = CourseDeadlineCard(visit: visit, on: week.date)
        if rest.count > visit.config.denseDay {
            cards.grouped(rest)
            if let deadline { ul(.class("course-sessions")) { deadline.node } }
        } else {
            let sorted = rest.sorted(by: cards.comesFirst)
            let place = deadline.map { due in sorted.lastIndex { $0.start <= due.at }.map { $0 + 1 } ?? 0 }
            ul(.class("course-sessions")) {
                for index in 0...sorted.count {
                    if let deadline, index == place { deadline.node }
                    if index < sorted.count { cards.card(sorted[index]) }
                }
            }
        }
    }
}

extension CourseVisit {
    /// Where a session is now.
    func standing(_ session: CourseSession) -> SessionStanding { session.standing(at: now, config) }
}
