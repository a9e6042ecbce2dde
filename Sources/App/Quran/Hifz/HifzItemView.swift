import Almanac
import Hifz
import Interface
import Quran

/// The parts of a passage's page.
struct HifzItemView {
    let context: RequestContext
    let visit: HifzVisit
    let passage: HifzPassage
    let texts: [String]
    /// The ayah before a junction.
    let lead: String?
    let facts: HifzFacts
    let state: ItemState?
    let settings: ReaderSettings
    private var strings: Strings { context.strings }
    private var isWhole: Bool { facts.shown == texts.count }
    private var action: Link { Route.quran(.hifz(.item(passage.item))).link() }

    @NodeBuilder var node: Node {
        p(.class("part-lead")) { standing }
        ReaderPaper(settings, context.bundle.reader).node("reader-one") {
            if let lead, let ayah = passage.lead { AyahText(AyahRun.plain(lead), ayah.ayah).node }
            for (number, ayah) in passage.ayat.enumerated() {
                if number < facts.shown {
                    AyahText(AyahRun.plain(texts[number]), ayah.ayah).node
                } else {
                    hidden(number, ayah)
                }
            }
        }
        ways
        if state != nil { judging }
        keeping
    }

    /// How it stands with the passage, and what the last review made of its next day.
    private var standing: String {
        guard let state else { return strings[.hifzNotThere] }
        guard let next = state.next else { return strings[.hifzDrill] }
        let day = strings.relativeDay(max(next, visit.today), today: visit.today)
        return strings(state.isDone(on: visit.today) ? .hifzNextDone : .hifzNext, .word("day", day))
    }

    /// A hidden ayah: its number, and what the person chose to see of it.
    private func hidden(_ number: Int, _ ayah: AyahReference) -> Node {
        let isNext = number == facts.shown
        let words = visible(texts[number], looked: isNext ? facts.word : 0)
        return p(.class("ayah-text", "hifz-hidden"), .lang("ar"), .dir(.rightToLeft), .id(isNext ? "next" : "")) {
            if !words.isEmpty {
                span { words }
                "\u{00A0}"
            }
            ayahSign(ayah.ayah)
            spoken(strings(.hifzHidden, .number("number", ayah.ayah)))
        }
    }

    /// The words of an ayah that are seen before it is revealed; what stands for others is no letter.
    private func visible(_ text: String, looked: Int) -> String {
        var line = ""
        guard looked > 0 || visit.choices.hiding != .all else { return line }
        for (place, word) in AyahWords.words(of: text).enumerated() {
            if !line.isEmpty { line += " " }
            switch visit.choices.hiding {
            case _ where place < looked: line += word
            case .all: return line + "…"
            case .letters: word.unicodeScalars.first.map { line.unicodeScalars.append($0) }
            case .later: line += place + 1 < visit.choices.from ? word : "…"
            case .other: line += place.isMultiple(of: 2) ? word : "…"
            }
        }
        return line
    }

    /// The links that reveal more. Looking up a word has its price, which is said.
    @NodeBuilder private var ways: Node {
        if !isWhole {
            p(.class("field-hint")) { strings[.hifzHow] }
            div(.class("button-row")) {
                way(.hifzReveal, kind: .primary, icon: .forward) { facts in
                    facts.shown += 1
                    facts.word = 0
                }
                way(.hifzPeek, icon: .help) { facts in
                    facts.word += 1
                    facts.peeked += 1
                }
                way(.hifzSlip, kind: .quiet, icon: .undo) { $0.slips += 1 }
                way(.hifzRevealAll, kind: .quiet, icon: .expand) { facts in
                    facts.shown = texts.count
                    facts.word = 0
                }
            }
        }
    }

    private func way(_ label: Phrase, kind: ButtonKind = .secondary, icon: Icon, _ change: (inout HifzFacts) -> Void)
        -> Node
    {
        var facts = facts
        change(&facts)
        return linkButton(strings[label], href: facts.link(passage.item), kind: kind, icon: icon, .rel("nofollow"))
    }

    /// The grade, suggested from the facts and given by the person; or that a new passage can be recited.
    @NodeBuilder private var judging: Node {
        if state?.isNew == true {
            step(.learnt, .hifzLearnt, kind: isWhole ? .primary : .secondary, icon: .check)
        } else {
            let suggested = facts.facts.suggestion
            postForm(action, operation: IdempotencyKeySlot.mark, .class("task-form"), .id(isWhole ? "next" : "judging"))
            {
                hiddenInput(FieldName.step.rawValue, HifzStep.grade.rawValue)
                hiddenInput(FieldName.peeked.rawValue, "\(facts.peeked)")
                hiddenInput(FieldName.slips.rawValue, "\(facts.slips)")
                Field(FieldName.grade.rawValue, label: strings[.hifzGrade], hint: why(suggested)).segments(
                    Grade.allCases.map { Choice($0.name, strings[Self.name($0)]) }, selected: suggested.name)
                submitButton(strings[.hifzConfirm], kind: isWhole ? .primary : .secondary, icon: .check)
            }
        }
    }

    private func why(_ suggested: Grade) -> String {
        let fact =
            facts.peeked > 0
            ? strings[.hifzPeeked]
            : facts.slips > 0 ? strings[.hifzSlips] : strings[.hifzClean]
        return strings(.hifzSuggested, .word("fact", fact), .word("grade", strings[Self.name(suggested)]))
    }

    static func name(_ grade: Grade) -> Phrase {
        switch grade {
        case .again: .hifzAgain
        case .hard: .hifzHard
        case .good: .hifzGood
        case .easy: .hifzEasy
        }
    }

    /// Moving, the junction behind the passage, and leaving the plan.
    @NodeBuilder private var keeping: Node {
        div(.class("button-row")) {
            if passage.lead == nil {
                for span in RecitationSpan.spans(passage.ayat) {
                    linkButton(
                        strings(.reciteFromMemory, .text("passage", span.name(strings, visit.index))),
                        href: span.link(.memory), icon: .mic)
                }
            }
            if state == nil {
                adding(passage.item, .hifzAddThis)
            } else {
                if visit.day.entries.contains(where: { $0.item == passage.item }) {
                    step(.later, .tomorrow, icon: .calendar)
                } else {
                    step(.today, .today, icon: .calendar)
                }
                if let junction = passage.junction(visit.index), visit.state[junction] == nil {
                    adding(junction, .hifzJunction)
                }
                step(.remove, .hifzRemove, icon: .trash)
            }
        }
    }

    private func adding(_ item: HifzItem, _ label: Phrase) -> Node {
        linkButton(
            strings[label],
            href: Route.quran(.hifz(.add)).link(query: "what=item&mark=" + item.id), kind: .quiet,
            icon: .plus)
    }

    private func step(_ step: HifzStep, _ label: Phrase, kind: ButtonKind = .quiet, icon: Icon) -> Node {
        postForm(action, operation: IdempotencyKeySlot.mark) {
            hiddenInput(FieldName.step.rawValue, step.rawValue)
            submitButton(strings[label], kind: kind, icon: icon)
        }
    }
}
