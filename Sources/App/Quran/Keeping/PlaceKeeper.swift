import Interface
import Quran

/// The form that a script sends during reading, with the ayah reached, where reading began, and for how long. Without
/// scripts it does nothing; a button then stores the place.
struct PlaceKeeper {
    let context: RequestContext
    let first: AyahReference

    init(_ context: RequestContext, first: AyahReference) {
        self.context = context
        self.first = first
    }

    var node: Node {
        postForm(Route.quran(.place).link(), operation: IdempotencyKeySlot.mark, .data("place-keeper"), .hidden()) {
            hiddenInput(FieldName.ayah.rawValue, first.text)
            hiddenInput(FieldName.from.rawValue, "")
            hiddenInput(FieldName.seconds.rawValue, "0")
        }
    }
}
