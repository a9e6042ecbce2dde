import Interface
import Quran

/// A surah's text for listening. Each word is an element of its own, so that it can be marked while it is heard, and
/// each ayah's sign plays from there. The text begins with the ayah in the address, so that the page opens there beside
/// its player; what comes before is a link away.
struct ListenedAyat {
    let context: RequestContext
    let settings: ReaderSettings
    let surah: Surah
    let text: SurahText
    let first: Int

    var node: Node {
        ReaderPaper(settings, context.bundle.reader).node("listen-paper") {
            if first > 1 { earlier }
            ol(.class("ayat", "listen-ayat")) {
                for number in first...max(first, surah.ayahCount) {
                    ayah(AyahReference(surah: surah.number, ayah: number))
                }
            }
        }
    }

    private var earlier: Node {
        let start = max(1, first - context.bundle.reader.part)
        let route: ListeningRoute =
            start == 1 ? .surah(surah.number) : .ayah(AyahReference(surah: surah.number, ayah: start))
        return p(.class("reader-way")) {
            linkButton(context.strings[.quranEarlier], href: Route.quran(.listening(route)).link(), kind: .quiet)
        }
    }

    private func ayah(_ place: AyahReference) -> Node {
        li(.class("listen-ayah"), .data("ayah", place.text)) {
            p(.class("ayah-text"), .lang("ar"), .dir(.rightToLeft)) {
                span(.data("letters")) {
                    for piece in AyahWords.pieces(of: text.ayah(place.ayah) ?? "") {
                        if piece.isWord { span(.data("word")) { piece.text } } else { PauseSigns.node(piece.text) }
                    }
                }
                "\u{00A0}"
                a(
                    href: Route.quran(.listening(.ayah(place))).link(), .class("listen-from"),
                    .data("player-from", place.text),
                    .aria("label", context.strings(.listenAyah, .number("ayah", place.ayah)))
                ) { ayahSign(place.ayah) }
            }
        }
    }
}
