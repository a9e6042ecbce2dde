import Almanac
import Interface
import Planner

/// A proposal as a page: what moves and why, what finds no room, what stays, and the button that accepts it.
struct ReorganiseView {
    let context: RequestContext
    let proposal: DayProposal
    private let reasons: ReasonWords
    private var strings: Strings { context.strings }
    private var date: CivilDate { proposal.day.date }

    init(_ context: RequestContext, _ proposal: DayProposal) {
        self.context = context
        self.proposal = proposal
        reasons = ReasonWords(context: context, tasks: proposal.day.tasks)
    }

    /// The day's own page.
    var back: Route { date == proposal.day.days.today ? .planner(.today) : .planner(.day(date)) }

    @NodeBuilder var node: Node {
        if proposal.moves.isEmpty {
            emptyState(
                .openDay, title: strings[.reorganiseNoneTitle], text: strings[.reorganiseNoneBody],
                action: linkButton(strings[.reorganiseBack], href: back.link(), kind: .primary))
        } else {
            postForm(Route.planner(.reorganise(date)).link(), operation: IdempotencyKeySlot.mark, .class("reorganise"))
            {
                hiddenInput(FieldName.back.rawValue, back.path)
                hiddenInput(FieldName.plan.rawValue, ProposedMove.text(proposal.moves))
                p(.class("part-lead")) { strings[.reorganiseLead] }
                if proposal.proposal.changesOrder { p(.class("part-lead")) { strings[.reorganiseOrder] } }
                moves
                leftovers
                div(.class("form-actions")) {
                    submitButton(strings[.reorganiseAccept], icon: .check)
                    linkButton(strings[.taskCancel], href: back.link(), kind: .quiet)
                }
            }
        }
        staying
        emptying
        asking
    }

    /// The button that asks the operator's assistant, which nothing else does; before the person has allowed it, a link
    /// to where they can.
    @NodeBuilder private var asking: Node {
        if let address = context.bundle.advisor.address,
            (1...AdviceQuestion.most).contains(proposal.proposal.entries.count)
        {
            if context.settings.asksAdvisor {
                postForm(Route.planner(.advice(date)).link(), operation: IdempotencyKeySlot.mark, .class("form-extras"))
                {
                    p(.class("field-hint")) {
                        strings(
                            context.settings.tellsTitles ? .reorganiseAskHintTitles : .reorganiseAskHint,
                            .text("address", address.host))
                    }
                    submitButton(strings[.reorganiseAsk], kind: .secondary)
                }
            } else {
                rows {
                    linkRow(
                        strings[.advisorTitle], href: Route.me(.settings).link(), detail: strings[.reorganiseAskOff])
                }
            }
        }
    }

    @NodeBuilder private var moves: Node {
        let moving = proposal.proposal.entries.filter { $0.after != nil && $0.after != $0.before }
        if !moving.isEmpty {
            titledSection(strings[.reorganiseMoves], id: "moves") {
                rows { for entry in moving { self.moving(entry) } }
            }
        }
    }

    private func moving(_ entry: Reorganisation.Entry) -> Node {
        row(
            title(entry), detail: detail(entry),
            trailing: span(.class("row-value")) {
                bdi {
                    strings(
                        .reorganiseFromTo, .word("from", strings.time(minute: entry.before)),
                        .word("to", strings.time(minute: entry.after ?? entry.before)))
                }
            }, .data("task", entry.task.id), .data("to", entry.after ?? entry.before))
    }

    private func title(_ entry: Reorganisation.Entry) -> Node { span(.dirAuto) { entry.task.title } }

    private func detail(_ entry: Reorganisation.Entry) -> Node {
        var parts: [Node] = [.text(reasons.text(entry.reason))]
        if entry.missesDeadline { parts.append(.text(strings[.reorganiseMisses])) }
        return strings.parted(parts)
    }

    @NodeBuilder private var leftovers: Node {
        if !proposal.proposal.overflow.isEmpty {
            titledSection(strings[.reorganiseOverflow], id: "overflow") {
                p(.class("part-lead")) { strings[.reorganiseOverflowBody] }
                rows { for entry in proposal.proposal.overflow { leftover(entry) } }
            }
        }
    }

    private func leftover(_ entry: Reorganisation.Entry) -> Node {
        let tomorrow = proposal.tomorrow[entry.task.id]
        var choices: [Choice] = []
        if let tomorrow {
            choices.append(
                Choice(
                    Overflow.tomorrow.rawValue,
                    strings(.reorganiseNextDay, .word("time", strings.time(minute: tomorrow)))))
        }
        choices.append(Choice(Overflow.inbox.rawValue, strings[.reorganiseInbox]))
        choices.append(Choice(Overflow.stay.rawValue, strings[.reorganiseStay]))
        return row(
            title(entry), detail: detail(entry),
            trailing: Field(
                Overflow.field(entry.task.id), label: strings(.reorganiseWhere, .text("title", entry.task.title)),
                isLabelHidden: true
            ).choice(choices, selected: (tomorrow == nil ? Overflow.inbox : .tomorrow).rawValue),
            .data("task", entry.task.id))
    }

    @NodeBuilder private var staying: Node {
        let staying = proposal.proposal.entries.filter { $0.after == $0.before }
        if !staying.isEmpty && !proposal.moves.isEmpty {
            titledSection(strings[.reorganiseStaying], id: "staying") {
                rows {
                    for entry in staying {
                        row(
                            title(entry),
                            trailing: span(.class("row-value")) { bdi { strings.time(minute: entry.before) } })
                    }
                }
            }
        }
    }

    /// The simple alternative: everything still open goes back into the inbox.
    @NodeBuilder private var emptying: Node {
        if !proposal.proposal.entries.isEmpty {
            postForm(
                Route.planner(.dayAction(date, .inbox)).link(), operation: IdempotencyKeySlot.mark,
                .class("form-extras")
            ) {
                hiddenInput(FieldName.back.rawValue, back.path)
                submitButton(strings[.reorganiseEmpty], kind: .secondary, icon: .inbox)
            }
        }
    }
}
