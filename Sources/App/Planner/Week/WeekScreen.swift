import Almanac
import Interface
import Planner
import Records

/// A week in seven columns, each with its prayers and tasks (MZ-066).
enum WeekScreen {
    /// Leads to the current week.
    static func current(_ context: RequestContext) throws(NeedsData) -> Reply {
        switch try PlacedDays(context) {
        case .missing(let reply): reply
        case .days(let days):
            context.wantsJSON ? try show(context, days.today) : .seeOther(Route.planner(.week(days.today)).link())
        }
    }

    static func show(_ context: RequestContext, _ date: CivilDate) throws(NeedsData) -> Reply {
        let back = (date.weekday.rawValue - context.strings.firstWeekday.rawValue + 7) % 7
        let first = date.adding(days: -back)
        let last = first.adding(days: 6)
        switch try PlacedDays(context, first, through: last) {
        case .missing(let reply): return reply
        case .days(let days):
            guard days.isOpen(date) else {
                return ErrorScreen.refused(context, context.strings[.dayOutside], status: 404)
            }
            let week = try Week(context, days, first)
            return context.wantsJSON ? .json(week.json) : .page(WeekView(context, week).page)
        }
    }
}

/// The week's page. On a wide screen there are seven columns side by side; on a phone one scrolls from day to day.
struct WeekView {
    let context: RequestContext
    let week: Week
    private let forms: TaskForms
    private let looks: TaskLooks
    private var strings: Strings { context.strings }
    private var route: Route { .planner(.week(week.first)) }

    init(_ context: RequestContext, _ week: Week) {
        self.context = context
        self.week = week
        forms = TaskForms(context, back: .planner(.week(week.first)))
        looks = TaskLooks(context)
    }

    var page: Page {
        Page(
            title: strings[.weekTitle], area: .today, name: "week",
            header: PageHeader(
                strings[.weekTitle],
                details: strings.parted([.text(strings.dates(week.first, week.date(6)))]),
                back: Route.planner(.today).link(), backLabel: strings[.navBack], steps: steps
            ).node,
            content: group {
                p(.class("field-hint")) { strings[.weekHint] }
                forms.shared
                div(
                    .class("week"), .data("week"), .data("scroller"), .role("region"), .tabindex(0),
                    .aria("label", strings[.weekTitle]), .data("grid", context.bundle.planner.grid),
                    .data("origin", week.span.lowerBound), .data("end", week.span.upperBound),
                    .data("text-not-here", strings[.dayNotHere]), .data("text-range", strings[key: "time.range"])
                ) {
                    for index in 0..<7 { column(index) }
                }
            })
    }

    @NodeBuilder private var steps: Node {
        let (before, after) = (week.first.adding(days: -7), week.first.adding(days: 7))
        if week.days.isOpen(before) {
            iconLink(.back, label: strings[.weekPrevious], href: Route.planner(.week(before)).link())
        }
        if week.days.isOpen(after) {
            iconLink(.forward, label: strings[.weekNext], href: Route.planner(.week(after)).link())
        }
    }

    private func column(_ index: Int) -> Node {
        let date = week.date(index)
        let plan = week.plans[index]
        let isToday = date == week.days.today
        let isOpen = week.days.isOpen(date)
        return section(
            .class("week-day", isToday ? "week-today" : ""), .aria("labelledby", "week-\(index)"),
            .data("date", date.description).when(isOpen), .data("week-day").when(isOpen)
        ) {
            h2(.id("week-\(index)"), .class("week-head"), .aria("current", "date").when(isToday)) {
                if isOpen {
                    a(href: (isToday ? Route.planner(.today) : .planner(.day(date))).link()) {
                        strings.weekdayAndDate(date)
                    }
                } else {
                    strings.weekdayAndDate(date)
                }
            }
            DayEvents(context: context, events: week.wholeEvents.filter { $0.date == date }).node
            div(.class("timeline", "week-line"), .origin(week.span.lowerBound), .lasting(week.span.count)) {
                ol(.class("events"), .aria("label", strings(.dayTimeline, .word("date", strings.weekdayAndDate(date)))))
                {
                    for item in plan.items { row(item) }
                }
                if let now = plan.now, week.span.contains(now) { div(.class("now"), .beginning(now), .ariaHidden) }
            }
        }
    }

    @NodeBuilder private func row(_ item: TimelineItem) -> Node {
        switch item {
        case .prayer(let block):
            prayerBand(
                PrayerBand(
                    name: strings.name(block), kind: block.kind.name, time: time(block.minutes),
                    fixedLabel: strings[.prayerFixed], before: block.start - block.reserved.lowerBound,
                    after: block.reserved.upperBound - block.end))
        case .task(let item): task(item)
        default: Node.nothing
        }
    }

    private func time(_ minutes: Range<Int>) -> RowTime {
        RowTime(start: minutes.lowerBound, minutes: minutes.count, text: strings.range(minutes))
    }

    private func task(_ item: TaskItem) -> Node {
        let task = item.task
        let look = looks.look(of: task)
        let link =
            task.isEvent
            ? Route.planner(.event(task.id)).link()
            : Route.planner(.taskActions(task.id)).link(QueryItem(.back, route.path))
        let isMovable = !task.isExternal && task.completed == nil
        return li(
            .class("at", "task", "week-task"),
            .class(
                "tint-\(look.name)", task.completed == nil ? "" : "done", item.isInConflict ? "conflict" : "",
                task.isExternal ? "busy" : "", task.isShownOnly ? "shown" : ""),
            .beginning(item.minutes.lowerBound), .lasting(item.minutes.count), .lane(item.lane, of: item.lanes),
            .data("week-task", task.id).when(isMovable), .data("start", item.minutes.lowerBound),
            .data("duration", task.duration)
        ) {
            a(href: link, .class("task-link"), .data("sheet")) {
                span(.class("task-title"), .dirAuto) { task.title }
                Interface.time(.class("at-time")) { strings.time(minute: item.minutes.lowerBound) }
                spoken(look.label)
                if task.completed != nil { spoken(strings[.taskStateCompleted]) }
            }
        }
    }
}
