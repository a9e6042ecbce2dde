import Almanac
import Interface
import Records

/// The step that sets the place: from the device, which is asked only on the button, or as a city (MZ-282).
struct SetupLocation {
    let context: RequestContext
    let guide: Guide
    private let view: PlaceChooser
    private let cities: CityIndex?

    init(_ context: RequestContext, _ guide: Guide) throws(NeedsData) {
        self.context = context
        self.guide = guide
        view = try context.crossings.placeChooser(context)
        cities = try Cities(context).index
    }

    var node: Node {
        group {
            p(.class("part-lead")) { guide["setup.location.lead"] }
            SetupMap(cities, place: context.place?.coordinates).node(label)
            if let place = context.place {
                p(.class("setup-place"), .role("status")) {
                    Icon.pin.node(.text)
                    bdi { context.name(of: place) }
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
        guard let place = context.place else { return guide["setup.map.none"] }
        return guide("setup.map", .text("place", context.name(of: place)))
    }
}
