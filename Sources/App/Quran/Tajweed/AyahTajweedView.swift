import Interface
import Quran

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
