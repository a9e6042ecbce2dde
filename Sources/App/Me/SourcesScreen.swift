import Interface
import Quran

/// The works of others in the product.
enum SourcesScreen {
    static func show(_ context: RequestContext) -> Reply {
        let strings = context.strings
        return .page(
            Page(
                title: strings[.sourcesTitle], area: .me, name: "sources",
                header: PageHeader(strings[.sourcesTitle], back: Route.me(.home).link(), backLabel: strings[.navBack])
                    .node,
                content: group {
                    p(.class("part-lead")) { strings[.sourcesBody] }
                    if context.bundle.sources.isEmpty { banner(strings[.sourcesNone]) }
                    list(context.bundle.sources.filter { entry in !entry.isOwn }, strings)
                    own(context.bundle.sources.filter { entry in entry.isOwn }, strings)
                    reciters(context.bundle.reciters.reciters, strings)
                }))
    }

    /// The texts that the person imported from files of their own.
    @NodeBuilder private static func own(_ entries: [SourceEntry], _ strings: Strings) -> Node {
        if !entries.isEmpty {
            section(.class("part")) {
                h2 { strings[.sourcesOwn] }
                p(.class("part-lead")) { strings[.sourcesOwnBody] }
                list(entries, strings)
            }
        }
    }

    /// The reciters who can be heard, with the source and licence of the recitations; none is part of the product.
    @NodeBuilder private static func reciters(_ reciters: [Reciter], _ strings: Strings) -> Node {
        if !reciters.isEmpty {
            section(.class("part")) {
                h2 { strings[.sourcesReciters] }
                p(.class("part-lead")) { strings[.sourcesRecitersBody] }
                rows {
                    for reciter in reciters {
                        row(
                            bdi(.lang("en")) { reciter.latinName },
                            detail: group {
                                bdi(.lang("en")) { reciter.source }
                                p(.lang("en"), .dirAuto) { reciter.licence }
                            })
                    }
                }
            }
        }
    }

    @NodeBuilder private static func list(_ entries: [SourceEntry], _ strings: Strings) -> Node {
        if !entries.isEmpty { rows { for entry in entries { self.entry(entry, strings) } } }
    }

    /// An entry. Names and licences stay in the language of their source, which is unknown for the person's own texts.
    private static func entry(_ entry: SourceEntry, _ strings: Strings) -> Node {
        let language: Attribute = entry.isOwn ? .dirAuto : .lang("en")
        return row(
            bdi(language) { entry.name },
            detail: group {
                bdi(language) { entry.licence }
                if !entry.attribution.isEmpty {
                    p(.dirAuto, entry.isOwn ? .class("row-detail") : .lang("en")) { entry.attribution }
                }
                if let link = Link(https: entry.link) {
                    p { a(href: link, .rel("noopener noreferrer")) { bdi(.lang("en")) { entry.link } } }
                }
            },
            trailing: span(.class("row-value")) { bdi { entry.version } })
    }
}
