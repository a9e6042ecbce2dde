import Interface
import Quran

/// The switch for the colours of tajweed and the way to what they mean, above the text.
struct TajweedBar {
    let visit: Visit
    let settings: ReaderSettings

    var node: Node {
        div(.class("tajweed-bar", "print-hidden"), .data("text-tajweed", visit.strings[.quranTajweedAyah])) {
            postForm(Route.quran(.settings).link(), operation: OperationSlot.mark, .data("inplace")) {
                hiddenInput(FieldName.back.rawValue, visit.route.path)
                hiddenInput(FieldName.tajweed.rawValue, settings.hasColours ? "off" : "on")
                submitButton(
                    visit.strings[.readerTajweed], kind: .secondary, icon: settings.hasColours ? .check : nil,
                    .aria("pressed", settings.hasColours))
            }
            if settings.hasColours {
                linkButton(
                    visit.strings[.quranTajweedLegend], href: Route.quran(.tajweed).link(), kind: .quiet, icon: .info,
                    .data("sheet"))
            }
        }
    }
}
