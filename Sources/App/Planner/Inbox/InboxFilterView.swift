import Interface
import Planner

/// The form that searches, filters and sorts the inbox. A script searches while the person types; without it, the
/// button does.
struct InboxFilterView {
    let context: RequestContext
    let filter: InboxFilter
    private var strings: Strings { context.strings }

    /// The id of the element that a search replaces.
    static let results = "inbox-results"

    init(_ context: RequestContext, _ filter: InboxFilter) {
        self.context = context
        self.filter = filter
    }

    var node: Node {
        form(
            .method(.get), .action(Route.planner(.inbox).link()), .class("inbox-filter"), .role("search"),
            .data("live-search"),
            .data("results", Self.results)
        ) {
            div(.class("quick")) {
                label(.for(Parameter.query.rawValue), .class("spoken")) { strings[.inboxSearch] }
                input(
                    .type("search"), .id(Parameter.query.rawValue), .name(Parameter.query.rawValue), .class("control"),
                    .dirAuto, .value(filter.words), .placeholder(strings[.inboxSearch]), .enterkeyhint("search"),
                    .autocomplete("off"))
                iconButton(.search, label: strings[.inboxSearchGo])
            }
            details(.class("inbox-narrow"), .open(filter.isNarrowed)) {
                summary(.class("button", "button-quiet")) {
                    Icon.settings.node(.text)
                    span { strings[.inboxNarrow] }
                }
                div(.class("form-pair")) {
                    choice(.category, .taskCategory, categories, filter.category)
                    choice(.length, .taskDuration, lengths, filter.length)
                    choice(.age, .inboxAge, ages, filter.age)
                    choice(.priority, .taskPriority, priorities, filter.priority)
                    choice(.sort, .inboxSort, orders, filter.order.rawValue)
                }
                div(.class("form-actions")) {
                    submitButton(strings[.inboxApply], kind: .secondary, icon: .check)
                    linkButton(
                        strings[.inboxClear], href: Route.planner(.inbox).link(), kind: .quiet, .data("filter-clear"))
                }
            }
        }
    }

    private func choice(_ name: Parameter, _ label: Phrase, _ choices: [Choice], _ selected: String) -> Node {
        Field(name.rawValue, label: strings[label]).choice(choices, selected: selected)
    }

    private var all: Choice { Choice("", strings[.inboxAll]) }

    private var categories: [Choice] {
        var choices = [all]
        for look in context.bundle.planner.categories {
            choices.append(Choice(look.category.rawValue, TaskLook(look.category, context).label))
        }
        return choices + [Choice(InboxFilter.none, strings[.categoryNone])]
    }

    private var priorities: [Choice] {
        [
            all, Choice("high", strings[.taskPriorityHigh]), Choice("medium", strings[.taskPriorityMedium]),
            Choice("low", strings[.taskPriorityLow]), Choice(InboxFilter.none, strings[.taskPriorityNone]),
        ]
    }

    private var lengths: [Choice] {
        var choices = [all]
        let lengths = context.bundle.planner.inboxLengths
        for minutes in lengths {
            choices.append(
                Choice("\(minutes)", strings(.inboxLengthMost, .word("time", strings.duration(minutes: minutes)))))
        }
        if let last = lengths.last {
            choices.append(
                Choice("-\(last)", strings(.inboxLengthOver, .word("time", strings.duration(minutes: last)))))
        }
        return choices
    }

    private var ages: [Choice] {
        var choices = [all]
        let ages = context.bundle.planner.inboxAges
        for days in ages { choices.append(Choice("\(days)", strings(.inboxAgeWithin, count: days))) }
        if let last = ages.last { choices.append(Choice("-\(last)", strings(.inboxAgeOver, count: last))) }
        return choices
    }

    private var orders: [Choice] {
        InboxFilter.Order.allCases.map { Choice($0.rawValue, strings[key: "inbox.sort." + $0.rawValue]) }
    }
}
