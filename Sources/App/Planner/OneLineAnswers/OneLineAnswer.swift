/// A question whose answer is one line that can be read out (MZ-240). The raw value is the address.
enum OneLineAnswer: String, CaseIterable, Hashable, Sendable {
    /// How long it is until the next prayer.
    case next
    /// When today's prayers are.
    case prayers
}
