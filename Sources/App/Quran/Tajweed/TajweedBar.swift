import Interface
import Quran

/// The switch for the colours of tajweed, with a link to their meaning, above the text.
struct TajweedBar {
    let context: RequestContext
    let settings: ReaderSettings

    var node: Node {
        div(.class("tajweed-bar", "print-hidden"), .data("text-tajweed", context.strings[.quranTajweedAyah])) {
            postForm(Route.quran(.settings).link(), operation: IdempotencyKeySlot.mark, .data("inplace")) {
                hiddenInput(FieldName.back.rawValue, context.route.path)
                hiddenInput(FieldName.tajweed.rawValue, settings.hasColours ? "off" : "on")
                submitButton(
                    context.strings[.readerTajweed], kind: .secondary, icon: settings.hasColours ? .check : nil,
                    .aria("pressed", settings.hasColours))
            }
            if settings.hasColours {
                linkButton(
                    context.strings[.quranTajweedLegend], href: Route.quran(.tajweed).link(), kind: .quiet, icon: .info,
                    .data("sheet"))
            }
        }
    }
}
