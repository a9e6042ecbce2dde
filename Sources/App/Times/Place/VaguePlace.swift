import Almanac
import Interface

/// Asks whether a city is the right one if the device knows only the region; below are the ways to choose another.
struct VaguePlace {
    let context: RequestContext
    let city: City
    /// The field with the page that the choice leads back to.
    let back: Node

    init(_ context: RequestContext, _ city: City, back: Node) {
        self.context = context
        self.city = city
        self.back = back
    }

    var node: Node {
        let name = city.name(in: context.strings.language.placeNames)
        return banner(
            context.strings(.placeVague, .text("city", name)), icon: .pin,
            actions: postForm(Route.times(.place).link(), operation: IdempotencyKeySlot.mark) {
                back
                hiddenInput(FieldName.city.rawValue, "\(city.id)")
                submitButton(context.strings(.placeVagueUse, .text("city", name)), icon: .check)
            })
    }
}
