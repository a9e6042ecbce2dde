import Interface
import Quran
import Recitation
import Records

/// A passage to recite: `/quran/recite/112-1-4`. From memory, what isn't revealed is not in the page (HZ-01).
enum ReciteSessionScreen {
    static func show(
        _ context: RequestContext, _ span: RecitationSpan, typed: FormFields? = nil, problem: String? = nil
    ) throws(NeedsData) -> Reply {
        try context.library.require(
            [ReaderSettings.query, RecordQuery(ListeningSettings.key.kind, in: .own, .id(ListeningSettings.key.id))],
            [QuranContent.indexName, .text(.tanzil, span.surah)])
        guard let index = try QuranContent.index(context.library) else { return QuranRefusal.reply(context) }
        guard let passage = try RecitePassage(span, index, context.library) else {
            return ErrorScreen.notFound(context)
        }
        var ask = ReciteAsk(typed ?? context.query, passage.texts.count)
        if let typed { ask.marks = SelfMark.marks(typed, passage.texts.count) }
        guard !context.wantsJSON else { return .json(json(passage, ask)) }
        let name = span.name(context.strings, index)
        let view = ReciteSessionView(
            context: context, passage: passage, ask: ask,
            settings: ReaderSettings(try context.library.record(ReaderSettings.key)),
            listening: ListeningSettings(
                try context.library.record(ListeningSettings.key), context.bundle.reciters),
            problem: problem)
        return .page(
            Page(
                title: name, area: .quran, name: "quran-recite-session",
                header: PageHeader(
                    name, details: .text(context.strings[ReciteSessionView.name(ask.mode)]),
                    back: Route.quran(.recite(.home)).link(), backLabel: context.strings[.reciteTitle]
                ).node,
                content: view.node), status: problem == nil ? 200 : 422)
    }

    /// The passage without its text from memory, or the one ayah that is asked for.
    private static func json(_ passage: RecitePassage, _ ask: ReciteAsk) -> JSON {
        if let ayah = ask.reveal { return passage.json(ayah) }
        var ayat: [JSON] = []
        for (number, ayah) in passage.passage.ayat.enumerated() {
            ayat.append([
                "ayah": .string(ayah.reference.text),
                "text": ask.shows(number) ? .string(passage.texts[number]) : .null,
                "first": .int(Int64(ayah.words.lowerBound)), "words": .int(Int64(ayah.words.count)),
            ])
        }
        return [
            "span": .string(passage.span.text), "mode": .string(ask.mode.rawValue),
            "words": .int(Int64(passage.passage.count)), "ayat": .array(ayat),
        ]
    }
}
