import Interface

/// The small views of the day, each a page, a drawing and facts (MZ-237, MZ-238, MZ-239). The raw value stands in the
/// address.
enum WidgetKind: String, CaseIterable, Hashable, Sendable {
    /// The next prayer and how long it is until then.
    case small
    /// The same, and the next tasks beside it.
    case medium
    /// The day: its prayers and tasks.
    case large
    /// The next prayer in a strip for a lock screen, 160 by 72.
    case strip
    /// For a round watch: when the next prayer is.
    case roundNext = "round-next"
    /// For a round watch: how long it is until then.
    case roundCountdown = "round-countdown"
    /// For a rectangular watch: the prayers that are still to come today.
    case rectRemaining = "rect-remaining"
    /// For a rectangular watch: voluntary prayers that can be noted.
    case rectNafil = "rect-nafil"

    /// The drawing's width and height in its own units, which are CSS pixels where nothing scales it.
    var size: (width: Int, height: Int) {
        switch self {
        case .small: (170, 170)
        case .medium: (364, 170)
        case .large: (364, 382)
        case .strip: (160, 72)
        case .roundNext, .roundCountdown: (180, 180)
        case .rectRemaining, .rectNafil: (200, 112)
        }
    }

    /// The same as an attribute.
    var viewBox: StaticString {
        switch self {
        case .small: "0 0 170 170"
        case .medium: "0 0 364 170"
        case .large: "0 0 364 382"
        case .strip: "0 0 160 72"
        case .roundNext, .roundCountdown: "0 0 180 180"
        case .rectRemaining, .rectNafil: "0 0 200 112"
        }
    }

    var isRound: Bool { self == .roundNext || self == .roundCountdown }

    /// What the page of widgets calls it.
    var label: Phrase { Phrase("widgets.kind." + rawValue) }
}
