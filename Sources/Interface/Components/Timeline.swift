import Almanac

/// A day from top to bottom: lines at hours and half hours, and above them an ordered list of its rows.
public struct Timeline: Sendable {
    public var strings: Strings
    /// The minutes shown, after 00:00 of the day. They go past 1440 if the day's last prayer does.
    public var minutes: Range<Int>
    /// The current minute, if this is the current day.
    public var now: Int?
    /// The name of the list, for assistive technology.
    public var label: String
    /// The day as `YYYY-MM-DD`, for scripts.
    public var day: String
    public var scripts: TimelineScripts

    public init(
        strings: Strings, minutes: Range<Int>, now: Int?, label: String, day: String,
        scripts: TimelineScripts = .none
    ) {
        self.strings = strings
        self.minutes = minutes
        self.now = now
        self.label = label
        self.day = day
        self.scripts = scripts
    }

    /// Returns the timeline with its rows (``prayerBand(_:)``, ``taskCard(_:)``, ``gapInvitation(_:)``,
    /// ``skyMark(_:)``).
    public func node(@NodeBuilder rows: () -> Node) -> Node {
        div(
            .class("timeline"), .origin(minutes.lowerBound), .lasting(minutes.count), .data("timeline"),
            .data("date", day), .data("origin", minutes.lowerBound), .data("end", minutes.upperBound),
            .data("grid", scripts.grid), .data("durations", scripts.durations),
            .data("text-not-here", scripts.notHere), .data("text-range", scripts.range)
        ) {
            div(.class("lines"), .ariaHidden) { lines }
            ol(.class("events"), .aria("label", label)) { rows() }
            nowLine
        }
    }

    @NodeBuilder private var lines: Node {
        for minute in marks {
            if minute % 60 == 0 {
                div(.class("line", "line-hour"), .beginning(minute)) {
                    span { hourLabel(minute) }
                }
            } else {
                div(.class("line"), .beginning(minute))
            }
        }
    }

    /// Every half hour within the minutes.
    private var marks: [Int] {
        var marks: [Int] = []
        var minute = (max(minutes.lowerBound, 0) + 29) / 30 * 30
        while minute <= min(minutes.upperBound, 2_879) {
            marks.append(minute)
            minute += 30
        }
        return marks
    }

    private func hourLabel(_ minute: Int) -> String {
        guard let time = ClockTime(minuteOfDay: minute % 1_440) else { return "" }
        switch strings.clock {
        case .twentyFourHours: return strings.shortTime(time)
        case .twelveHours:
            return strings.number(time.hour % 12 == 0 ? 12 : time.hour % 12) + "\u{A0}" + strings.half(of: time)
        }
    }

    /// The line at the current minute. Before the day's first minute it is hidden, and an open page shows it when its
    /// time has come.
    @NodeBuilder private var nowLine: Node {
        if let now, let time = ClockTime(minuteOfDay: now % 1_440), now <= minutes.upperBound {
            div(
                .class("now"), .id("now"), .beginning(now), .data("now"), .data("minute", now),
                .data("from", minutes.lowerBound), .data("at", scripts.at), .ariaHidden,
                .hidden(now < minutes.lowerBound)
            ) { span(.data("now-text")) { strings.shortTime(time) } }
        }
    }
}
