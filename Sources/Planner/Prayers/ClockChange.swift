/// A change of the clocks: at `minute`, the wall clock jumps by `shift` minutes.
///
/// Forward (`shift` above 0), the minutes from `minute` on are skipped. Back, those before it occur twice.
public struct ClockChange: Hashable, Sendable {
    /// The time the wall clock would show at the change, in minutes after 00:00 of the planned day.
    public var minute: Int
    public var shift: Int

    public init(minute: Int, shift: Int) {
        self.minute = min(max(minute, -2 * CivilDay.minutes), 3 * CivilDay.minutes)
        self.shift = min(max(shift, -CivilDay.minutes), CivilDay.minutes)
    }

    /// The minutes that the wall clock never shows; empty if it goes back.
    public var missing: Range<Int> { minute..<minute + max(shift, 0) }
}

/// Arithmetic across clock changes, where the wall clock may advance by more or less than the time that passes.
extension [ClockChange] {
    /// Returns the minutes that pass between two wall-clock times. A time that occurs twice counts as its first
    /// occurrence.
    func minutes(from start: Int, to end: Int) -> Int {
        var minutes = end - start
        for change in self where start < change.minute && end >= change.end { minutes -= change.shift }
        return minutes
    }

    /// Returns the wall-clock time a number of minutes before another.
    func time(_ minutes: Int, before end: Int) -> Int {
        var time = end - minutes
        for change in self where end >= change.end && time < change.minute + change.shift { time -= change.shift }
        return time
    }

    /// Returns the wall-clock time a number of minutes after another. When the clocks go back, it is the first of two
    /// equal times, so that nothing ends before it begins.
    func time(_ minutes: Int, after start: Int) -> Int {
        var time = start + minutes
        for change in self where change.shift > 0 && start < change.minute && time > change.minute {
            time += change.shift
        }
        return time
    }
}

extension ClockChange {
    /// The first minute that only the clock after the change shows.
    fileprivate var end: Int { Swift.max(minute, minute + shift) }
}
