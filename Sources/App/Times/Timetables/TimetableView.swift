import Almanac
import Interface
import Planner
import Records

/// The stored timetable with the actions on it, and the one before it.
struct TimetableView {
    let context: RequestContext
    let days: PrayerDays
    let before: TimetableHead?
    private var strings: Strings { context.strings }
    private var choice: TimetableChoice { context.settings.timetables }

    init(_ context: RequestContext, _ days: PrayerDays, before: TimetableHead?) {
        self.context = context
        self.days = days
        self.before = before
    }

    @NodeBuilder var node: Node {
        p(.class("part-lead")) { strings[.timetableLead] }
        if let head = choice.imported {
            if let distant = days.timetables.distant { Self.distant(distant, context, back: .times(.timetable)) }
            card(.class("part")) {
                div(.class("part-head")) {
                    h2(.dirAuto) { head.name }
                    state(head)
                }
                facts(head)
                div(.class("form-actions")) {
                    linkButton(strings[.timesMonth], href: month(head).link(), icon: .clock)
                    if head.hasIqama {
                        button(
                            choice.usesIqama ? .iqamaOff : .iqamaOn,
                            choice.usesIqama ? .timetableIqamaLeave : .timetableIqamaUse)
                    }
                    button(choice.isOn ? .off : .on, choice.isOn ? .timetableOff : .timetableOn)
                    button(.remove, .timetableRemove, kind: .danger, icon: .trash)
                }
            }
        }
        if let before {
            rows {
                row(
                    .text(before.name), detail: .text(span(before)),
                    trailing: button(.undo, .timetableRestore, kind: .quiet, icon: .undo))
            }
        }
    }

    /// The month in which its times are shown: today's, or its first.
    private func month(_ head: TimetableHead) -> Route {
        guard today < head.first || head.last < today else { return .times(.thisMonth) }
        return YearMonth(head.first).map { Route.times(.month($0)) } ?? .times(.thisMonth)
    }

    private var today: CivilDate { days.today }

    @NodeBuilder private func state(_ head: TimetableHead) -> Node {
        if !choice.isOn {
            badge(strings[.timetableIsOff], tone: .plain)
        } else if head.last < days.today {
            badge(strings[.timetableEnded], tone: .notice)
        } else if days.timetables.distant == nil {
            badge(strings[.timetableInUse])
        }
    }

    private func facts(_ head: TimetableHead) -> Node {
        dl(.class("facts")) {
            fact(.timetableImported, strings.date(days.zone.date(at: head.importedAt)))
            fact(.timetableSpan, span(head))
            if head.hasIqama {
                fact(.timetableIqama, strings[choice.usesIqama ? .timetableIqamaUsed : .timetableIqamaUnused])
            }
        }
    }

    private func fact(_ label: Phrase, _ text: String) -> Node {
        div {
            dt { strings[label] }
            dd { text }
        }
    }

    private func span(_ head: TimetableHead) -> String {
        strings(
            .timetableDays, count: head.days, .word("first", strings.date(head.first)),
            .word("last", strings.date(head.last)))
    }

    private func button(_ step: TimetableStep, _ label: Phrase, kind: ButtonKind = .secondary, icon: Icon? = nil)
        -> Node
    {
        Self.button(step, strings[label], context, kind: kind, icon: icon)
    }

    /// A button for one step on the timetable.
    static func button(
        _ step: TimetableStep, _ label: String, _ context: RequestContext, back: Route = .times(.timetable),
        kind: ButtonKind = .secondary,
        icon: Icon? = nil
    ) -> Node {
        postForm(Route.times(.timetable).link(), operation: IdempotencyKeySlot.mark) {
            hiddenInput(FieldName.step.rawValue, step.rawValue)
            hiddenInput(FieldName.back.rawValue, back.path)
            submitButton(label, kind: kind, icon: icon)
        }
    }

    /// A notice that the timetable is for another place and therefore not used, with both ways to continue.
    static func distant(_ head: TimetableHead, _ context: RequestContext, back: Route) -> Node {
        banner(
            context.strings(
                .timetableDistant, .text("name", head.name), .number("distance", Int64(TimetableHead.reach))),
            actions: group {
                button(.here, context.strings[.timetableHere], context, back: back)
                button(.off, context.strings[.timetableOff], context, back: back, kind: .quiet)
            })
    }
}
