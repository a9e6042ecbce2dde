import Almanac
import Course
import Interface

/// What was recorded of a week's sessions, by days, as one card (QF-137 to QF-140).
struct CourseRecordingsList {
    let visit: CourseVisit
    let week: CourseScheduleWeek
    private var strings: Strings { visit.strings }

    /// The week's sessions with something published, oldest first.
    private var sessions: [CourseSession] {
        let end = week.start.adding(days: 7)
        return week.sessions.filter { session in
            guard let recording = session.recording, recording.published <= visit.now else { return false }
            let day = visit.day(session.start)
            return day >= week.start && day < end
        }
    }

    @NodeBuilder var node: Node {
        let all = sessions
        let limits = visit.config.recordings
        if all.isEmpty {
            card(.class("course-empty")) { p { strings[.courseRecordingsNone] } }
        } else if all.count > limits.most {
            div(.class("card", "course-records")) {
                days(Array(all.prefix(limits.first)))
                details(.class("course-more")) {
                    summary { strings(.courseRecordingsAll, .number("count", all.count)) }
                    days(Array(all.dropFirst(limits.first)), after: all[limits.first - 1])
                }
            }
        } else {
            div(.class("card", "course-records")) { days(all) }
        }
    }

    /// The rows, with a heading where a day begins.
    ///
    /// - Parameter after: the session before them, whose day has its heading already.
    private func days(_ sessions: [CourseSession], after: CourseSession? = nil) -> Node {
        var last = after.map { visit.day($0.start) }
        var nodes: [Node] = []
        var open: [Node] = []
        for session in sessions {
            let day = visit.day(session.start)
            if day != last {
                if !open.isEmpty { nodes.append(ul { Node.group(open) }) }
                open = []
                nodes.append(h2(.class("course-head")) { strings.weekdayAndDate(day) })
                last = day
            }
            open.append(row(session))
        }
        if !open.isEmpty { nodes.append(ul { Node.group(open) }) }
        return .group(nodes)
    }

    @NodeBuilder private func row(_ session: CourseSession) -> Node {
        if let recording = session.recording {
            let isWatched = visit.facts.watched.contains(recording.video)
            li(.class("course-record"), .data("done").when(isWatched)) {
                a(href: Route.course(.video(recording.video)).link(), .class("course-session-link")) {
                    span(.class("course-session-row")) {
                        CourseSessionCards.badge(session.kind, strings)
                        span(.class("course-standing")) {
                            if isWatched { Icon.check.node(.text) }
                            strings[isWatched ? .courseWatched : .courseUnwatched]
                        }
                    }
                    span(.class("course-session-title")) { bdi { session.title } }
                    span(.class("course-sub")) {
                        strings.parted([
                            .text(visit.date(session.start)), .text(visit.length(recording.seconds)),
                        ])
                    }
                }
            }
        }
    }
}
