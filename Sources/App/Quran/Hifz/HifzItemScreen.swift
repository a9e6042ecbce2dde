import Almanac
import Hifz
import Interface
import Quran
import Records

/// A passage to recite from memory: `/quran/hifz/ayat-78-1-16`. What isn't revealed is not in the page (HZ-01).
enum HifzItemScreen {
    static func show(_ context: RequestContext, _ item: HifzItem) throws(NeedsData) -> Reply {
        guard let visit = try HifzVisit(context) else { return QuranRefusal.reply(context) }
        guard let passage = HifzPassage(item, visit.index) else { return ErrorScreen.notFound(context) }
        try context.library.require([], passage.sections)
        var texts: [String] = []
        for ayah in passage.ayat { texts.append(try HifzPassage.text(ayah, context.library)) }
        var facts = HifzFacts(context.query)
        facts.shown = min(facts.shown, texts.count)
        let state = visit.state[item]
        guard !context.wantsJSON else { return .json(json(passage, texts, facts, state, visit)) }
        let name = passage.name(context.strings, visit.index)
        let view = HifzItemView(
            context: context, visit: visit, passage: passage, texts: texts,
            lead: try passage.lead.map { ayah throws(NeedsData) in try HifzPassage.text(ayah, context.library) },
            facts: facts, state: state,
            settings: ReaderSettings(try context.library.record(ReaderSettings.key)))
        return .page(
            Page(
                title: name, area: .quran, name: "quran-hifz-item",
                header: PageHeader(
                    name, back: Route.quran(.hifz(.home)).link(), backLabel: context.strings[.hifzTitle]
                ).node,
                content: view.node))
    }

    /// What is revealed, and how it stands with the item.
    private static func json(
        _ passage: HifzPassage, _ texts: [String], _ facts: HifzFacts, _ state: ItemState?, _ visit: HifzVisit
    ) -> JSON {
        var ayat: [JSON] = []
        for (number, ayah) in passage.ayat.enumerated() {
            ayat.append([
                "ayah": .string(ayah.text), "text": number < facts.shown ? .string(texts[number]) : .null,
            ])
        }
        return [
            "item": .string(passage.item.id), "ayat": .array(ayat),
            "suggested": .string(facts.facts.suggestion.name), "isNew": state.map { .bool($0.isNew) } ?? .null,
            "reviews": state.map { .int(Int64($0.reviews)) } ?? .null,
            "next": state?.next.map { .string($0.description) } ?? .null,
            "lane": (visit.day.entries + visit.day.putOff).first { $0.item == passage.item }
                .map { .string($0.lane.rawValue) } ?? .null,
        ]
    }
}
