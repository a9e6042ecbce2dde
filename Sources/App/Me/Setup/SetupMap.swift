import Almanac
import Interface

/// A map of the world drawn from the list of cities: a dot for each cell with a city, and one for the place.
///
/// The map is equirectangular with cells two degrees wide. Nothing in it comes from elsewhere.
struct SetupMap {
    let cities: CityIndex?
    let place: Coordinates?
    /// The side of a cell in degrees.
    private static let cell = 2
    /// The map ends at 78° north and 58° south, beyond which nobody lives.
    private static let north = 78
    private static let south = -58

    init(_ cities: CityIndex?, place: Coordinates?) {
        self.cities = cities
        self.place = place
    }

    func node(_ label: String) -> Node {
        svg(.class("setup-map"), .viewBox("0 0 360 136"), .role("img"), .aria("label", label)) {
            path(.class("map-land"), .d(computed: land))
            if let place {
                circle(.class("map-ring"), .cx(x(place)), .cy(y(place)), .r(7))
                circle(.class("map-dot"), .cx(x(place)), .cy(y(place)), .r(3))
            }
        }
    }

    private func x(_ place: Coordinates) -> Measure { Measure(hundredths: Int((place.longitude + 180) * 100)) }

    private func y(_ place: Coordinates) -> Measure {
        Measure(hundredths: Int((Double(Self.north) - place.latitude) * 100))
    }

    /// A point in the middle of each cell that has a city, drawn by the stroke's round end.
    private var land: String {
        guard let cities else { return "" }
        let columns = 360 / Self.cell
        let cells = cities.cells(degrees: Self.cell)
        var outline = ""
        for row in 0..<((Self.north - Self.south) / Self.cell) {
            for column in 0..<columns {
                let index = (row + (90 - Self.north) / Self.cell) * columns + column
                guard index < cells.count, cells[index] else { continue }
                outline += "M\(column * Self.cell + 1) \(row * Self.cell + 1)h0"
            }
        }
        return outline
    }
}
