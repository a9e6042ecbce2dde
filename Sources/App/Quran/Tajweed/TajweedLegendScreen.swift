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

/// The parts of the legend.
struct TajweedLegendView {
    let context: RequestContext
    let index: QuranIndex
    let words: TajweedWords
    let config: TajweedConfig
    let settings: ReaderSettings
    /// The example word of each rule, with its letters coloured.
    let samples: [TajweedRule: [AyahRun]]

    @NodeBuilder var node: Node {
        p(.class("part-lead")) { words.lead }
        ReaderPaper(settings, context.bundle.reader).node("tajweed-legend") {
            for category in config.categories {
                part(words.legend(category), category.rules, swatch: TajweedLegend.swatch(category))
            }
            part(words.plain, TajweedLegend.plain(config), swatch: .nothing)
        }
        p(.class("caption")) { words.guidance }
    }

    private func part(_ name: String, _ rules: [TajweedRule], swatch: Node) -> Node {
        section(.class("tajweed-rule")) {
            h3 {
                swatch
                name
            }
            dl(.class("tajweed-entries")) {
                for rule in rules {
                    div {
                        dt { words.name(rule) }
                        dd {
                            sample(rule)
                            " "
                            words.sound(rule)
                        }
                    }
                }
            }
        }
    }

    @NodeBuilder private func sample(_ rule: TajweedRule) -> Node {
        if let runs = samples[rule], !runs.isEmpty, let ayah = config.sample(of: rule) {
            span(.class("tajweed-sample"), .lang("ar"), .dir(.rightToLeft)) { AyahText.letters(runs) }
            " "
            a(href: Route.quran(.ayahTajweed(ayah)).link(), .class("tajweed-place"), .data("sheet")) {
                context.strings.name(ayah, index)
            }
        }
    }
}

/// What the legend and an ayah's page share.
enum TajweedLegend {
    /// All rules: coloured ones first, by category; then the others in the order of the samples.
    static func order(_ config: TajweedConfig) -> [TajweedRule] {
        var rules: [TajweedRule] = []
        for category in config.categories { rules += category.rules }
        return rules + plain(config)
    }

    /// The rules without a colour.
    static func plain(_ config: TajweedConfig) -> [TajweedRule] {
        var rules: [TajweedRule] = []
        for rule in TajweedRule.allCases where config.category(of: rule) == nil { rules.append(rule) }
        return rules
    }

    /// A rule's colour beside its name, for people who see it; empty if it has none.
    @NodeBuilder static func swatch(_ rule: TajweedRule, _ config: TajweedConfig) -> Node {
        if let place = config.category(of: rule) { swatch(config.categories[place]) }
    }

    static func swatch(_ category: TajweedCategory) -> Node {
        span(.class("tajweed-swatch", "tajweed-" + category.id), .ariaHidden) {}
    }
}
