import Almanac
import Interface
import Quran

/// A plan's portion with its button.
struct KhatmaCard {
    let context: RequestContext
    let facts: QuranHomeFacts
    let khatma: Khatma
    /// The page that its buttons lead back to.
    let back: Route
    private var strings: Strings { context.strings }
    private var today: Int { Int(facts.clock.today.dayNumber) }

    var node: Node {
        card(.class("khatma")) {
            div(.class("khatma-head")) {
                progressRing(done: khatma.plan.read, of: 604, label: strings[.khatmaProgress], strings: strings)
                div(.class("row-text")) {
                    p(.class("row-title"), .dirAuto) { khatma.name.isEmpty ? strings[.khatmaName] : khatma.name }
                    p(.class("row-detail")) { standing }
                }
            }
            if let portion = khatma.plan.portion(on: today, facts.index) {
                div(.class("button-row")) {
                    linkButton(words(portion), href: Route.quran(.page(portion.lowerBound)).link(), icon: .quran)
                    form(.read, strings[.khatmaRead], kind: .primary, icon: .check)
                }
                if khatma.plan.isHeavy(on: today, facts.index) {
                    form(.later, strings[.khatmaLater], kind: .quiet, icon: .calendar)
                }
                if back == .quran(.khatma) { asTask(portion) }
            }
        }
    }

    private var standing: String {
        guard khatma.plan.read < 604 else { return strings[.khatmaDone] }
        if khatma.plan.readOn == today { return strings[.khatmaReadToday] }
        if case .until(let day) = khatma.plan.pace, day >= today {
            return strings(
                .khatmaUntil, .word("date", strings.date(CivilDate(dayNumber: Int32(clamping: day)))))
        }
        return strings[.khatmaOwnPace]
    }

    private func words(_ portion: ClosedRange<Int>) -> String {
        portion.count == 1
            ? strings(.quranPageNumber, .number("number", portion.lowerBound))
            : strings(
                .khatmaPages, .number("from", portion.lowerBound), .number("through", portion.upperBound))
    }

    /// A button that adds an ordinary task with a link to the portion, for people who want it in their day (register
    /// K57).
    private func asTask(_ portion: ClosedRange<Int>) -> Node {
        postForm(Route.planner(.tasks).link(), operation: IdempotencyKeySlot.mark) {
            hiddenInput(FieldName.title.rawValue, strings(.khatmaTask, .word("pages", words(portion))))
            hiddenInput(FieldName.duration.rawValue, "\(min(120, max(15, portion.count * 2)))")
            hiddenInput(FieldName.notes.rawValue, Route.quran(.page(portion.lowerBound)).path)
            hiddenInput(FieldName.back.rawValue, Route.planner(.today).path)
            submitButton(strings[.khatmaToInbox], kind: .quiet, icon: .inbox)
        }
    }

    private func form(_ step: KhatmaStep, _ label: String, kind: ButtonKind, icon: Icon) -> Node {
        postForm(Route.quran(.khatma).link(), operation: IdempotencyKeySlot.mark, .data("inplace")) {
            hiddenInput(FieldName.back.rawValue, back.path)
            hiddenInput(FieldName.step.rawValue, step.rawValue)
            hiddenInput(FieldName.mark.rawValue, khatma.id)
            submitButton(label, kind: kind, icon: icon)
        }
    }
}
