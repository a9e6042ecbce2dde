/// The kinds of repetition that a form offers. The raw value is what forms send; empty text means no repetition.
enum RepeatKind: String, CaseIterable, Sendable {
    case daily, weekdays, weekly, monthly, monthlyLast, monthlyDay, yearly, hijriMonthly, hijriYearly
    /// Any rule of RFC 5545, as text.
    case rule
}
