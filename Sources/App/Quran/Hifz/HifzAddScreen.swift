import Almanac
import Hifz
import Interface
import Quran
import Records

/// Adding a passage: `/quran/hifz/add`. What it would make of the month is shown before anything is accepted.
enum HifzAddScreen {
    static func show(_ context: RequestContext, _ typed: FormFields, isRefused: Bool = false) throws(NeedsData) -> Reply
    {
        guard let visit = try HifzVisit(context) else { return QuranRefusal.reply(context) }
        let strings = context.strings
        var wish: HifzWish?
        var problem: (field: FieldName, message: String)?
        if typed[.what] != nil || isRefused {
            do throws(HifzWish.Problem) { wish = try HifzWish(typed, visit.index, strings) } catch {
                problem = (error.field, error.message)
            }
        }
        let events = try wish?.events("preview", context, visit) ?? []
        let with = events.isEmpty ? nil : visit.plan(visit.state(after: events))
        guard !context.wantsJSON else {
            if let problem { return .refusal("invalid", problem.message, field: problem.field, status: 422) }
            return .json([
                "items": .array(events.map { .string($0.item.id) }),
                "names": visit.names(events.map { $0.item }, strings), "now": days(visit.plan(visit.state)),
                "with": with.map { days($0) } ?? .null,
            ])
        }
        let view = HifzAddView(context: context, visit: visit, typed: typed, problem: problem)
        return .page(
            Page(
                title: strings[.hifzAdd], area: .quran, name: "quran-hifz-add",
                header: PageHeader(
                    strings[.hifzAdd], back: Route.quran(.hifz(.home)).link(), backLabel: strings[.hifzTitle]
                ).node,
                content: group {
                    if let problem {
                        errorSummary(strings[.errorSummary], [(field: problem.field.rawValue, text: problem.message)])
                    }
                    if let wish, let with {
                        view.preview(wish, with)
                    } else if wish != nil {
                        p(.class("part-lead")) { strings[.hifzThere] }
                    }
                    view.form(isFirst: with == nil)
                }), status: isRefused ? 422 : 200)
    }

    private static func days(_ plan: HifzPlan) -> JSON { plan.json["days"] ?? .null }
}

/// The form that adds a passage, and the month with it.
struct HifzAddView {
    let context: RequestContext
    let visit: HifzVisit
    let typed: FormFields
    let problem: (field: FieldName, message: String)?
    private var strings: Strings { context.strings }

    func form(isFirst: Bool) -> Node {
        card(.class("part")) {
            Interface.form(.method(.get), .action(Route.quran(.hifz(.add)).link()), .class("task-form"), .novalidate())
            {
                Field(FieldName.what.rawValue, label: strings[.hifzWhat], error: error(.what)).segments(
                    [
                        Choice("ayat", strings[.hifzSurah]), Choice("page", strings[.hifzPage]),
                        Choice("juz", strings[.hifzJuz]),
                    ], selected: typed[.what] ?? "ayat")
                Field(FieldName.surah.rawValue, label: strings[.hifzSurah], error: error(.surah)).choice(
                    visit.index.surahs.map { surah in
                        Choice("\(surah.number)", strings.number(surah.number) + " " + strings.name(surah))
                    },
                    selected: typed[.surah] ?? "114")
                div(.class("field-pair")) {
                    number(.first, .hifzFirst)
                    number(.last, .hifzLast)
                    number(.page, .hifzPage)
                    number(.juz, .hifzJuz)
                }
                Field(FieldName.freshness.rawValue, label: strings[.hifzKnown], error: error(.freshness)).choice(
                    [Choice("", strings[.hifzKnownNot])]
                        + HifzAct.Freshness.allCases.map { Choice($0.rawValue, strings[Self.name($0)]) },
                    selected: typed[.freshness] ?? "")
                submitButton(strings[.hifzPreview], kind: isFirst ? .primary : .secondary, icon: .calendar)
            }
        }
    }

    private static func name(_ freshness: HifzAct.Freshness) -> Phrase {
        switch freshness {
        case .fresh: .hifzFresh
        case .fair: .hifzFair
        case .faded: .hifzFaded
        }
    }

    private func number(_ field: FieldName, _ label: Phrase) -> Node {
        Field(field.rawValue, label: strings[label], error: error(field)).machine(
            typed[field] ?? "", type: "text", .inputmode("numeric"))
    }

    private func error(_ field: FieldName) -> String? { problem?.field == field ? problem?.message : nil }

    /// The passages, the weeks ahead as they are and with them, and the button that accepts.
    @NodeBuilder func preview(_ wish: HifzWish, _ with: HifzPlan) -> Node {
        let now = visit.plan(visit.state)
        titledSection(strings[.hifzMonth], id: "month") {
            p(.class("part-lead")) {
                let first = wish.passages.first?.name(strings, visit.index) ?? ""
                let last = wish.passages.last?.name(strings, visit.index) ?? ""
                strings.parted(
                    [.text(first)] + (wish.passages.count > 1 ? [.text(last)] : [])
                        + [.text(strings(.hifzCount, .number("count", wish.passages.count)))])
            }
            table(.class("times-table")) {
                thead {
                    tr {
                        for head in [Phrase.hifzFrom, .hifzNow, .hifzWith, .hifzMost] {
                            th(.scope("col")) { strings[head] }
                        }
                    }
                }
                tbody {
                    for start in stride(from: 0, to: with.forecast.days.count, by: 7) {
                        week(now.forecast.days[start...].prefix(7), with.forecast.days[start...].prefix(7))
                    }
                }
            }
            if with.forecast.days.last?.putOff.isEmpty == false { p(.class("field-hint")) { strings[.hifzHeavy] } }
            postForm(Route.quran(.hifz(.home)).link(), operation: IdempotencyKeySlot.mark) {
                hiddenInput(FieldName.step.rawValue, HifzStep.add.rawValue)
                for field in [FieldName.what, .surah, .first, .last, .page, .juz, .freshness, .mark] {
                    if let value = typed[field] { hiddenInput(field.rawValue, value) }
                }
                submitButton(strings[.hifzAccept], icon: .check)
            }
        }
    }

    private func week(_ now: ArraySlice<HifzDay>, _ with: ArraySlice<HifzDay>) -> Node {
        func minutes(_ seconds: Int) -> String { strings.shortDuration(minutes: (seconds + 59) / 60) }
        return tr {
            th(.scope("row")) { with.first.map { strings.dayAndMonth($0.date) } ?? "" }
            td { minutes(now.reduce(0) { $0 + $1.seconds }) }
            td { minutes(with.reduce(0) { $0 + $1.seconds }) }
            td { minutes(with.reduce(0) { max($0, $1.seconds) }) }
        }
    }
}
