import Almanac
import Interface
import Records

/// Where one is: by the device, asked on the button alone, or a city (MZ-282).
struct SetupLocation {
    let visit: Visit
    let guide: Guide
    private let view: PlaceChooser
    private let cities: CityIndex?

    init(_ visit: Visit, _ guide: Guide) throws(Missing) {
        self.visit = visit
        self.guide = guide
        view = try visit.crossings.placeChooser(visit)
        cities = try Cities(visit).index
    }

    var node: Node {
        group {
            p(.class("part-lead")) { guide["setup.location.lead"] }
            SetupMap(cities, place: visit.place?.coordinates).node(label)
            if let place = visit.place {
                p(.class("setup-place"), .role("status")) {
                    Icon.pin.node(.text)
                    bdi { visit.name(of: place) }
                }
                SetupForm.node([(value: "method", label: guide["setup.next"])], kind: .primary)
            }
            card(.class("part")) {
                view.locate
                p(.class("field-hint")) { guide["setup.location.stays"] }
            }
            view.search
            view.results
        }
    }

    private var label: String {
        guard let place = visit.place else { return guide["setup.map.none"] }
        return guide("setup.map", .text("place", visit.name(of: place)))
    }
}
