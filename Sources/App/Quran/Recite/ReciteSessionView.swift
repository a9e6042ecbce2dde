import Interface
import Quran
import Recitation

/// The parts of a session's page. Without scripts it is the text, and a form in which the person says how each ayah went; with
/// them, and a recogniser, words are marked while they are said.
struct ReciteSessionView {
    let context: RequestContext
    let passage: RecitePassage
    let ask: ReciteAsk
    let settings: ReaderSettings
    let listening: ListeningSettings
    let problem: String?
    private var strings: Strings { context.strings }
    private var action: Link { Route.quran(.recite(.session(passage.span))).link() }

    @NodeBuilder var node: Node {
        if let problem { errorSummary(strings[.errorSummary], [(field: SelfMark.field(0), text: problem)]) }
        ReciteDisclaimer(strings).node
        section(facts + ReciteTexts(strings).session) {
            ReciteMicrophone(strings).node
            postForm(
                action, operation: IdempotencyKeySlot.mark, .class("recite-check"), .id("check"), .data("self-check")
            ) {
                fields
                ReaderPaper(settings, context.bundle.reader).node("recite-paper") {
                    ol(.class("ayat", "recite-ayat")) {
                        for ayah in passage.texts.indices { self.ayah(ayah) }
                    }
                }
                p(.class("field-hint")) { strings[.reciteSelfHint] }
                div(.class("form-actions")) { submitButton(strings[.reciteKeep], icon: .check, .data("self-keep")) }
            }
            kept
            ReciteWordCard(strings).node
        }
        other
        ReciteLimits.card(context)
    }

    /// What the script knows of the passage.
    private var facts: [Attribute] {
        [
            .class("recite"), .data("recite"), .data("span", passage.span.text), .data("mode", ask.mode.rawValue),
            .data("words", passage.passage.count), .data("first", 0), .data("tolerance", ask.tolerance.name),
            .data("reciter", listening.reciter), .data("surah", passage.span.surah),
            .data("from", passage.span.ayat.lowerBound),
        ]
    }

    @NodeBuilder private var fields: Node {
        hiddenInput(FieldName.mode.rawValue, ask.mode.rawValue)
        hiddenInput(FieldName.tolerance.rawValue, ask.tolerance.name)
        if let began = ask.began { hiddenInput(FieldName.began.rawValue, "\(began)") }
    }

    /// The form by which the script keeps a log.
    private var kept: Node {
        postForm(action, operation: IdempotencyKeySlot.mark, .data("recite-keep"), .hidden()) {
            hiddenInput(FieldName.mode.rawValue, ask.mode.rawValue)
            hiddenInput(FieldName.tolerance.rawValue, ask.tolerance.name)
            hiddenInput(FieldName.began.rawValue, "")
            hiddenInput(FieldName.log.rawValue, "")
        }
    }

    private func ayah(_ ayah: Int) -> Node {
        let reference = passage.reference(ayah)
        let isShown = ask.shows(ayah)
        return li(
            .class("recite-ayah"), .data("ayah", ayah), .id("\(reference.surah)-\(reference.ayah)"),
            .data("first-word", passage.passage.ayat[ayah].words.lowerBound),
            .data("words", passage.passage.ayat[ayah].words.count)
        ) {
            p(.class("ayah-text"), .lang("ar"), .dir(.rightToLeft), .data("recite-text")) {
                if isShown {
                    span(.data("letters")) {
                        for piece in passage.pieces(ayah) {
                            if let word = piece.word {
                                span(.class("recite-word"), .data("word", word)) { piece.text }
                            } else {
                                PauseSigns.node(piece.text)
                            }
                        }
                    }
                    "\u{00A0}"
                }
                ayahSign(reference.ayah)
                if !isShown {
                    spoken(strings(.hifzHidden, .number("number", reference.ayah)))
                }
            }
            div(.class("recite-tools")) {
                if !isShown {
                    submitButton(
                        strings[.hifzReveal], kind: .secondary, icon: .forward, .name(FieldName.reveal.rawValue),
                        .value(ayah), .data("reveal", ayah))
                }
                linkButton(
                    strings(.listenAyah, .number("ayah", reference.ayah)),
                    href: Route.quran(.listening(.ayah(reference))).link(), kind: .quiet, icon: .listen,
                    .data("recite-listen", ayah))
            }
            div(.class("recite-judge"), .data("judge", ayah), .hidden(!isShown)) {
                Field(
                    SelfMark.field(ayah), label: strings(.reciteHow, .number("number", reference.ayah))
                ).segments(
                    SelfMark.allCases.map { Choice($0.rawValue, strings[Self.name($0)]) },
                    selected: ask.marks[ayah]?.rawValue ?? "")
            }
        }
    }

    /// The same passage in the other mode.
    private var other: Node {
        let mode: ReciteMode = ask.mode == .read ? .memory : .read
        return p(.class("reader-way")) {
            linkButton(
                strings[Self.name(mode)], href: passage.span.link(mode, query: "&tolerance=" + ask.tolerance.name),
                kind: .quiet, icon: .repeats)
        }
    }

    static func name(_ mode: ReciteMode) -> Phrase { mode == .read ? .reciteRead : .reciteMemory }

    static func name(_ mark: SelfMark) -> Phrase {
        switch mark {
        case .right: .reciteRight
        case .unsure: .reciteUnsure
        case .missing: .reciteMissing
        }
    }
}
