import Almanac

extension Strings {
    /// Formats a duration in words, `٤٤ دقيقة`, `ساعة و٢٠ دقيقة`. Less than a minute is 0 minutes.
    public func duration(minutes: Int) -> String {
        let total = max(minutes, 0)
        let hours = total / 60
        let rest = total % 60
        if hours == 0 { return self(.minutes, count: rest) }
        if rest == 0 { return self(.hours, count: hours) }
        return self(
            .hoursAndMinutes, .word("hours", self(.hours, count: hours)),
            .word("minutes", self(.minutes, count: rest)))
    }

    /// Formats a duration in words, in whole minutes.
    public func duration(_ span: TimeSpan) -> String {
        duration(minutes: Int(clamping: span.minutes))
    }

    /// Formats a duration in short form: `٤٤ د`, `١ س ٢٠ د`.
    public func shortDuration(minutes: Int) -> String {
        let total = max(minutes, 0)
        let hours = total / 60
        let rest = total % 60
        if hours == 0 { return self(.minutesShort, .number("count", rest)) }
        if rest == 0 { return self(.hoursShort, .number("count", hours)) }
        return self(.hoursShort, .number("count", hours)) + "\u{A0}" + self(.minutesShort, .number("count", rest))
    }
}
