import Interface

/// Collects a widget's drawing. Distances are measured from the side where reading begins, so that one layout serves
/// both directions.
struct WidgetCanvas {
    let ink: WidgetInk
    let direction: Direction
    let width: Int
    private(set) var nodes: [Node] = []
    /// The texts as drawn, in reading order, for programs.
    private(set) var lines: [String] = []
    /// The same texts before truncation, for people who can't see the drawing.
    private(set) var spoken: [String] = []

    /// The alignments of a text.
    enum Side {
        case start, middle, end

        var anchor: StaticString {
            switch self {
            case .start: "start"
            case .middle: "middle"
            case .end: "end"
            }
        }
    }

    init(_ ink: WidgetInk, _ direction: Direction, width: Int) {
        self.ink = ink
        self.direction = direction
        self.width = width
    }

    private func x(_ distance: Int) -> Measure {
        Measure(hundredths: (direction == .rightToLeft ? width - distance : distance) * 100)
    }

    private func measure(_ value: Int) -> Measure { Measure(hundredths: value * 100) }

    /// Draws a text with its baseline at `y` within `room`. If it is too long, it is drawn smaller, down to `least` (by
    /// default two thirds), and then truncated.
    mutating func text(
        _ text: String, at distance: Int, _ y: Int, size: Int, least: Int? = nil, _ role: WidgetInk.Role = .text,
        weight: Int = 400, side: Side = .start, room: Int
    ) {
        let shown = WidgetText.fitted(
            text, size: size, least: least ?? max(11, size * 2 / 3), weight: weight, room: room)
        guard !shown.text.isEmpty else { return }
        lines.append(shown.text)
        spoken.append(text)
        nodes.append(
            drawnText(
                .x(x(distance)), .y(measure(y)), .fontSize(shown.size), .fontWeight(weight),
                .textAnchor(side.anchor), ink.fill(role)
            ) { shown.text })
    }

    /// Draws a dot.
    mutating func dot(_ distance: Int, _ y: Int, radius: Int, _ role: WidgetInk.Role) {
        nodes.append(circle(.cx(x(distance)), .cy(measure(y)), .r(measure(radius)), ink.fill(role)))
    }

    /// Draws a straight line one unit wide.
    mutating func rule(_ from: Int, _ y1: Int, _ to: Int, _ y2: Int) {
        nodes.append(
            Interface.line(
                .x1(x(from)), .y1(measure(y1)), .x2(x(to)), .y2(measure(y2)), .strokeWidth(1), ink.stroke(.line)))
    }

    /// Draws a ring around the centre of a round widget, filled by a share in thousandths.
    mutating func ring(_ over: Int) {
        let middle = measure(width / 2)
        nodes.append(
            circle(.cx(middle), .cy(middle), .r(80), .fill("none"), .strokeWidth(8), ink.stroke(.soft)))
        nodes.append(
            circle(
                .cx(middle), .cy(middle), .r(80), .fill("none"), .strokeWidth(8), .strokeLinecap("round"),
                .pathLength(1000), .strokeDasharray(measure(max(over, 1)), 1000), .transform("rotate(-90 90 90)"),
                ink.stroke(.accent)))
    }
}

/// The colours of a widget's drawing: classes in a page, where they follow the theme and the device's light or dark
/// mode, and plain values in a standalone file.
struct WidgetInk {
    /// The purpose of a colour, by the theme's role.
    enum Role: String, Sendable {
        case surface, text, muted, line, border, accent, soft
    }

    /// The colours of a standalone drawing, or `nil` in a page.
    let palette: Palette?

    func fill(_ role: Role) -> Attribute {
        guard let palette else { return .class("ink-fill-" + role.rawValue) }
        return palette[role.rawValue].map { .fill($0) } ?? .none
    }

    func stroke(_ role: Role) -> Attribute {
        guard let palette else { return .class("ink-line", "ink-line-" + role.rawValue) }
        return palette[role.rawValue].map { .stroke($0) } ?? .none
    }
}
