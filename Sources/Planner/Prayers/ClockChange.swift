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
