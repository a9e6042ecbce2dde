import Interface
import Quran
import Records

/// The rules of tajweed in one ayah: `/quran/2/255/tajweed`, as a page or as a sheet. A program gets the rules and
/// words with their positions; `edition=kfgqpc` selects the mushaf's text.
enum AyahTajweedScreen {
    static func show(_ context: RequestContext, _ ayah: AyahReference) throws(NeedsData) -> Reply {
        guard (1...114).contains(ayah.surah) else { return ErrorScreen.notFound(context) }
        guard let edition = edition(context) else {
            return ErrorScreen.refused(context, context.strings.choose(from: Edition.allCases), status: 422)
        }
        try context.library.require([ReaderSettings.query], [QuranContent.indexName])
        guard let index = try QuranContent.index(context.library) else { return QuranRefusal.reply(context) }
        guard index.contains(ayah) else { return ErrorScreen.notFound(context) }
        guard let guide = try Guide(context) else { return HelpLink.missing(context) }
        guard let tajweed = try AyahTajweed(context, ayah, edition) else { return QuranRefusal.reply(context) }
        let words = TajweedWords(guide: guide)
        let config = context.bundle.tajweed
        guard !context.wantsJSON else {
            return .json(tajweed.json(words, config, note: context.strings[.quranWordsNone]))
        }
        guard let config else { return QuranRefusal.reply(context) }
        let settings = ReaderSettings(try context.library.record(ReaderSettings.key))
        let view = AyahTajweedView(context: context, tajweed: tajweed, words: words, config: config, settings: settings)
        let title = context.strings(.quranTajweedAt, .text("ayah", context.strings.name(ayah, index)))
        return .page(
            Page(
                title: title, area: .quran, name: "quran-tajweed",
                header: PageHeader(title, back: Route.quran(.ayah(ayah)).link(), backLabel: context.strings[.navBack])
                    .node,
                content: sheetPage(.data("sheet-content")) {
                    h2(.class("sheet-title")) { title }
                    view.node
                }))
    }

    private static func edition(_ context: RequestContext) -> Edition? {
        guard let name = context.parameter(.edition) else { return .tanzil }
        return Edition(rawValue: name)
    }
}

/// The parts of an ayah's page of tajweed: the text in its colours, then each rule with its places and reasons.
struct AyahTajweedView {
    let context: RequestContext
    let tajweed: AyahTajweed
    let words: TajweedWords
    let config: TajweedConfig
    let settings: ReaderSettings
    private var colours: AyahColours { AyahColours(config: config) }

    @NodeBuilder var node: Node {
        ReaderPaper(settings, context.bundle.reader).node("reader-one") {
            AyahText(colours.runs(tajweed.text, by: tajweed.spans), tajweed.ayah.ayah).node
            for rule in rules { section(rule) }
        }
        p(.class("caption")) { words.guidance }
        linkButton(
            context.strings[.quranTajweedLegend], href: Route.quran(.tajweed).link(), kind: .quiet, icon: .info,
            .data("sheet"))
    }

    /// The ayah's rules: coloured ones first, in the legend's order.
    private var rules: [TajweedRule] {
        var rules: [TajweedRule] = []
        for rule in TajweedLegend.order(config) where tajweed.spans.contains(where: { $0.rule == rule }) {
            rules.append(rule)
        }
        return rules
    }

    private func section(_ rule: TajweedRule) -> Node {
        Interface.section(.class("tajweed-rule")) {
            h3 {
                TajweedLegend.swatch(rule, config)
                words.name(rule)
            }
            p { words.sound(rule) }
            ul(.class("tajweed-places")) {
                for span in tajweed.spans where span.rule == rule { place(span) }
            }
        }
    }

    private func place(_ span: TajweedSpan) -> Node {
        let range = tajweed.sample(span)
        let runs = colours.runs(tajweed.text, by: [span])
        return li {
            Interface.span(.class("tajweed-sample"), .lang("ar"), .dir(.rightToLeft)) {
                AyahText.letters(AyahRun.part(of: runs, from: range.lowerBound, count: range.count))
            }
            " "
            Interface.span(.class("tajweed-why")) { words.why(span.reason) }
        }
    }
}
