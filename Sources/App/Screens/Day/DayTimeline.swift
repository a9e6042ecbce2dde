import Almanac
import Interface
import Planner

/// The day from Fajr to midnight.
struct DayTimeline {
    let visit: Visit
    let day: Day
    private let forms: TaskForms
    private let looks: TaskLooks
    private var strings: Strings { visit.strings }

    init(_ visit: Visit, _ day: Day) {
        self.visit = visit
        self.day = day
        forms = TaskForms(visit, back: day.route)
        looks = TaskLooks(visit)
    }

    var node: Node {
        Timeline(
            strings: strings, minutes: day.plan.span, now: day.plan.now,
            label: strings(.dayTimeline, .word("date", strings.weekdayAndDate(day.date))),
            day: day.date.description, scripts: scripts
        ).node {
            for item in day.plan.items { row(item) }
        }
    }

    /// What the script that moves tasks needs to know.
    private var scripts: TimelineScripts {
        var durations = ""
        for minutes in visit.bundle.planner.durations { durations += (durations.isEmpty ? "" : ",") + "\(minutes)" }
        return TimelineScripts(
            grid: visit.bundle.planner.grid, durations: durations, notHere: strings[.dayNotHere],
            range: strings[key: "time.range"], at: "\(visit.request.now.milliseconds)")
    }

    private func row(_ item: TimelineItem) -> Node {
        switch item {
        case .prayer(let block): prayer(block)
        case .sunrise(let minute):
            skyMark(strings[.prayerSunrise], icon: .sunrise, time: time(minute..<minute))
        case .task(let item): taskCard(card(item))
        case .gap(let gap): self.gap(gap)
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
                name: strings.name(block.kind), kind: block.kind.name, time: time(block.minutes),
                fixedLabel: strings[.prayerFixed], detail: beginning(block), before: block.start - block.reserved.lowerBound,
                after: block.reserved.upperBound - block.end, isPast: block.end <= day.plan.now ?? Int.min))
    }

    /// When the prayer's time came, where its congregation is later.
    private func beginning(_ block: PrayerBlock) -> String {
        let start = day.prayers.start(of: block.kind)
        guard block.day == 0, start != block.start else { return "" }
        return strings(.prayerBegan, .word("time", strings.time(minute: start)))
    }

    private func card(_ item: TaskItem) -> TaskCard {
        let task = item.task
        let look = looks[task.category]
        return TaskCard(
            id: task.id, title: task.title, link: Route.task(task.id).link(), time: time(item.minutes),
            duration: task.duration, category: look.name, categoryLabel: look.label, categoryIcon: look.icon,
            durationLabel: strings.duration(minutes: task.duration), stateLabel: state(item), state: phase(item.phase),
            lane: item.lane, lanes: item.lanes, isInConflict: item.isInConflict, complete: forms.completeBox(task),
            menu: forms.menu(task))
    }

    private func state(_ item: TaskItem) -> String {
        var words: [String] = []
        if item.task.completed != nil { words.append(strings[.taskStateCompleted]) }
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

    /// Free time as it is drawn: a short task before it is drawn longer than it is, and takes some of its room.
    private func drawn(_ gap: FreeGap) -> Range<Int> {
        var start = gap.minutes.lowerBound
        for case .task(let item) in day.plan.items where item.minutes.lowerBound < gap.minutes.upperBound {
            start = max(start, item.minutes.lowerBound + visit.bundle.planner.minimumExtent)
        }
        return min(start, gap.minutes.upperBound)..<gap.minutes.upperBound
    }

    private func gap(_ gap: FreeGap) -> Node {
        let drawn = drawn(gap)
        guard drawn.count >= visit.bundle.planner.minimumInvitation else { return .nothing }
        let length = strings.duration(minutes: gap.minutes.count)
        let words: String
        switch gap.next {
        case .prayer(let kind):
            words = strings(.dayGap, .word("time", length), .word("prayer", strings.name(kind)))
        case .dayEnd: words = strings(.dayGapEvening, .word("time", length))
        case .task: words = strings(.dayGapPlain, .word("time", length))
        }
        let link = Route.newTask.link(
            QueryItem(.date, day.date.description), QueryItem(.start, Minute.text(gap.firstStart)))
        return gapInvitation(words, time: time(drawn), href: link)
    }
}
