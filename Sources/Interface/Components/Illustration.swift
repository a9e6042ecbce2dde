/// The product's own illustrations for empty pages. Colours come from the theme, by class.
public enum Illustration: Sendable, CaseIterable {
    /// A day with nothing planned.
    case openDay
    /// An inbox with nothing in it.
    case clearInbox
    /// A page that does not exist.
    case lost
    /// No place chosen yet.
    case place

    /// The illustration, hidden from assistive technology.
    public var node: Node {
        svg(.class("illustration"), .viewBox("0 0 240 160"), .ariaHidden, .width(240), .height(160)) {
            .markup(drawing)
        }
    }

    private var drawing: StaticString {
        switch self {
        case .openDay:
            #"""
            <circle class="p-glow" cx="120" cy="72" r="52"/><circle class="p-sun" cx="120" cy="72" r="25"/>\#
            <path class="p-far" d="M6 126c30-24 64-28 100-11s84 14 128-3c-8 26-60 40-114 40S18 146 6 126Z"/>\#
            <path class="p-near" d="M16 139c36-17 72-12 108-3s68 5 100-8c-16 18-56 28-104 28s-88-6-104-17Z"/>\#
            <path class="p-line" d="M26 58h26M18 68h18M188 46h30M204 56h20"/>\#
            <path class="p-star" d="m196 84 2.700 2.700h3.800v3.800l2.700 2.700-2.700 2.700v3.800h-3.800l-2.700 2.700-2.700-2.700h-3.800v-3.800l-2.700-2.700 2.700-2.700v-3.800h3.800Z"/>
            """#
        case .clearInbox:
            #"""
            <ellipse class="p-far" cx="120" cy="142" rx="84" ry="10"/>\#
            <path class="p-paper" d="M66 74 84 40h72l18 34v56a8 8 0 0 1-8 8H74a8 8 0 0 1-8-8Z"/>\#
            <path class="p-line" d="M66 76h32c2 12 10 19 22 19s20-7 22-19h32"/>\#
            <path class="p-accent" d="M120 62V36M120 50c-10 0-15-5.500-15-15.500 10 0 15 5.500 15 15.500ZM120 43c0-10 5.500-16 15.500-16 0 10-5.500 16-15.500 16"/>\#
            <path class="p-star" d="m186 30 2.700 2.700h3.800v3.800l2.700 2.700-2.700 2.700v3.800h-3.800l-2.700 2.700-2.700-2.700h-3.800v-3.800l-2.700-2.700 2.700-2.700v-3.800h3.800Z"/>
            """#
        case .lost:
            #"""
            <path class="p-far" d="M6 126c30-20 64-24 100-10s84 14 128-4c-8 26-60 40-114 40S18 146 6 126Z"/>\#
            <path class="p-near" d="M16 140c36-15 72-11 108-3s68 5 100-8c-16 18-56 27-104 27s-88-5-104-16Z"/>\#
            <path class="p-moon" d="M150 70a34 34 0 1 1-42-42 30 30 0 0 0 42 42Z"/>\#
            <path class="p-line p-dots" d="M40 138c20-8 30-2 44-8s18-14 34-14 22 8 38 4"/>\#
            <path class="p-star" d="m176 34 2.700 2.700h3.800v3.800l2.700 2.700-2.700 2.700v3.800h-3.800l-2.700 2.700-2.700-2.700h-3.800v-3.800l-2.700-2.700 2.700-2.700v-3.800h3.800Z"/>
            """#
        case .place:
            #"""
            <ellipse class="p-far" cx="120" cy="140" rx="84" ry="12"/>\#
            <path class="p-line" d="M62 140c22-7 94-7 116 0M84 132c16-4 56-4 72 0"/>\#
            <path class="p-paper" d="M120 134c26-25 39-45 39-63a39 39 0 0 0-78 0c0 18 13 38 39 63Z"/>\#
            <path class="p-accent" d="m120 52 5.700 5.700h8v8l5.700 5.700-5.700 5.700v8h-8l-5.700 5.700-5.700-5.700h-8v-8l-5.700-5.700 5.700-5.700v-8h8Z"/>
            """#
        }
    }
}
