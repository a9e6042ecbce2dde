import Records

/// Where a form leads back to: one of the app's own pages, never another site.
enum Return {
    /// The page that a form named in its field `back`; `nil` where it named none of ours.
    static func route(_ form: FormFields) -> Route? {
        form[.back].flatMap { Self.route($0) }
    }

    /// The page that a link named as the one it stands on; `nil` where it named none of ours.
    static func route(_ visit: Visit) -> Route? {
        visit.parameter(.back).flatMap { Self.route($0) }
    }

    /// How the inbox was narrowed down when a form was sent, so that it stays so; nothing for other pages.
    static func filter(_ form: FormFields, at route: Route) -> [QueryItem] {
        guard route == .inbox, let text = form[.filter], let query = try? FormFields(query: text) else { return [] }
        return InboxFilter(query).items
    }

    private static func route(_ path: String) -> Route? {
        guard let route = Route(path: path), route.methods.contains(.get) else { return nil }
        switch route {
        case .today, .day, .week, .checklist, .reorganise, .inbox, .reminders, .reminderSettings, .adhanSettings,
            .mosques, .me, .settings,
            .shape, .nawafilHistory,
            .timetable, .source, .methods, .data, .importTasks, .place, .series, .appearance, .setupStep:
            return route
        default: return nil
        }
    }
}
