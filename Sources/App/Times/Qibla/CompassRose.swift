import Almanac
import Interface

/// A compass with north at the top and an arrow towards the Kaaba; east is on the right in every language.
struct CompassRose {
    let strings: Strings
    /// Degrees clockwise from north.
    let bearing: Double

    var node: Node {
        svg(.class("rose"), .viewBox("0 0 240 240"), .role("img"), .aria("label", label)) {
            circle(.class("rose-ring"), .cx(120), .cy(120), .r(92))
            path(.class("rose-marks"), .d(computed: marks))
            for (index, point) in ["n", "e", "s", "w"].enumerated() {
                let (x, y) = at(Double(index) * 90, 108)
                drawnText(
                    .class("rose-point"), .x(x), .y(Measure(hundredths: y.hundredths + 450)), .textAnchor("middle")
                ) {
                    strings[key: "qibla.short.\(point)"]
                }
            }
            path(.class("rose-arrow"), .d(computed: arrow))
            path(.class("rose-kaaba"), .d(computed: kaaba))
            circle(.class("rose-hub"), .cx(120), .cy(120), .r(5))
        }
    }

    private var label: String {
        strings(.qiblaRose, .word("angle", strings.degrees(bearing, places: 1)))
    }

    /// The point at an angle in degrees from the top and a distance from the centre.
    private func at(_ degrees: Double, _ radius: Double) -> (x: Measure, y: Measure) {
        let radians = degrees * Double.pi / 180
        return (
            Measure(hundredths: Int(((120 + radius * Trigonometry.sin(radians)) * 100).rounded())),
            Measure(hundredths: Int(((120 - radius * Trigonometry.cos(radians)) * 100).rounded()))
        )
    }

    /// A mark every ten degrees, longer every thirty.
    private var marks: String {
        var outline = ""
        for mark in 0..<36 {
            let degrees = Double(mark) * 10
            outline += line(at(degrees, mark % 3 == 0 ? 82 : 87), at(degrees, 92))
        }
        return outline
    }

    private func line(_ start: (x: Measure, y: Measure), _ end: (x: Measure, y: Measure)) -> String {
        "M" + text(start) + "L" + text(end)
    }

    private func text(_ point: (x: Measure, y: Measure)) -> String { point.x.text + " " + point.y.text }

    /// A slim needle from behind the centre to the ring.
    private var arrow: String {
        "M" + text(at(bearing, 66)) + "L" + text(at(bearing + 90, 7)) + "L" + text(at(bearing + 180, 30)) + "L"
            + text(at(bearing - 90, 7)) + "Z"
    }

    /// The Kaaba as a small square at the needle's tip.
    private var kaaba: String {
        "M" + text(at(bearing - 7, 84)) + "L" + text(at(bearing + 7, 84)) + "L" + text(at(bearing + 9, 65)) + "L"
            + text(at(bearing - 9, 65)) + "Z"
    }
}
