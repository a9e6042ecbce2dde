import Interface
import Recitation

/// Accuracy over time as a drawing, with coverage as a broken line. Time runs with the writing. The page's table says the same.
struct ReciteTrendChart {
    private let points: ArraySlice<RecitationTrend.Point>
    private let strings: Strings

    /// The points that a drawing has room for: the latest.
    private static let limit = 60

    init(_ points: [RecitationTrend.Point], _ strings: Strings) {
        self.points = points.suffix(Self.limit)
        self.strings = strings
    }

    var node: Node {
        figure(.class("recite-trend", "card")) {
            svg(
                .class("recite-chart"), .viewBox("0 0 320 140"), .role("img"),
                .aria("label", strings(.reciteTrendChart, .number("count", points.count)))
            ) {
                for percent in [0, 50, 100] {
                    line(
                        .class("recite-chart-grid"), .x1(Measure(hundredths: isMirrored ? 1_000 : 3_400)),
                        .x2(Measure(hundredths: isMirrored ? 28_600 : 31_000)),
                        .y1(y(percent * 10)), .y2(y(percent * 10)))
                    drawnText(
                        .class("recite-chart-text"), .x(isMirrored ? 316 : 4),
                        .y(Measure(hundredths: y(percent * 10).hundredths + 300)),
                        .textAnchor("start")
                    ) {
                        strings.percent(thousandths: percent * 10)
                    }
                }
                path(.class("recite-chart-coverage"), .d(computed: outline { $0.coverage }))
                path(.class("recite-chart-accuracy"), .d(computed: outline { $0.accuracy }))
                for (place, point) in points.enumerated() {
                    if let accuracy = point.accuracy {
                        circle(.class("recite-chart-dot"), .cx(x(place)), .cy(y(accuracy)), .r(3))
                    }
                }
            }
            figcaption(.class("field-hint")) { strings[.reciteTrendLegend] }
        }
    }

    private var isMirrored: Bool { strings.language.direction == .rightToLeft }

    private func x(_ place: Int) -> Measure {
        let along = points.count < 2 ? 13_800 : place * 27_600 / (points.count - 1)
        return Measure(hundredths: isMirrored ? 28_600 - along : 3_400 + along)
    }

    private func y(_ thousandths: Int) -> Measure { Measure(hundredths: 12_400 - thousandths * 11) }

    /// The line through the points that have a value.
    private func outline(_ value: (RecitationTrend.Point) -> Int?) -> String {
        var outline = ""
        for (place, point) in points.enumerated() {
            guard let height = value(point) else { continue }
            outline += (outline.isEmpty ? "M" : "L") + x(place).text + " " + y(height).text
        }
        return outline
    }
}
