import Almanac
import Hifz
import Interface
import Quran
import Records

/// The day's list of memorisation: `/quran/hifz`.
enum HifzScreen {
    static func show(_ context: RequestContext) throws(NeedsData) -> Reply {
        guard let visit = try HifzVisit(context) else { return QuranRefusal.reply(context) }
        guard context.wantsJSON else { return page(context, visit) }
        var json = visit.plan(visit.state).json.object ?? JSONObject()
        json["choices"] = visit.choices.json
        json["names"] = visit.names(visit.state.items.map { $0.item }, context.strings)
        return .json(.object(json))
    }

    static func page(
        _ context: RequestContext, _ visit: HifzVisit, problem: (field: FieldName, message: String)? = nil
    ) -> Reply {
        let strings = context.strings
        return .page(
            Page(
                title: strings[.hifzTitle], area: .quran, name: "quran-hifz",
                header: PageHeader(
                    strings[.hifzTitle], back: Route.quran(.home).link(), backLabel: strings[.quranTitle]
                ).node,
                content: group {
                    if let problem {
                        errorSummary(strings[.errorSummary], [(field: problem.field.rawValue, text: problem.message)])
                    }
                    HifzListView(context: context, visit: visit, problem: problem).node
                }), status: problem == nil ? 200 : 422)
    }
}

/// The parts of the day's list.
struct HifzListView {
    let context: RequestContext
    let visit: HifzVisit
    let problem: (field: FieldName, message: String)?
    private var strings: Strings { context.strings }

    @NodeBuilder var node: Node {
        if visit.state.items.isEmpty {
            emptyState(.openDay, title: strings[.hifzEmpty], text: strings[.hifzLead], action: adding(.primary))
        } else {
            p(.class("part-lead")) {
                visit.day.entries.isEmpty
                    ? strings[.hifzNothing]
                    : strings(
                        .hifzMinutes,
                        .word("minutes", strings.duration(minutes: (visit.day.seconds + 59) / 60)))
            }
            for lane in Lane.allCases { self.lane(lane) }
            if !visit.day.putOff.isEmpty {
                p(.class("part-lead")) { strings[.hifzPutOff] }
            }
            adding(.secondary)
            whole
            choices
        }
    }

    private func adding(_ kind: ButtonKind) -> Node {
        linkButton(strings[.hifzAdd], href: Route.quran(.hifz(.add)).link(), kind: kind, icon: .plus)
    }

    @NodeBuilder private func lane(_ lane: Lane) -> Node {
        let entries = visit.day.entries.filter { $0.lane == lane }
        if !entries.isEmpty {
            titledSection(strings[Self.title(lane)], id: "lane-" + lane.rawValue) {
                rows {
                    for entry in entries {
                        row(
                            link(entry.item),
                            detail: strings.parted([
                                .text(strings.duration(minutes: (entry.seconds + 59) / 60)), .text(reason(entry)),
                            ]), trailing: later(entry.item))
                    }
                }
            }
        }
    }

    private func link(_ item: HifzItem) -> Node {
        a(href: Route.quran(.hifz(.item(item))).link()) {
            HifzPassage(item, visit.index)?.name(strings, visit.index) ?? item.id
        }
    }

    private func later(_ item: HifzItem) -> Node {
        postForm(Route.quran(.hifz(.item(item))).link(), operation: IdempotencyKeySlot.mark) {
            hiddenInput(FieldName.step.rawValue, HifzStep.later.rawValue)
            submitButton(strings[.tomorrow], kind: .quiet, icon: .calendar)
        }
    }

    /// Why it stands there today.
    private func reason(_ entry: DayEntry) -> String {
        if visit.state[entry.item]?.moved != nil { return strings[.hifzWhyMoved] }
        switch entry.lane {
        case .new: return strings[.hifzWhyNew]
        case .recent: return strings(.hifzWhyRecent, .number("count", visit.config.recentPortions))
        case .old:
            let percent = Int((entry.retrievability ?? 1) * 100 + 0.5)
            return strings(.hifzWhyOld, .number("percent", percent))
        }
    }

    static func title(_ lane: Lane) -> Phrase {
        switch lane {
        case .new: .hifzNew
        case .recent: .hifzRecent
        case .old: .hifzOld
        }
    }

    /// Everything in the plan with its next day.
    private var whole: Node {
        details(.class("part")) {
            summary { strings(.hifzWhole, .number("count", visit.state.items.count)) }
            rows {
                for state in visit.state.items {
                    row(
                        link(state.item),
                        detail: .text(
                            state.next.map { strings.relativeDay(max($0, visit.today), today: visit.today) }
                                ?? strings[.hifzWhyNew]))
                }
            }
        }
    }

    private var choices: Node {
        details(.class("part"), .open(problem != nil)) {
            summary { strings[.hifzChoices] }
            postForm(Route.quran(.hifz(.home)).link(), operation: IdempotencyKeySlot.mark, .class("task-form")) {
                hiddenInput(FieldName.step.rawValue, HifzStep.choices.rawValue)
                number(.minutes, .hifzDayMinutes, visit.choices.minutes)
                number(.portions, .hifzPortions, visit.choices.portions)
                number(.retention, .hifzRetention, visit.choices.retention, hint: strings[.hifzRetentionHint])
                Field(FieldName.hiding.rawValue, label: strings[.hifzHiding]).choice(
                    HifzChoices.Hiding.allCases.map { Choice($0.rawValue, strings[Self.name($0)]) },
                    selected: visit.choices.hiding.rawValue)
                number(.from, .hifzHideFrom, visit.choices.from)
                submitButton(strings[.settingsSave], kind: .secondary, icon: .check)
            }
        }
    }

    private static func name(_ hiding: HifzChoices.Hiding) -> Phrase {
        switch hiding {
        case .all: .hifzHideAll
        case .letters: .hifzHideLetters
        case .later: .hifzHideLater
        case .other: .hifzHideOther
        }
    }

    private func number(_ field: FieldName, _ label: Phrase, _ value: Int, hint: String? = nil) -> Node {
        Field(
            field.rawValue, label: strings[label], hint: hint, error: problem?.field == field ? problem?.message : nil
        ).machine("\(value)", type: "text", .inputmode("numeric"))
    }
}
