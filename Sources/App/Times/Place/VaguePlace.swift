import Almanac
import Interface

/// Asks whether a city is the right one, where the device knows only the region; the ways below it lead to another.
struct VaguePlace {
    let visit: Visit
    let city: City
    /// The field that says where the choice leads back to.
    let back: Node

    init(_ visit: Visit, _ city: City, back: Node) {
        self.visit = visit
        self.city = city
        self.back = back
    }

    var node: Node {
        let name = city.name(in: visit.strings.language.placeNames)
        return banner(
            visit.strings(.placeVague, .text("city", name)), icon: .pin,
            actions: postForm(Route.times(.place).link(), operation: OperationSlot.mark) {
                back
                hiddenInput(FieldName.city.rawValue, "\(city.id)")
                submitButton(visit.strings(.placeVagueUse, .text("city", name)), icon: .check)
            })
    }
}
