/// What a form asks of a place that may follow the device.
enum FollowStep: String, Hashable, Sendable {
    case on, off
    /// Sends the device's position; the place moves if that is far away.
    case move
    /// Returns to the place before the last move, and stops following.
    case back
}
