import Almanac
import Interface

/// A small arrow towards the Kaaba with its degrees, with north at the top of the screen: a hint that links to the full
/// page (MZ-233).
struct QiblaArrow {
    /// Degrees clockwise from north.
    let bearing: Double

    /// Creates the arrow for a place; `nil` at the Kaaba itself, where every direction is the qibla.
    init?(from place: Place?) {
        guard let bearing = place.flatMap({ Qibla(from: $0.coordinates).bearing }) else { return nil }
        self.bearing = bearing
    }

    /// The arrow and the degrees as a link.
    func link(_ strings: Strings, _ attributes: Attribute...) -> Node {
        a(href: Route.times(.qibla).link(), attributes + [.aria("label", words(strings))]) {
            svg(.class("icon", "icon-text"), .viewBox("0 0 24 24"), .ariaHidden) {
                path(.class("qibla-arrow"), .d(computed: outline))
            }
            bdi { strings.degrees(bearing, places: 0) }
        }
    }

    /// The direction in words, for a notification too.
    func words(_ strings: Strings) -> String {
        strings(.qiblaToward, .word("angle", strings.degrees(bearing, places: 0)))
    }

    /// A slim needle in a box of 24 units, pointing towards the Kaaba.
    var outline: String {
        "M" + at(bearing, 10) + "L" + at(bearing + 145, 8) + "L" + at(bearing + 180, 4) + "L" + at(bearing - 145, 8)
            + "Z"
    }

    /// The point at an angle in degrees from the top and a distance from the centre.
    private func at(_ degrees: Double, _ radius: Double) -> String {
        let radians = degrees * Double.pi / 180
        return part(12 + radius * Trigonometry.sin(radians)) + " " + part(12 - radius * Trigonometry.cos(radians))
    }

    private func part(_ value: Double) -> String { Measure(hundredths: Int((value * 100).rounded())).text }
}
