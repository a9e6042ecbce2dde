import Interface
import Quran
import Records

/// The meaning of the colours of tajweed: `/quran/tajweed`, as a page or as a sheet. Each rule has a word from the
/// Quran as an example, taken from the verified text and named by its reference.
enum TajweedLegendScreen {
    static func show(_ context: RequestContext) throws(NeedsData) -> Reply {
        guard let guide = try Guide(context), let config = context.bundle.tajweed else {
            return HelpLink.missing(context)
        }
        let words = TajweedWords(guide: guide)
        guard !context.wantsJSON else { return .json(json(words, config)) }
        var names = [QuranContent.indexName]
        for sample in config.samples { names.append(QuranContent.name(.tanzil, surah: sample.ayah.surah)) }
        try context.library.require([ReaderSettings.query], names)
        guard let index = try QuranContent.index(context.library) else { return QuranRefusal.reply(context) }
        let settings = ReaderSettings(try context.library.record(ReaderSettings.key))
        var samples: [TajweedRule: [AyahRun]] = [:]
        for sample in config.samples {
            samples[sample.rule] = try runs(sample.rule, sample.ayah, config, context.library)
        }
        let view = TajweedLegendView(
            context: context, index: index, words: words, config: config, settings: settings, samples: samples)
        let title = context.strings[.quranTajweedLegend]
        return .page(
            Page(
                title: title, area: .quran, name: "quran-tajweed",
                header: PageHeader(title, back: Route.quran(.home).link(), backLabel: context.strings[.quranTitle])
                    .node,
                content: sheetPage(.data("sheet-content")) {
                    h2(.class("sheet-title")) { title }
                    view.node
                }))
    }

    /// The word of an ayah that shows a rule, with only that rule's letters coloured; empty if the rule isn't there.
    static func runs(_ rule: TajweedRule, _ ayah: AyahReference, _ config: TajweedConfig, _ library: Library)
        throws(NeedsData) -> [AyahRun]
    {
        guard let text = try library.surahText(.tanzil, ayah.surah).ayah(ayah.ayah),
            let span = Tajweed.spans(of: text).first(where: { $0.rule == rule })
        else { return [] }
        let range = AyahTajweed.sample(span, AyahWords.places(text), of: text)
        return AyahRun.part(
            of: AyahColours(config: config).runs(text, by: [span]), from: range.lowerBound, count: range.count)
    }

    private static func json(_ words: TajweedWords, _ config: TajweedConfig) -> JSON {
        func row(_ rule: TajweedRule) -> JSON {
            .object([
                "rule": .string(rule.rawValue), "name": .string(words.name(rule)), "sound": .string(words.sound(rule)),
                "sample": config.sample(of: rule).map { ayah in .string(ayah.text) } ?? .null,
            ])
        }
        var categories: [JSON] = []
        for category in config.categories {
            categories.append(
                .object([
                    "category": .string(category.id), "name": .string(words.legend(category)),
                    "colour": .string(category.light), "sign": .string(category.sign.rawValue),
                    "rules": .array(category.rules.map { rule in row(rule) }),
                ]))
        }
        return .object([
            "categories": .array(categories),
            "rules": .array(TajweedLegend.plain(config).map { rule in row(rule) }),
        ])
    }
}
