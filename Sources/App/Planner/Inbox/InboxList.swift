import Interface
import Planner
import Records

/// The tasks of the inbox that a page shows. Without a filter they come a screenful at a time from the store's index; with
/// one the whole inbox is looked through.
struct InboxList: Sendable {
    let filter: InboxFilter
    let tasks: [PlannedTask]
    /// How many the inbox holds, and how many of them the filter leaves.
    let count: Int
    let found: Int
    /// Whether tasks are being chosen, and all of them at first.
    let isChoosing: Bool
    let choosesAll: Bool
    /// Whether the page begins after the newest.
    let isLater: Bool

    /// What the address asks for; with a filter, the choice of several among those that it leaves.
    init(_ visit: Visit, _ choosing: InboxFilter? = nil) throws(Missing) {
        filter = (choosing ?? InboxFilter(visit.query)).known(to: visit.bundle.planner)
        choosesAll = visit.parameter(.choose) == "all"
        isChoosing = choosing != nil || choosesAll || visit.parameter(.choose) == "on"
        let before = visit.parameter(.before).flatMap { TaskID.checked(Substring($0)) }
        isLater = before != nil
        let store = TaskStore(library: visit.library)
        let isWhole = filter.isActive || isChoosing
        let query = isWhole ? TaskStore.inboxWholeQuery : TaskStore.inboxQuery(before: before)
        try visit.library.require([query, TaskStore.inboxCountQuery])
        let loaded = try store.tasks(query)
        count = try visit.library.count(TaskStore.inboxCountQuery)
        guard isWhole else {
            tasks = loaded
            found = count
            return
        }
        let kept = filter.applied(to: loaded, now: visit.request.now)
        found = kept.count
        let asked = visit.parameter(.count).flatMap { PrayerMinutes.number($0) } ?? 0
        tasks = Array(kept.prefix(max(asked, TaskStore.inboxPage)))
    }

    /// The inbox as it is filtered now.
    func link(_ more: QueryItem...) -> Link { Route.planner(.inbox).link(filter.items + more) }

    /// The way to those that aren't listed.
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
