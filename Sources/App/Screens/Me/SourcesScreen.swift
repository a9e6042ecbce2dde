import Interface

/// What the product holds of other people's work.
enum SourcesScreen {
    static func show(_ visit: Visit) -> Reply {
        let strings = visit.strings
        return .page(
            Page(
                title: strings[.sourcesTitle], area: .me, name: "sources",
                header: PageHeader(strings[.sourcesTitle], back: Route.me.link(), backLabel: strings[.navBack]).node,
                content: group {
                    p(.class("part-lead")) { strings[.sourcesBody] }
                    if visit.bundle.sources.isEmpty { banner(strings[.sourcesNone]) }
                    if !visit.bundle.sources.isEmpty {
                        rows { for entry in visit.bundle.sources { self.entry(entry, strings) } }
                    }
                }))
    }

    /// Names and licences stay in the language of their source.
    private static func entry(_ entry: SourceEntry, _ strings: Strings) -> Node {
        row(
            bdi(.lang("en")) { entry.name },
            detail: group {
                bdi(.lang("en")) { entry.licence }
                if !entry.attribution.isEmpty { p(.lang("en"), .dirAuto) { entry.attribution } }
            },
            trailing: span(.class("row-value")) { bdi { entry.version } })
    }
}
