import Almanac

/// A person's notes on a calendar day. There is one for each date, whatever time zone the person was in.
public struct DayLog: Hashable, Sendable {
    public let date: CivilDate
    /// The actions that were done, by type and subtype.
    public internal(set) var actions: [LoggedAction] = []
    /// Actions that were postponed, each with the time of the last postponement.
    public internal(set) var postponed: [LoggedAction] = []
    /// Actions that were put off to the next day, each with the time of that.
    public internal(set) var putOff: [LoggedAction] = []
    /// The answer to the day's reflection, which is never scored.
    public var reflectionNote: String?
    /// Whether the person marked it as a day of mercy.
    public var usedGraceDay = false
    /// The reason why nothing is expected on this day, if any.
    public var excuse: Excuse?

    /// Creates a day without notes.
    public init(date: CivilDate) { self.date = date }

    /// Whether a reflection was written.
    public var hasNote: Bool { !(reflectionNote?.isEmpty ?? true) }

    /// Whether an action, or a part of one, was done.
    public func isDone(_ subtype: String) -> Bool { actions.contains { $0.subtype == subtype } }

    /// Whether an action, or a part of one, was postponed and not done since.
    public func isPostponed(_ subtype: String) -> Bool { postponed.contains { $0.subtype == subtype } }

    /// Whether an action, or a part of one, was put off to the next day and not done since.
    public func isPutOff(_ subtype: String) -> Bool { putOff.contains { $0.subtype == subtype } }

    /// Notes an action as done. If it already was, the first entry is kept.
    public mutating func log(_ action: LoggedAction) {
        release(action)
        guard !actions.contains(where: { $0.type == action.type && $0.subtype == action.subtype }) else { return }
        actions.append(action)
        actions.sort(by: Self.comesFirst)
    }

    /// Undoes that an action was done, postponed or put off.
    public mutating func undo(_ action: LoggedAction) {
        release(action)
        actions.removeAll { $0.type == action.type && $0.subtype == action.subtype }
    }

    /// Postpones an action, unless it was done.
    public mutating func postpone(_ action: LoggedAction) {
        guard !actions.contains(where: { $0.type == action.type && $0.subtype == action.subtype }) else { return }
        release(action)
        postponed.append(action)
        postponed.sort(by: Self.comesFirst)
    }

    /// Puts an action off to the next day, unless it was done.
    public mutating func putOff(_ action: LoggedAction) {
        guard !actions.contains(where: { $0.type == action.type && $0.subtype == action.subtype }) else { return }
        release(action)
        putOff.append(action)
        putOff.sort(by: Self.comesFirst)
    }

    private mutating func release(_ action: LoggedAction) {
        postponed.removeAll { $0.type == action.type && $0.subtype == action.subtype }
        putOff.removeAll { $0.type == action.type && $0.subtype == action.subtype }
    }

    static func comesFirst(_ a: LoggedAction, _ b: LoggedAction) -> Bool {
        (a.type.index, a.subtype ?? "") < (b.type.index, b.subtype ?? "")
    }
}

/// An action that was done on a day.
public struct LoggedAction: Hashable, Sendable {
    public var type: WorshipArea
    /// The action of the area, or the part of an action; `nil` if only the area is known.
    public var subtype: String?
    /// When it was done; `nil` if a past day was filled in later.
    public var completedAt: Instant?

    public init(type: WorshipArea, subtype: String? = nil, completedAt: Instant? = nil) {
        self.type = type
        self.subtype = subtype
        self.completedAt = completedAt
    }
}

/// Why a day is excused. This is private and never appears outside the person's own takeout (K63), where the raw value
/// is its name.
public enum Excuse: String, CaseIterable, Hashable, Sendable {
    case travel
    case illness
    case menstruation
}
