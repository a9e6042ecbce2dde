import Interface
import Planner
import Records

/// The tasks of the inbox that a page shows. Without a filter they are loaded a screenful at a time from the store's
/// index; with one the whole inbox is searched.
struct InboxList: Sendable {
    let filter: InboxFilter
    let tasks: [PlannedTask]
    /// The number of tasks in the inbox, and how many pass the filter.
    let count: Int
    let found: Int
    /// Whether tasks are being chosen, and whether all are ticked at first.
    let isChoosing: Bool
    let choosesAll: Bool
    /// Whether the page begins after the newest tasks.
    let isLater: Bool

    /// Loads what the address asks for; while several are being chosen, the choice is among those that pass the filter.
    init(_ context: RequestContext, _ choosing: InboxFilter? = nil) throws(NeedsData) {
        filter = (choosing ?? InboxFilter(context.query)).known(to: context.bundle.planner)
        choosesAll = context.parameter(.choose) == "all"
        isChoosing = choosing != nil || choosesAll || context.parameter(.choose) == "on"
        let before = context.parameter(.before).flatMap { TaskID.checked(Substring($0)) }
        isLater = before != nil
        let store = TaskStore(library: context.library)
        let isWhole = filter.isActive || isChoosing
        let query = isWhole ? TaskStore.inboxWholeQuery : TaskStore.inboxQuery(before: before)
        try context.library.require([query, TaskStore.inboxCountQuery])
        let loaded = try store.tasks(query)
        count = try context.library.count(TaskStore.inboxCountQuery)
        guard isWhole else {
            tasks = loaded
            found = count
            return
        }
        let kept = filter.applied(to: loaded, now: context.request.now)
        found = kept.count
        let asked = context.parameter(.count).flatMap { PrayerMinutes.number($0) } ?? 0
        tasks = Array(kept.prefix(max(asked, TaskStore.inboxPage)))
    }

    /// A link to the inbox with the present filter.
    func link(_ more: QueryItem...) -> Link { Route.planner(.inbox).link(filter.items + more) }

    /// A link to the tasks that aren't listed.
    var more: Link? {
        guard found > tasks.count else { return nil }
        if filter.isActive || isChoosing {
            var items = [QueryItem(.count, "\(tasks.count + TaskStore.inboxPage)")]
            if isChoosing { items.append(QueryItem(.choose, choosesAll ? "all" : "on")) }
            return Route.planner(.inbox).link(filter.items + items)
        }
        guard tasks.count == TaskStore.inboxPage, let last = tasks.last else { return nil }
        return Route.planner(.inbox).link(QueryItem(.before, last.id))
    }
}
