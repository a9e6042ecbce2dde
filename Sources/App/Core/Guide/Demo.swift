import Interface

/// A silent animation: a strip of the day with its prayers, and what happens to a task (MZ-289). The stylesheet moves
/// it; if motion is unwanted, the picture stands still in its final state.
enum Demo: String, Sendable {
    /// A day around its prayers, for the welcome.
    case welcome
    /// A task is dragged past a prayer.
    case drag
    /// A task runs over, and the rest moves to new times.
    case late
    /// Voluntary prayers are added beside the obligatory ones.
    case rawatib

    /// The picture with its caption.
    func node(_ caption: String) -> Node {
        figure(.class("demo", "demo-" + rawValue)) {
            svg(.viewBox("0 0 320 190"), .ariaHidden) {
                Node.markup(Self.ground)
                Node.markup(things)
            }
            figcaption { caption }
        }
    }

    /// The rail, and three prayers that don't move.
    private static let ground: StaticString = #"""
        <path class="d-rail" d="M28 10v170"/><g class="d-prayers"><circle cx="28" cy="28" r="5"/><circle cx="28" cy="95" r="5"/>\#
        <circle cx="28" cy="162" r="5"/><rect x="48" y="18" width="256" height="20" rx="10"/>\#
        <rect x="48" y="85" width="256" height="20" rx="10"/><rect x="48" y="152" width="256" height="20" rx="10"/></g>
        """#

    private var things: StaticString {
        switch self {
        case .welcome:
            #"""
            <g class="d-task d-one"><rect x="48" y="43" width="256" height="17" rx="6"/></g>\#
            <g class="d-task d-two"><rect x="48" y="64" width="256" height="16" rx="6"/></g>\#
            <g class="d-task d-three"><rect x="48" y="112" width="256" height="30" rx="6"/></g>
            """#
        case .drag:
            #"""
            <g class="d-task d-moved"><rect x="48" y="44" width="256" height="34" rx="8"/>\#
            <circle class="d-finger" cx="250" cy="61" r="9"/></g>
            """#
        case .late:
            #"""
            <g class="d-task d-long"><rect x="48" y="43" width="256" height="16" rx="6"/></g>\#
            <g class="d-task d-next"><rect x="48" y="62" width="256" height="18" rx="6"/></g>\#
            <g class="d-task d-last"><rect x="48" y="111" width="256" height="16" rx="6"/></g>
            """#
        case .rawatib:
            #"""
            <g class="d-sunnah d-one"><rect x="48" y="72" width="256" height="9" rx="4.500"/></g>\#
            <g class="d-sunnah d-two"><rect x="48" y="109" width="256" height="9" rx="4.500"/></g>\#
            <g class="d-task"><rect x="48" y="124" width="256" height="22" rx="6"/></g>
            """#
        }
    }
}
