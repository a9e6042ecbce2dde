import Interface
import Quran

/// A note about the texts that should accompany the Quran's but were left out because they are damaged.
struct LeftOutNote {
    let context: RequestContext
    let reading: SurahReading

    var node: Node {
        group {
            for name in names {
                p(.class("field-hint", "print-hidden"), .role("status")) {
                    context.strings(.quranLeftOut, .text("name", name))
                }
            }
        }
    }

    private var names: [String] {
        var names: [String] = []
        for translation in reading.translations where translation.text == nil { names.append(translation.item.name) }
        if reading.lacksTransliteration { names.append(context.strings[.readerTransliteration]) }
        return names
    }
}
