/// A question whose answer is one line that can be read aloud (MZ-240). The raw value is the address.
enum OneLineAnswer: String, CaseIterable, Hashable, Sendable {
    /// The time until the next prayer.
    case next
    /// The times of today's prayers.
    case prayers
}
