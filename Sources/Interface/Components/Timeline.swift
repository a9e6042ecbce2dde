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

/// The data for the scripts that move tasks on a timeline.
public struct TimelineScripts: Sendable {
    /// Tasks start at multiples of this many minutes.
    public var grid: Int
    /// The allowed lengths of a task in minutes, separated by commas.
    public var durations: String
    /// The message over a prayer, whose name is `{prayer}`.
    public var notHere: String
    /// The text of a time range, with `{start}` and `{end}`.
    public var range: String
    /// The moment for which the now line was drawn, in milliseconds since 1970 as text.
    public var at: String

    /// The data for a timeline on which nothing is moved.
    public static let none = TimelineScripts(grid: 15, durations: "", notHere: "", range: "", at: "")

    public init(grid: Int, durations: String, notHere: String, range: String, at: String) {
        self.grid = grid
        self.durations = durations
        self.notHere = notHere
        self.range = range
        self.at = at
    }
}

/// Positions on a timeline as class names, because no element has a `style` attribute. The stylesheet turns them into
/// lengths.
extension Attribute {
    /// The start of something, in minutes after 00:00 of the timeline's day (`h11 m39`), clamped to 0 through 47:59.
    public static func beginning(_ minute: Int) -> Attribute {
        Attribute("class", .minute(.beginning, Swift.min(Swift.max(minute, 0), 2_879)))
    }

    /// The length of something in minutes (`dh0 dm20`), clamped to 0 through 47:59.
    public static func lasting(_ minutes: Int) -> Attribute {
        Attribute("class", .minute(.lasting, Swift.min(Swift.max(minutes, 0), 2_879)))
    }

    /// The minute at the timeline's upper edge (`oh4 om51`).
    public static func origin(_ minute: Int) -> Attribute {
        Attribute("class", .minute(.origin, Swift.min(Swift.max(minute, 0), 2_879)))
    }

    /// One of up to eight columns that share the width (`l1 ln3`).
    public static func lane(_ lane: Int, of lanes: Int) -> Attribute {
        let count = Swift.min(Swift.max(lanes, 1), 8)
        return count == 1 ? .none : .class("l\(Swift.min(Swift.max(lane, 0), count - 1))", "ln\(count)")
    }
}
