import Almanac

/// A time in which an enrolment rests: no week opens and nothing falls due.
public struct Pause: Hashable, Sendable {
    public var from: Instant
    /// `nil` while it lasts.
    public var until: Instant?

    public func contains(_ instant: Instant) -> Bool {
        from <= instant && until.map { instant < $0 } ?? true
    }
}
