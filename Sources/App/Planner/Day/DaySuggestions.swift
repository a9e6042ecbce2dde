import Almanac
import Interface
import Planner

/// What the day offers besides its prayers, below the timeline. Each can be left out for the day, or noted as prayed if
/// the person likes. One that made room for a task says so.
struct DaySuggestions {
    let context: RequestContext
    let day: Day
    private var strings: Strings { context.strings }

    init(_ context: RequestContext, _ day: Day) {
        self.context = context
        self.day = day
    }

    @NodeBuilder var node: Node {
        let offered = items
        if !offered.isEmpty || !day.plan.yielded.isEmpty {
            titledSection(strings[.suggestionTitle], id: "suggestions") {
                rows {
                    for item in offered { self.row(item) }
                    for suggestion in day.plan.yielded { yielded(suggestion) }
                }
            }
        }
    }

    private var items: [SuggestedItem] {
        var items: [SuggestedItem] = []
        for case .suggestion(let item) in day.plan.items { items.append(item) }
        return items
    }

    private func row(_ item: SuggestedItem) -> Node {
        let suggestion = item.suggestion
        let words = SuggestionWords(suggestion, context)
        return Interface.row(
            .text(words.emoji + " " + words.name), detail: .text(detail(item, words)),
            trailing: group {
                div(.class("row-actions")) {
                    if words.isCheckable { check(suggestion, words) }
                    if suggestion.id != Suggestion.iftar { skip(suggestion, words) }
                }
            }, .data("suggestion", suggestion.id))
    }

    @NodeBuilder private func check(_ suggestion: Suggestion, _ words: SuggestionWords) -> Node {
        if day.date <= day.days.today, context.settings.shape.isOn(PrayerSettingsName.checks) {
            let isDone = day.marks.isDone(suggestion.id)
            forms.rowButton(
                isDone ? .uncheck : .check, suggestion.id,
                strings(isDone ? .suggestionUncheck : .suggestionCheck, .word("name", words.name)),
                kind: isDone ? .primary : .secondary, icon: .check)
        }
    }

    private func skip(_ suggestion: Suggestion, _ words: SuggestionWords) -> Node {
        forms.rowButton(.skip, suggestion.id, strings[.suggestionSkip])
    }

    private func detail(_ item: SuggestedItem, _ words: SuggestionWords) -> String {
        var parts = [strings.range(item.suggestion.minutes)]
        if let rakaat = item.suggestion.rakaat { parts.append(strings(.suggestionRakaat, count: rakaat)) }
        if !words.note.isEmpty { parts.append(words.note) }
        if item.hasMoved { parts.append(strings[.suggestionMoved]) }
        if item.suggestion.isShortened { parts.append(strings[.suggestionShortened]) }
        return parts.joined(separator: strings.parting)
    }

    private func yielded(_ suggestion: Suggestion) -> Node {
        let words = SuggestionWords(suggestion, context)
        return Interface.row(
            .text(words.emoji + " " + words.name), detail: .text(strings[.suggestionYielded]),
            .data("yielded", suggestion.id))
    }

    private var forms: SuggestionForms { SuggestionForms(context, day.date, back: day.route) }
}
