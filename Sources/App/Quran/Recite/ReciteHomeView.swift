import Almanac
import Hifz
import Interface
import Quran
import Recitation
import Records

/// The parts of the first page: passages to recite, and what was recited before.
struct ReciteHomeView {
    let context: RequestContext
    let index: QuranIndex
    let hifz: HifzVisit?
    /// The newest last.
    let sessions: [KeptRecitation]
    /// From where the person stopped reading.
    let place: RecitationSpan?
    let problem: (field: FieldName, message: String)?
    private var strings: Strings { context.strings }

    /// The recitations that a page lists.
    private static let page = 20

    @NodeBuilder var node: Node {
        if let problem {
            errorSummary(strings[.errorSummary], [(field: problem.field.rawValue, text: problem.message)])
        }
        p(.class("part-lead")) { strings[.reciteLead] }
        ReciteDisclaimer(strings).node
        chooser
        suggested
        ReciteProgress(context: context, index: index, sessions: sessions).node
        history
        ReciteLimits.card(context)
    }

    private var chooser: Node {
        card(.class("part")) {
            form(.method(.get), .action(Route.quran(.recite(.home)).link()), .class("task-form"), .novalidate()) {
                Field(FieldName.surah.rawValue, label: strings[.hifzSurah], error: error(.surah)).choice(
                    index.surahs.map { surah in
                        Choice("\(surah.number)", strings.number(surah.number) + " " + strings.name(surah))
                    }, selected: typed(.surah) ?? "\(place?.surah ?? 1)")
                div(.class("field-pair")) {
                    number(.first, .hifzFirst)
                    number(.last, .hifzLast)
                }
                Field(
                    FieldName.mode.rawValue, label: strings[.reciteMode]
                ).segments(
                    ReciteMode.allCases.map { Choice($0.rawValue, strings[ReciteSessionView.name($0)]) },
                    selected: typed(.mode) ?? ReciteMode.read.rawValue)
                Field(
                    FieldName.tolerance.rawValue, label: strings[.reciteTolerance],
                    hint: strings[.reciteToleranceHint]
                ).segments(
                    Tolerance.allCases.map { Choice($0.name, strings[Self.name($0)]) },
                    selected: typed(.tolerance) ?? Tolerance.normal.name)
                p(.class("field-hint")) { strings[.reciteHafs] }
                submitButton(strings[.reciteBegin], icon: .mic)
            }
        }
    }

    private func number(_ field: FieldName, _ label: Phrase) -> Node {
        Field(field.rawValue, label: strings[label], error: error(field)).machine(
            typed(field) ?? "", type: "text", .inputmode("numeric"))
    }

    private func typed(_ field: FieldName) -> String? { context.query[field] }

    private func error(_ field: FieldName) -> String? { problem?.field == field ? problem?.message : nil }

    static func name(_ tolerance: Tolerance) -> Phrase {
        switch tolerance {
        case .strict: .reciteStrict
        case .normal: .reciteNormal
        case .lenient: .reciteLenient
        }
    }

    /// The spans that are due in memorisation today.
    private var due: [RecitationSpan] {
        guard let hifz else { return [] }
        var spans: [RecitationSpan] = []
        for entry in hifz.day.entries {
            if let passage = HifzPassage(entry.item, index), passage.lead == nil {
                spans += RecitationSpan.spans(passage.ayat)
            }
        }
        return spans
    }

    @NodeBuilder private var suggested: Node {
        let due = due
        if place != nil || !due.isEmpty {
            titledSection(strings[.reciteSuggested], id: "suggested") {
                ul(.class("card", "rows")) {
                    if let place {
                        linkRow(
                            place.name(strings, index), href: place.link(.read), detail: strings[.reciteStopped],
                            icon: .mic)
                    }
                    for span in due {
                        linkRow(
                            span.name(strings, index), href: span.link(.memory), detail: strings[.reciteDue],
                            icon: .repeats)
                    }
                }
            }
        }
    }

    @NodeBuilder private var history: Node {
        let from = min(max(0, context.parameter(.from).flatMap { PrayerMinutes.number($0) } ?? 0), sessions.count)
        let shown = sessions.reversed().dropFirst(from).prefix(Self.page)
        if !sessions.isEmpty {
            titledSection(strings[.reciteHistory], id: "history") {
                ul(.class("card", "rows")) {
                    for session in shown {
                        linkRow(
                            session.span.name(strings, index), href: Route.quran(.recite(.kept(session.id))).link(),
                            detail: strings.date(session.date) + strings.parting
                                + strings[ReciteSessionView.name(session.mode)],
                            value: session.summary.accuracy.map { strings.percent(thousandths: $0) } ?? "")
                    }
                }
                if from + shown.count < sessions.count {
                    p(.class("reader-way")) {
                        linkButton(
                            strings[.reciteOlder],
                            href: Route.quran(.recite(.home)).link(QueryItem(.from, "\(from + shown.count)"))
                                .at("history"), kind: .quiet)
                    }
                }
            }
        }
    }

    var json: JSON {
        let progress = ReciteProgress(context: context, index: index, sessions: sessions)
        return [
            "place": place.map { .string($0.text) } ?? .null, "due": .array(due.map { .string($0.text) }),
            "sessions": .array(sessions.reversed().map { $0.json }), "streaks": progress.streaksJSON,
            "badges": progress.badgesJSON,
        ]
    }
}

extension Strings {
    /// A share of a thousand in whole percent, which are rounded down so that only the whole is called so.
    func percent(thousandths: Int) -> String { self(.listenPercent, .number("count", thousandths / 10)) }
}
