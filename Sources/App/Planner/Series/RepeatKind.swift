/// The ways to repeat that a form offers. The raw value is what forms send; no repeating is the empty text.
enum RepeatKind: String, CaseIterable, Sendable {
    case daily, weekdays, weekly, monthly, monthlyLast, monthlyDay, yearly, hijriMonthly, hijriYearly
    /// Any rule of RFC 5545, as text.
    case rule
}
