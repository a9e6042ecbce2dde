import Almanac
import Interface
import Planner

/// The day from Fajr to midnight.
struct DayTimeline {
    let context: RequestContext
    let day: Day
    private let forms: TaskForms
    private let looks: TaskLooks
    private var strings: Strings { context.strings }

    init(_ context: RequestContext, _ day: Day) {
        self.context = context
        self.day = day
        forms = TaskForms(context, back: day.route)
        looks = TaskLooks(context)
    }

    var node: Node {
        group {
            zoom
            timeline
        }
    }

    /// Buttons that draw the hours taller or shorter; only a script can do this, so it reveals them (MZ-061).
    private var zoom: Node {
        div(.class("zoom"), .role("group"), .aria("label", strings[.zoomLabel]), .data("zoom"), .hidden()) {
            Interface.button(
                .type("button"), .class("icon-button"), .aria("label", strings[.zoomOut]), .title(strings[.zoomOut]),
                .data("zoom-step", "-1")
            ) { Icon.minus.node() }
            Interface.button(
                .type("button"), .class("icon-button"), .aria("label", strings[.zoomIn]), .title(strings[.zoomIn]),
                .data("zoom-step", "1")
            ) { Icon.plus.node() }
        }
    }

    private var timeline: Node {
        Timeline(
            strings: strings, minutes: day.plan.span, now: day.plan.now,
            label: strings(.dayTimeline, .word("date", strings.weekdayAndDate(day.date))),
            day: day.date.description, scripts: scripts
        ).node {
            for item in day.plan.items { row(item) }
        }
    }

    /// The data for the script that moves tasks.
    private var scripts: TimelineScripts {
        var durations = ""
        for minutes in context.bundle.planner.durations { durations += (durations.isEmpty ? "" : ",") + "\(minutes)" }
        return TimelineScripts(
            grid: context.bundle.planner.grid, durations: durations, notHere: strings[.dayNotHere],
            range: strings[key: "time.range"], at: "\(context.request.now.milliseconds)")
    }

    private func row(_ item: TimelineItem) -> Node {
        switch item {
        case .prayer(let block): prayer(block)
        case .sunrise(let minute):
            skyMark(strings[.prayerSunrise], icon: .sunrise, time: time(minute..<minute))
        case .task(let item): taskCard(card(item))
        case .gap(let gap): self.gap(gap)
        case .suggestion(let item): suggestion(item)
        }
    }

    private func time(_ minutes: Range<Int>) -> RowTime {
        RowTime(
            start: minutes.lowerBound, minutes: minutes.count,
            text: minutes.isEmpty ? strings.time(minute: minutes.lowerBound) : strings.range(minutes))
    }

    private func prayer(_ block: PrayerBlock) -> Node {
        prayerBand(
            PrayerBand(
                name: strings.name(block), kind: block.kind.name, time: time(block.minutes),
                fixedLabel: strings[.prayerFixed], detail: detail(block),
                before: block.start - block.reserved.lowerBound,
                after: block.reserved.upperBound - block.end, isPast: block.end <= day.plan.now ?? Int.min,
                isShared: day.plan.items.contains { item in
                    guard case .task(let item) = item else { return false }
                    return begins(item, within: block)
                }))
    }

    /// Whether an event that can't be moved begins within a prayer: there it has no room of its own for its title (MZ-049).
    private func begins(_ item: TaskItem, within block: PrayerBlock) -> Bool {
        item.task.isExternal && item.isInConflict && block.minutes.contains(item.minutes.lowerBound)
    }

    /// A note on a prayer: that a traveller shortens it, or when its time began.
    private func detail(_ block: PrayerBlock) -> String {
        guard block.isShortened else { return beginning(block) }
        return strings(.prayerShortened, .number("rakaat", context.bundle.special.travel.rakaat))
    }

    /// A suggestion, and the mark of the night's last third where the night's worship begins (MZ-026).
    @NodeBuilder private func suggestion(_ item: SuggestedItem) -> Node {
        let suggestion = item.suggestion
        let words = SuggestionWords(suggestion, context)
        if words.look == "qiyam" {
            let start = suggestion.minutes.lowerBound
            skyMark(strings[.nightLastThird], icon: .moon, time: time(start..<start))
        }
        suggestionBand(
            SuggestionBand(
                id: suggestion.id, name: words.name, emoji: words.emoji, time: time(suggestion.minutes),
                badge: words.isNafl ? strings[.suggestionBadge] : "", note: words.look == "qiyam" ? words.note : "",
                look: words.look, isBefore: suggestion.isBefore, isDone: day.marks.isDone(suggestion.id),
                lane: item.lane,
                lanes: item.lanes))
    }

