import Almanac
import Interface
import Planner
import Records

/// Seven days as data; the page and the JSON are two views of them.
struct Week: Sendable {
    let days: PrayerDays
    let first: CivilDate
    let plans: [DayPlan]
    /// Events of subscribed calendars that are on days as a whole.
    let wholeEvents: [SubscriptionStore.WholeDay]
    /// The hours shown in every column, so that the same hour is at the same height in each.
    let span: Range<Int>

    init(_ context: RequestContext, _ days: PrayerDays, _ first: CivilDate) throws(NeedsData) {
        let standing = try DayTasks(context, days, from: first.previous, through: first.adding(days: 6))
        let tasks = standing.tasks
        wholeEvents = standing.wholeEvents
        var plans: [DayPlan] = []
        for offset in 0..<7 {
            let date = first.adding(days: offset)
            plans.append(
                DayPlan(
                    day: days.planning(date), tasks: tasks.filter { $0.placement?.date == date },
                    earlier: tasks.filter { $0.placement?.date == date.previous }, now: days.now,
                    planner: context.bundle.planner))
        }
        var span = plans[0].span
        for plan in plans {
            span = min(span.lowerBound, plan.span.lowerBound)..<max(span.upperBound, plan.span.upperBound)
        }
        self.days = days
        self.first = first
        self.plans = plans
        self.span = span
    }

    func date(_ index: Int) -> CivilDate { first.adding(days: index) }

    var json: JSON {
        var list: [JSON] = []
        for (index, plan) in plans.enumerated() {
            var prayers: [JSON] = []
            var tasks: [JSON] = []
            for item in plan.items {
                switch item {
                case .prayer(let block):
                    prayers.append([
                        "name": .string(block.kind.name), "start": .string(Minute.text(block.start)),
                        "end": .string(Minute.text(block.end)),
                    ])
                case .task(let item): tasks.append(TaskJSON.json(item.task))
                default: continue
                }
            }
            list.append([
                "date": .string(date(index).description), "prayers": .array(prayers), "tasks": .array(tasks),
            ])
        }
        return ["first": .string(first.description), "days": .array(list)]
    }
}
