import Interface
import Quran
import Records

/// The groups of adhkar, and each group with its counts: `/adhkar`, `/adhkar/morning`.
enum AdhkarScreen {
    static func show(_ context: RequestContext) throws(NeedsData) -> Reply {
        let config = context.bundle.adhkar
        var groups: [(group: AdhkarGroup, done: Int, of: Int)] = []
        try context.library.require(AdhkarGroup.allCases.map { group in AdhkarProgress.query(group) })
        for group in AdhkarGroup.allCases {
            let adhkar = config?.adhkar(group) ?? []
            let progress = try progress(context, group)
            groups.append((group, progress.done(of: adhkar), adhkar.count))
        }
        guard !context.wantsJSON else { return .json(json(groups)) }
        let strings = context.strings
        let above = context.shows(.path) ? Area.path : context.home
        return .page(
            Page(
                title: strings[.adhkarTitle], area: .path, name: "adhkar",
                header: PageHeader(
                    strings[.adhkarTitle], back: above.front.link(), backLabel: strings[above.name]
                ).node,
                content: group {
                    p(.class("part-lead")) { strings[.adhkarLead] }
                    rows {
                        for entry in groups {
                            linkRow(
                                strings[Phrase.adhkar(entry.group)], href: Route.adhkar(.group(entry.group)).link(),
                                detail: entry.done == 0
                                    ? strings(.adhkarCount, count: entry.of)
                                    : strings(
                                        .adhkarProgress, .number("done", entry.done), .number("of", entry.of)),
                                icon: entry.group.icon)
                        }
                    }
                    rows {
                        linkRow(
                            strings[.counterTitle], href: Route.adhkar(.counter).link(), detail: strings[.counterBrief],
                            icon: .repeats)
                    }
                }))
    }

    static func show(_ context: RequestContext, _ group: AdhkarGroup) throws(NeedsData) -> Reply {
        let adhkar = context.bundle.adhkar?.adhkar(group) ?? []
        try context.library.require([AdhkarProgress.query(group), ReaderSettings.query])
        let progress = try progress(context, group)
        let ayat = try AdhkarAyat(adhkar, context.library)
        let view = AdhkarView(
            context: context, group: group, adhkar: adhkar, progress: progress, ayat: ayat, guide: try Guide(context),
            settings: ReaderSettings(try context.library.record(ReaderSettings.key)))
        guard !context.wantsJSON else { return .json(view.json) }
        return .page(
            Page(
                title: context.strings[Phrase.adhkar(group)], area: .path, name: "adhkar-group", header: view.header,
                content: view.content))
    }

    private static func progress(_ context: RequestContext, _ group: AdhkarGroup) throws(NeedsData) -> AdhkarProgress {
        AdhkarProgress(
            group, at: try AdhkarTime.name(group, context), try context.library.record(AdhkarProgress.key(group)))
    }

    private static func json(_ groups: [(group: AdhkarGroup, done: Int, of: Int)]) -> JSON {
        var list: [JSON] = []
        for entry in groups {
            list.append(
                .object([
                    "group": .string(entry.group.rawValue), "done": .int(Int64(entry.done)),
                    "of": .int(Int64(entry.of)),
                ]))
        }
        return .object(["groups": .array(list)])
    }
}

extension AdhkarGroup {
    /// The icon before its name.
    var icon: Icon {
        switch self {
        case .morning: .sunrise
        case .evening: .maghrib
        case .prayer: .mosque
        case .sleep: .moon
        }
    }
}
