import Interface
import Quran

/// What a script sends as one reads: the ayah that was reached, from where on, and for how long. Without scripts it
/// does nothing; a button keeps the place then.
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
