import Interface
import Quran

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
