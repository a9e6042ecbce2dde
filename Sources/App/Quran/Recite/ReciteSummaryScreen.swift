import Almanac
import Interface
import Quran
import Recitation
import Records

/// What was kept of a recitation: `/quran/recite/sessions/ID`, worked out from its log alone.
enum ReciteSummaryScreen {
    static func show(_ context: RequestContext, _ id: String) throws(NeedsData) -> Reply {
        let listening = RecordQuery(ListeningSettings.key.kind, in: .own, .id(ListeningSettings.key.id))
        try context.library.require([KeptRecitation.query(id), listening], [QuranContent.indexName])
        guard let index = try QuranContent.index(context.library) else { return QuranRefusal.reply(context) }
        guard let record = try context.library.record(KeptRecitation.key(id)), !record.isDeleted else {
            return ErrorScreen.notFound(context)
        }
        // A log from elsewhere may be of another passage; then its words are nobody's.
        guard let kept = KeptRecitation(record),
            let passage = try RecitePassage(kept.span, index, context.library),
            passage.passage.count == kept.log.words
        else { return ErrorScreen.refused(context, context.strings[.reciteUnreadable], status: 422) }
        let strings = context.strings
        let view = ReciteSummaryView(
            context: context, kept: kept, passage: passage,
            listening: ListeningSettings(
                try context.library.record(ListeningSettings.key), context.bundle.reciters))
        guard !context.wantsJSON else { return .json(view.json) }
        return .page(
            Page(
                title: strings[.reciteSummary], area: .quran, name: "quran-recite-summary",
                header: PageHeader(
                    kept.span.name(strings, index),
                    details: strings.parted([
                        .text(strings.date(kept.date)), .text(strings[ReciteSessionView.name(kept.mode)]),
                    ]),
                    back: Route.quran(.recite(.home)).link(), backLabel: strings[.reciteTitle]
                ).node,
                content: view.node))
    }
}

/// The parts of a summary.
struct ReciteSummaryView {
    let context: RequestContext
    let kept: KeptRecitation
    let passage: RecitePassage
    let listening: ListeningSettings
    private let summary: RecitationSummary
    private var strings: Strings { context.strings }

    init(context: RequestContext, kept: KeptRecitation, passage: RecitePassage, listening: ListeningSettings) {
        self.context = context
        self.kept = kept
        self.passage = passage
        self.listening = listening
        summary = kept.summary
    }

    @NodeBuilder var node: Node {
        figures
        p(.class("part-lead")) { next }
        div(
            .class("recite-marked"), .data("recite-marked"), .data("span", kept.span.text),
            .data("reciter", listening.reciter)
        ) {
            words(summary.missed, .reciteMissed, "missed", "is-skipped")
            words(summary.other, .reciteOther, "other", "is-not-heard")
            words(doubtful, .reciteDoubtful, "doubtful", "is-doubtful")
            words(places, .reciteExtra, "extra", "is-extra")
            ReciteWordCard.note(strings)
        }
        ReciteDisclaimer(strings).node
        div(.class("button-row")) {
            linkButton(strings[.reciteAgain], href: kept.span.link(kept.mode), kind: .primary, icon: .repeats)
            linkButton(
                strings[.reciteTrend], href: Route.quran(.recite(.trend)).link(), kind: .quiet,
                icon: context.isClosed("recitation-trends") ? .lock : .calendar)
            postForm(Route.quran(.recite(.kept(kept.id))).link(), operation: IdempotencyKeySlot.mark) {
                hiddenInput(FieldName.remove.rawValue, "1")
                submitButton(strings[.reciteRemove], kind: .quiet, icon: .trash)
            }
        }
    }

    private var figures: Node {
        card(.class("part")) {
            if kept.isSelfChecked { p(.class("field-hint")) { strings[.reciteSelfChecked] } }
            dl(.class("recite-figures")) {
                figure(.reciteAccuracy, summary.accuracy.map { strings.percent(thousandths: $0) } ?? "–", "accuracy")
                figure(.reciteCoverage, summary.coverage.map { strings.percent(thousandths: $0) } ?? "–", "coverage")
                figure(.reciteAyat, strings(.quranAyat, count: summary.ayat), "ayat")
                figure(.reciteTime, time, "time")
            }
            if summary.unclearAyat > 0 {
                p(.class("field-hint")) { strings(.reciteUnclear, count: summary.unclearAyat) }
            }
            if !summary.contested.isEmpty {
                p(.class("field-hint")) { strings(.reciteContested, count: summary.contested.count) }
            }
        }
    }

    private func figure(_ label: Phrase, _ value: String, _ name: String) -> Node {
        div {
            dt { strings[label] }
            dd(.data("figure", name)) { bdi { value } }
        }
    }

    private var time: String {
        let seconds = (summary.milliseconds + 500) / 1_000
        return seconds < 60
            ? strings(.listenSeconds, count: seconds) : strings.duration(minutes: (seconds + 30) / 60)
    }

    /// One next step.
    private var next: String {
        let toLookAt = summary.missed.count + summary.other.count
        if toLookAt > 0 { return strings(.reciteNextLook, count: toLookAt) }
        if summary.doubtful > 0 { return strings[.reciteNextDoubtful] }
        return strings[summary.heard < kept.log.words ? .reciteNextRest : .reciteNextWhole]
    }

    /// The words of which nothing is said.
    private var doubtful: [Int] {
        let contested = summary.contested
        return kept.log.states.enumerated().filter { $0.element == .doubtful && !contested.contains($0.offset) }
            .map { $0.offset }
    }

    /// The words in front of which something else was said; behind the last one it is that one.
    private var places: [Int] { summary.extra.map { min($0, passage.passage.count - 1) } }

    @NodeBuilder private func words(_ words: [Int], _ title: Phrase, _ id: String, _ state: String) -> Node {
        if !words.isEmpty {
            titledSection(strings[title], id: id) {
                ul(.class("recite-words"), .data("recite-words", id)) {
                    for word in words { self.word(passage.passage.words[word], word, state) }
                }
            }
        }
    }

    /// A word that leads to where its ayah is recited; the script plays the word itself.
    private func word(_ word: PassageWord, _ number: Int, _ state: String) -> Node {
        li {
            a(
                href: Route.quran(.listening(.ayah(word.ayah))).link(), .class("recite-chip", state),
                .data("recite-word", number), .data("in-ayah", word.ayah.text), .data("number", word.number)
            ) {
                span(.lang("ar"), .dir(.rightToLeft), .class("recite-chip-word")) { word.text }
                span(.class("row-detail")) { bdi { strings.number(word.ayah) } }
            }
        }
    }

    var json: JSON {
        func list(_ words: [Int]) -> JSON {
            .array(
                words.map { word in
                    let found = passage.passage.words[word]
                    return [
                        "word": .int(Int64(word)), "ayah": .string(found.ayah.text),
                        "number": .int(Int64(found.number)), "text": .string(found.text),
                    ]
                })
        }
        guard case .object(var json) = kept.json else { return .null }
        json["heard"] = .int(Int64(summary.heard))
        json["missed"] = list(summary.missed)
        json["other"] = list(summary.other)
        json["doubtful"] = list(doubtful)
        json["extra"] = list(places)
        json["ayat"] = .int(Int64(summary.ayat))
        json["unclearAyat"] = .int(Int64(summary.unclearAyat))
        json["repeats"] = .int(Int64(summary.repeats))
        json["jumps"] = .int(Int64(summary.jumps))
        json["contested"] = list(summary.contested)
        json["milliseconds"] = .int(Int64(summary.milliseconds))
        json["log"] = kept.log.json
        return .object(json)
    }
}
