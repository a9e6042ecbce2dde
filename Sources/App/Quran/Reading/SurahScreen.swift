import Interface
import Quran
import Records

/// A surah from one of its ayat: `/quran/2`, `/quran/2/255`.
///
/// A page shows a part of a long surah, beginning with the ayah in the address, so that it opens quickly and at the
/// right place without a script.
enum SurahScreen {
    static func show(_ context: RequestContext, _ first: AyahReference) throws(NeedsData) -> Reply {
        guard (1...114).contains(first.surah) else { return ErrorScreen.notFound(context) }
        try context.library.require(
            [ReaderSettings.query, Bookmark.all],
            [QuranContent.indexName, QuranContent.name(.tanzil, surah: first.surah)])
        guard let index = try QuranContent.index(context.library) else { return QuranRefusal.reply(context) }
        guard index.contains(first), let surah = index.surah(first.surah) else { return ErrorScreen.notFound(context) }
        let settings = ReaderSettings(try context.library.record(ReaderSettings.key))
        guard let reading = try SurahReading(context, index, surah, from: first.ayah, settings) else {
            return QuranRefusal.reply(context)
        }
        guard !context.wantsJSON else { return .json(reading.json) }
        let view = SurahView(context: context, reading: reading)
        return .page(
            Page(
                title: context.strings.name(surah), area: .quran, name: "quran-surah", header: view.header,
                content: view.content))
    }
}

/// The parts of a surah's page.
struct SurahView {
    let context: RequestContext
    let reading: SurahReading
    private var strings: Strings { context.strings }
    private var surah: Surah { reading.surah }

    private var first: AyahReference { AyahReference(surah: surah.number, ayah: reading.ayat.lowerBound) }

    var header: Node {
        let page = reading.index.page(of: first)
        return PageHeader(
            strings.name(surah),
            details: strings.parted([
                .text(strings(.quranJuzNumber, .number("number", reading.index.juz(of: first)))),
                .text(strings(.quranPageNumber, .number("number", page))), .text(strings.name(surah.revelation)),
            ]),
            back: Route.quran(.home).link(), backLabel: strings[.quranTitle],
            actions: group {
                iconLink(
                    .listen, label: strings(.listenSurah, .word("surah", strings.name(surah))),
                    href: Route.quran(.listening(reading.ayat.lowerBound == 1 ? .surah(surah.number) : .ayah(first)))
                        .link())
                if let span = RecitationSpan(
                    surah: surah.number, first: reading.ayat.lowerBound,
                    last: min(reading.ayat.upperBound, reading.ayat.lowerBound + RecitationSpan.limit - 1))
                {
                    iconLink(.mic, label: strings[.reciteTitle], href: span.link(.read))
                }
                iconLink(.page, label: strings[.quranMushaf], href: Route.quran(.page(page)).link())
                iconLink(
                    .settings, label: strings[.quranSettings],
                    href: Route.quran(.settings).link(QueryItem(.back, context.route.path)), .data("sheet"))
            }
        ).node
    }

    @NodeBuilder var content: Node {
        TajweedBar(context: context, settings: reading.settings).node
        LeftOutNote(context: context, reading: reading).node
        reader {
            if reading.ayat.lowerBound == 1 {
                surahFrame(surah.arabicName)
                if let basmala = reading.basmala {
                    p(.class("basmala"), .lang("ar"), .dir(.rightToLeft)) { AyahText.letters(basmala) }
                }
            } else {
                earlier
            }
            ol(.class("ayat"), .data("ayat")) {
                for number in reading.ayat { AyahView(context: context, reading: reading, number: number).node }
            }
        }
        // One hidden form, submitted by the buttons of all ayat.
        sharedForm(id: "bookmark", operation: IdempotencyKeySlot.mark) {
            hiddenInput(FieldName.back.rawValue, context.route.path)
        }
        stopped
        onward
        p(.class("caption", "reader-keys", "print-hidden")) { strings[.quranKeys] }
        PlaceKeeper(context, first: first).node
    }

    /// The paper with the size and colours that the person chose.
    private func reader(@NodeBuilder content: () -> Node) -> Node {
        ReaderPaper(reading.settings, context.bundle.reader).node("", content)
    }

    private var earlier: Node {
        let start = max(1, reading.ayat.lowerBound - context.bundle.reader.part)
        let route: Route =
            start == 1 ? .quran(.surah(surah.number)) : .quran(.ayah(AyahReference(surah: surah.number, ayah: start)))
        return p(.class("reader-way")) {
            linkButton(strings[.quranEarlier], href: route.link(), kind: .quiet)
        }
    }

    /// The button that stores the place if there are no scripts.
    private var stopped: Node {
        let last = AyahReference(surah: surah.number, ayah: reading.ayat.upperBound)
        return postForm(
            Route.quran(.place).link(), operation: IdempotencyKeySlot.mark, .class("reader-stop", "print-hidden"),
            .data("inplace")
        ) {
            hiddenInput(FieldName.back.rawValue, context.route.path)
            hiddenInput(FieldName.ayah.rawValue, last.text)
            hiddenInput(FieldName.from.rawValue, first.text)
            submitButton(
                strings(.quranStopAt, .text("ayah", strings.number(last))), kind: .secondary, icon: .pin)
        }
    }

    private var onward: Node {
        nav(.class("reader-onward", "print-hidden"), .aria("label", strings[.quranOnward])) {
            if reading.ayat.upperBound < surah.ayahCount {
                let next = AyahReference(surah: surah.number, ayah: reading.ayat.upperBound + 1)
                linkButton(
                    strings(.quranFurther, .text("ayah", strings.number(next))),
                    href: Route.quran(.ayah(next)).link(), kind: .primary, .data("further"))
            } else if let next = reading.index.surah(surah.number + 1) {
                linkButton(
                    strings.name(next), href: Route.quran(.surah(next.number)).link(), kind: .primary, icon: .forward)
            }
            if let before = reading.index.surah(surah.number - 1) {
                linkButton(
                    strings.name(before), href: Route.quran(.surah(before.number)).link(), kind: .quiet, icon: .back)
            }
        }
    }
}
