import Interface
import Quran

/// A surah's text for listening: each word by itself, so that it can be marked while it is heard, and each ayah's sign
/// plays from there on.
struct ListenedAyat {
    let visit: Visit
    let settings: ReaderSettings
    let surah: Surah
    let text: SurahText

    var node: Node {
        ReaderPaper(settings, visit.bundle.reader).node("listen-paper") {
            ol(.class("ayat", "listen-ayat")) {
                for number in 1...max(1, surah.ayahCount) { ayah(AyahReference(surah: surah.number, ayah: number)) }
            }
        }
    }

    private func ayah(_ place: AyahReference) -> Node {
        li(.class("listen-ayah"), .data("ayah", place.text)) {
            p(.class("ayah-text"), .lang("ar"), .dir(.rightToLeft)) {
                span(.data("letters")) {
                    for piece in AyahWords.pieces(of: text.ayah(place.ayah) ?? "") {
                        if piece.isWord { span(.data("word")) { piece.text } } else { piece.text }
                    }
                }
                "\u{00A0}"
                a(
                    href: Route.listening(.ayah(place)).link(), .class("listen-from"), .data("player-from", place.text),
                    .aria("label", visit.strings(.listenAyah, .number("ayah", place.ayah)))
                ) { ayahSign(place.ayah) }
            }
        }
    }
}
