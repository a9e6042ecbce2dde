/// What a form asks of a place that may follow the device.
enum FollowStep: String, Hashable, Sendable {
    case on, off
    /// Where the device is now; the place moves when that is far from it.
    case move
    /// Back to the place before the last move, which ends the following.
    case back
}
