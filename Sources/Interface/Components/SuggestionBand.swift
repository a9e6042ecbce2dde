/// A suggestion of the day besides its prayers. It looks lighter than a prayer, and gets in nobody's way.
public struct SuggestionBand: Sendable {
    public var id: String
    public var name: String
    public var emoji: String
    public var time: RowTime
    /// The badge that says it is voluntary (`نافلة`); empty if it is not a prayer.
    public var badge: String
    /// A sentence below its name.
    public var note: String
    /// The class of its look: `nafl`, `qiyam`, `meal`, `tarawih` or `way`.
    public var look: String
    /// Whether it ends when a prayer begins, and so is drawn towards its end.
    public var isBefore: Bool
    /// Whether the person noted having prayed it.
    public var isDone: Bool
    public var lane: Int
    public var lanes: Int

    public init(
        id: String, name: String, emoji: String, time: RowTime, badge: String = "", note: String = "", look: String,
        isBefore: Bool = false, isDone: Bool = false, lane: Int = 0, lanes: Int = 1
    ) {
        self.id = id
        self.name = name
        self.emoji = emoji
        self.time = time
        self.badge = badge
        self.note = note
        self.look = look
        self.isBefore = isBefore
        self.isDone = isDone
        self.lane = lane
        self.lanes = lanes
    }
}

/// The row of a suggestion.
public func suggestionBand(_ band: SuggestionBand) -> Node {
    li(
        .class("at suggestion"), .class("look-\(band.look)", band.isBefore ? "leads" : "", band.isDone ? "noted" : ""),
        .beginning(band.time.start), .lasting(band.time.minutes), .lane(band.lane, of: band.lanes),
        .data("nafl", band.id)
    ) {
        span(.ariaHidden) { band.emoji }
        span(.class("suggestion-name")) { band.name }
        if !band.badge.isEmpty { span(.class("suggestion-badge")) { band.badge } }
        time(.class("at-time")) { band.time.text }
        if !band.note.isEmpty { span(.class("suggestion-note")) { band.note } }
        if band.isDone { Icon.check.node(.text) }
    }
}
