import Almanac
import Interface
import Planner

/// Draws a widget.
struct WidgetDrawing {
    let kind: WidgetKind
    let facts: WidgetFacts
    let context: RequestContext
    let strings: Strings
    /// The canvas, drawn into once when the drawing is created.
    var canvas: WidgetCanvas

    init(_ kind: WidgetKind, _ facts: WidgetFacts, _ context: RequestContext, _ ink: WidgetInk) {
        self.kind = kind
        self.facts = facts
        self.context = context
        strings = context.strings
        canvas = WidgetCanvas(ink, context.strings.language.direction, width: kind.size.width)
        draw()
    }

    /// The complete drawing. Its accessible name holds its whole text, so that nobody has to read it piece by piece.
    func node(_ attributes: Attribute...) -> Node {
        let size = kind.size
        return .drawing(
            attributes + [
                .class("widget"), .viewBox(kind.viewBox), .role("img"), .aria("label", name),
                .drawnDirection(canvas.direction),
            ],
            group {
                if kind.isRound {
                    circle(.cx(90), .cy(90), .r(90), canvas.ink.fill(.surface))
                } else {
                    rect(
                        .x(0), .y(0), .width(size.width), .height(size.height),
                        .rx(Measure(hundredths: kind == .strip ? 1600 : 2600)), canvas.ink.fill(.surface))
                }
                Node.group(canvas.nodes)
            })
    }

    /// Everything that the drawing says, as one text.
    var name: String { canvas.spoken.joined(separator: strings[key: "list.comma"]) }

    private mutating func draw() {
        switch kind {
        case .small: nextPart(room: 134)
        case .medium:
            nextPart(room: 134)
            canvas.rule(182, 22, 182, 148)
            canvas.text(strings[.widgetsTasks], at: 200, 36, size: 13, .muted, room: 146)
            tasks(from: 200, 66, step: 34, limit: 3, room: 146)
        case .large: large()
        case .strip: strip()
        case .roundNext:
            round(prayerName, 62, 19)
            canvas.text(nextTime, at: 90, 104, size: 31, weight: 700, side: .middle, room: 150)
            round(left, 134, 15, .muted)
        case .roundCountdown:
            canvas.ring(facts.over)
            canvas.text(left, at: 90, 98, size: 27, weight: 700, side: .middle, room: 132)
            round(prayerName, 66, 16, .muted)
            round(nextTime, 126, 16, .muted)
        case .rectRemaining: remaining()
        case .rectNafil: nafil()
        }
    }

    // MARK: What all of them say

    var prayerName: String { facts.next.map { strings.name($0.kind) } ?? "" }

    var nextTime: String {
        facts.next.map { strings.time(minute: facts.day.days.zone.local($0.at).minuteOfDay) } ?? ""
    }

    var left: String { strings.shortDuration(minutes: facts.minutesLeft) }

    private var caption: String {
        strings[facts.next?.isTomorrow == true ? .prayerNextTomorrow : .prayerNext]
    }

    private mutating func round(_ text: String, _ y: Int, _ size: Int, _ role: WidgetInk.Role = .text) {
        canvas.text(text, at: 90, y, size: size, role, weight: 600, side: .middle, room: 136)
    }

    /// Draws the next prayer with its countdown, and the day's five prayers as dots.
    private mutating func nextPart(room: Int) {
        canvas.text(caption, at: 18, 36, size: 13, .muted, room: room)
        canvas.text(prayerName, at: 18, 72, size: 27, weight: 700, room: room)
        canvas.text(left, at: 18, 101, size: 19, .accent, weight: 600, room: room)
        dots(from: 23, 122, step: 17, radius: 4)
        canvas.text(nextTime, at: 18, 152, size: 15, .muted, room: room)
    }

    /// Draws the day's prayers as dots; those that have begun are filled.
    private mutating func dots(from x: Int, _ y: Int, step: Int, radius: Int) {
        for (index, prayer) in facts.prayers.enumerated() {
            canvas.dot(x + index * step, y, radius: radius, prayer.isPast ? .accent : .border)
        }
    }

    private mutating func strip() {
        canvas.text(prayerName, at: 12, 29, size: 19, least: 14, weight: 700, room: 88)
        dots(from: 108, 23, step: 10, radius: 3)
        canvas.text(left, at: 12, 56, size: 19, least: 14, .accent, weight: 700, room: 74)
        canvas.text(nextTime, at: 148, 56, size: 15, least: 14, .muted, side: .end, room: 62)
    }

    mutating func tasks(from x: Int, _ y: Int, step: Int, limit: Int, room: Int) {
        guard !facts.tasks.isEmpty else {
            canvas.text(strings[.widgetsOpen], at: x, y, size: 15, room: room)
            return
        }
        for (index, item) in facts.tasks.prefix(limit).enumerated() {
            let line = y + index * step
            canvas.text(item.task.title, at: x, line, size: 15, least: 15, weight: 600, room: room)
            canvas.text(strings.range(item.minutes), at: x, line + 15, size: 12, .muted, room: room)
        }
    }
}
