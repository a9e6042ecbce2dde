import Almanac

/// What a person noted on one calendar day; there is one for each date, whatever zone the person was in.
public struct DayLog: Hashable, Sendable {
    public let date: CivilDate
    /// In the order of their type and subtype.
    public internal(set) var actions: [LoggedAction] = []
    /// Actions put off until later, each with the last time that was.
    public internal(set) var postponed: [LoggedAction] = []
    /// The answer to the day's reflection; never scored.
    public var reflectionNote: String?
    /// Whether the person marked it as a day of mercy.
    public var usedGraceDay = false
    /// Whether nothing is expected of the day, and why.
    public var excuse: Excuse?

    /// A day on which nothing is noted.
    public init(date: CivilDate) { self.date = date }

    /// Whether a note was written.
    public var hasNote: Bool { !(reflectionNote?.isEmpty ?? true) }

    /// Whether an action, or a part of one, was done.
    public func isDone(_ subtype: String) -> Bool { actions.contains { $0.subtype == subtype } }

    /// Whether an action, or a part of one, was put off and not done since.
    public func isPostponed(_ subtype: String) -> Bool { postponed.contains { $0.subtype == subtype } }

    /// Notes an action as done; again, it stays as it was noted first.
    public mutating func log(_ action: LoggedAction) {
        postponed.removeAll { $0.type == action.type && $0.subtype == action.subtype }
        guard !actions.contains(where: { $0.type == action.type && $0.subtype == action.subtype }) else { return }
        actions.append(action)
        actions.sort(by: Self.comesFirst)
    }

    /// Takes back that an action was done.
    public mutating func undo(_ action: LoggedAction) {
        actions.removeAll { $0.type == action.type && $0.subtype == action.subtype }
    }

    /// Puts an action off until later; one that was done stays done.
    public mutating func postpone(_ action: LoggedAction) {
        guard !actions.contains(where: { $0.type == action.type && $0.subtype == action.subtype }) else { return }
        postponed.removeAll { $0.type == action.type && $0.subtype == action.subtype }
        postponed.append(action)
        postponed.sort(by: Self.comesFirst)
    }

    static func comesFirst(_ a: LoggedAction, _ b: LoggedAction) -> Bool {
        (a.type.index, a.subtype ?? "") < (b.type.index, b.subtype ?? "")
    }
}
