import Interface
import Quran

/// A dhikr with its meaning, its source and its count.
struct DhikrCard {
    let view: AdhkarView
    let dhikr: Dhikr
    private var strings: Strings { view.context.strings }
    private var said: Int { view.progress.count(dhikr) }

    var node: Node {
        li(.class("card", "dhikr"), .id(dhikr.id), .data("dhikr"), .data("done").when(said == dhikr.count)) {
            words
            if let guide = view.guide {
                if dhikr.hasNote { p(.class("dhikr-note")) { guide["adhkar.note." + dhikr.id] } }
                source(guide)
            }
            tally
        }
    }

    @NodeBuilder private var words: Node {
        switch dhikr.words {
        case .arabic(let text, let meaning):
            p(.class("dhikr-text"), .lang("ar"), .dir(.rightToLeft)) { text }
            if let guide = view.guide { p(.class("dhikr-meaning")) { guide["adhkar.meaning." + meaning] } }
        case .quran(let parts):
            for part in parts { recited(part) }
            if parts.contains(where: { part in view.ayat.ayat(part) == nil }) {
                p(.class("caption")) { strings[.adhkarNotWhole] }
            }
        }
    }

    /// A part of the Quran as the reader shows it; if its text is not intact, a link to the reader instead.
    @NodeBuilder private func recited(_ part: Dhikr.Recited) -> Node {
        let name = view.ayat.name(part, strings)
        p(.class("dhikr-part")) {
            if view.context.shows(.quran) { a(href: link(part)) { name } } else { name }
        }
        if let ayat = view.ayat.ayat(part) {
            if let basmala = view.ayat.basmala(part) {
                p(.class("basmala"), .lang("ar"), .dir(.rightToLeft)) { basmala }
            }
            for ayah in ayat { AyahText(AyahRun.plain(ayah.text), ayah.number).node }
        }
    }

    private func link(_ part: Dhikr.Recited) -> Link {
        switch part {
        case .ayah(let ayah): Route.quran(.ayah(ayah)).link()
        case .surah(let surah): Route.quran(.surah(surah)).link()
        }
    }

    /// A source and grade: `مسلم ٢٧٢٣ · صحيح (مسلم)`.
    private func source(_ guide: Guide) -> Node {
        var names: [Node] = []
        for source in dhikr.sources {
            names.append(.text(guide["adhkar.book." + source.book] + " " + strings.digits.rendering(source.number)))
        }
        var graders: [String] = []
        for name in dhikr.graders { graders.append(guide["adhkar.by." + name]) }
        names.append(
            .text(
                guide(
                    "adhkar.graded", .word("grade", guide["adhkar.grade." + dhikr.grade]),
                    .word("by", strings.list(graders)))))
        return p(.class("dhikr-source")) { strings.parted(names) }
    }

    private var tally: Node {
        postForm(
            Route.adhkar(.group(view.group)).link(), operation: IdempotencyKeySlot.mark,
            .class("tally", "print-hidden"),
            .data("tally", dhikr.id), .data("said", said), .data("count", dhikr.count)
        ) {
            view.back
            hiddenInput(FieldName.mark.rawValue, dhikr.id)
            button(
                .type("submit"), .name(FieldName.step.rawValue), .value(TallyStep.count.rawValue),
                .class("tally-button"), .id("count-" + dhikr.id), .data("tally-count"), .disabled(said == dhikr.count)
            ) {
                span(.class("tally-number"), .data("tally-said")) { strings.number(said) }
                span(.class("tally-of")) { strings(.counterFrom, .number("target", dhikr.count)) }
                span(.class("tally-done")) {
                    Icon.check.node(.text)
                    strings[.adhkarDone]
                }
                spoken(strings[.counterTap])
            }
            iconButton(
                .minus, label: strings[.counterBack], .name(FieldName.step.rawValue),
                .value(TallyStep.back.rawValue), .id("back-" + dhikr.id), .data("tally-back"), .disabled(said == 0))
        }
    }
}
