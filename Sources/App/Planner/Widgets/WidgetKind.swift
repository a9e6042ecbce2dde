import Interface

/// The widgets of the day, each available as a page, a drawing and data (MZ-237, MZ-238, MZ-239). The raw value is used
/// in the address.
enum WidgetKind: String, CaseIterable, Hashable, Sendable {
    /// The next prayer and the time until it begins.
    case small
    /// The same with the next tasks beside it.
    case medium
    /// The day: its prayers and tasks.
    case large
    /// The next prayer in a strip for a lock screen, 160 by 72.
    case strip
    /// For a round watch: the time of the next prayer.
    case roundNext = "round-next"
    /// For a round watch: the time until the next prayer.
    case roundCountdown = "round-countdown"
    /// For a rectangular watch: today's remaining prayers.
    case rectRemaining = "rect-remaining"
    /// For a rectangular watch: voluntary prayers that can be noted.
    case rectNafil = "rect-nafil"

    /// The drawing's width and height in its own units, which are CSS pixels if nothing scales it.
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

    /// The same as a `viewBox` attribute.
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

    /// Its name on the page of widgets.
    var label: Phrase { Phrase("widgets.kind." + rawValue) }
}
