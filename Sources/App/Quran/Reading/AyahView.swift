import Interface
import Quran

/// An ayah with its translations and transliteration.
struct AyahView {
    let context: RequestContext
    let reading: SurahReading
    let number: Int
    private var strings: Strings { context.strings }
    private var ayah: AyahReference { AyahReference(surah: reading.surah.number, ayah: number) }

    var node: Node {
        li(.class("ayah"), .id(ayah.text), .data("ayah", ayah.text), .tabindex(-1)) {
            spoken(strings(.quranAyahNumber, .number("number", number)))
            AyahText(reading.runs(number), number).node
            if let line = reading.transliteration?[number] {
                p(.class("transliteration"), .lang("ar-Latn"), .dir(.leftToRight)) { line }
            }
            for translation in reading.translations {
                meaning(translation.item, translation.text?[number])
            }
            tools
        }
    }

    @NodeBuilder private func meaning(_ item: Translations.Item, _ text: String?) -> Node {
        if let text {
            p(.class("meaning"), .lang(item.code), .dir(item.direction)) {
                text
                if reading.translations.count > 1 { span(.class("meaning-name")) { item.name } }
            }
        }
    }

    private var tools: Node {
        let isMarked = reading.marked.contains(number)
        let label = strings(isMarked ? .quranUnmark : .quranMark, .text("ayah", strings.number(ayah)))
        let isSajda = reading.index.sajdas.contains { sajda in sajda.ayah == ayah }
        return div(.class("ayah-tools", "print-hidden")) {
            a(href: Route.quran(.ayah(ayah)).link(), .class("ayah-address")) { bdi { strings.number(ayah) } }
            if isSajda { badge(strings[.quranSajda]) }
            button(
                .type("submit"), .form("bookmark"), .formaction(Route.quran(.bookmarks).link()),
                .name(FieldName.mark.rawValue), .value((isMarked ? "-" : "+") + ayah.text),
                .class("icon-button", "ayah-mark"), .aria("pressed", isMarked), .aria("label", label), .title(label)
            ) { Icon.bookmark.node(.text) }
            actionsLink(
                strings(.quranMore, .text("ayah", strings.number(ayah))), href: Route.quran(.ayahActions(ayah)).link())
        }
    }
}