    /// When the prayer's time began, if its congregation is later.
    private func beginning(_ block: PrayerBlock) -> String {
        let start = day.prayers.start(of: block.kind)
        guard block.day == 0, start != block.start, block.kind != .eid else { return "" }
        return strings(.prayerBegan, .word("time", strings.time(minute: start)))
    }

    private func card(_ item: TaskItem) -> TaskCard {
        let task = item.task
        let look = looks.look(of: task)
        let route: PlannerRoute = task.isEvent ? .event(task.id) : .task(task.id)
        return TaskCard(
            id: task.id, title: task.title, link: Route.planner(route).link(), time: time(item.minutes),
            duration: task.duration, category: look.name, categoryLabel: look.label,
            parting: strings.parting, categoryIcon: look.icon,
            durationLabel: strings.duration(minutes: task.duration), stateLabel: state(item), state: phase(item.phase),
            lane: item.lane, lanes: item.lanes, isInConflict: item.isInConflict,
            isBesidePrayer: day.plan.items.contains { other in
                guard case .prayer(let block) = other else { return false }
                return begins(item, within: block)
            },
            complete: task.isExternal ? .nothing : forms.completeBox(task),
            menu: task.isEvent ? .nothing : forms.menu(task), isMovable: !task.isExternal,
            isShownOnly: task.isShownOnly)
    }

    private func state(_ item: TaskItem) -> String {
        var words: [String] = []
        if item.task.completed != nil { words.append(strings[.taskStateCompleted]) }
        if let source = item.task.source {
            words.append(strings(item.isInConflict ? .taskSourceConflict : .taskSource, .text("source", source)))
        }
        if item.task.series != nil { words.append(strings[.taskRepeats]) }
        if let wanted = item.task.wanted {
            words.append(strings(.taskWanted, .word("time", strings.time(minute: wanted))))
        }
        if item.task.isFixed { words.append(strings[.taskIsFixed]) }
        if item.task.partOf != nil { words.append(strings[.taskIsPart]) }
        if item.isOverlapping { words.append(strings[.dayOverlap]) }
        if item.minutes.upperBound > 1440 {
            words.append(strings(.dayPastMidnight, .word("time", strings.time(minute: item.minutes.upperBound))))
        }
        return words.joined(separator: strings[key: "list.comma"])
    }

    private func phase(_ phase: TaskItem.Phase) -> TaskCard.State {
        switch phase {
        case .done: .done
        case .earlier: .earlier
        case .now: .now
        case .later: .later
        }
    }

    /// Free time as drawn: a short task before it is drawn longer than it is and takes some of its room.
    private func drawn(_ gap: FreeGap) -> Range<Int> {
        var start = gap.minutes.lowerBound
        for case .task(let item) in day.plan.items where item.minutes.lowerBound < gap.minutes.upperBound {
            start = max(start, item.minutes.lowerBound + context.bundle.planner.minimumExtent)
        }
        return min(start, gap.minutes.upperBound)..<gap.minutes.upperBound
    }

    private func gap(_ gap: FreeGap) -> Node {
        let drawn = drawn(gap)
        guard drawn.count >= context.bundle.planner.minimumInvitation else { return .nothing }
        let length = strings.duration(minutes: gap.minutes.count)
        let words: String
        switch gap.next {
        case .prayer(let kind):
            // Count to the prayer itself, as the card does, not to the margin before it, so that both show the same
            // number.
            let start = day.beginnings.first { beginning in beginning.kind == kind }?.start ?? 0
            let length = strings.duration(minutes: max(start, gap.minutes.upperBound) - gap.minutes.lowerBound)
            words = strings(.dayGap, .word("time", length), .word("prayer", strings.name(kind)))
        case .dayEnd: words = strings(.dayGapEvening, .word("time", length))
        case .task, .suggestion: words = strings(.dayGapPlain, .word("time", length))
        }
        let link = Route.planner(.newTask).link(
            QueryItem(.date, day.date.description), QueryItem(.start, Minute.text(gap.firstStart)))
        return gapInvitation(words, time: time(drawn), href: link)
    }
}
