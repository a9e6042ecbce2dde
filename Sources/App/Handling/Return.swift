import Records

/// Where a form leads back to: one of the app's own pages, never another site.
enum Return {
    /// The page that a form named in its field `back`; `nil` where it named none of ours.
    static func route(_ form: FormFields) -> Route? {
        guard let path = form[.back], let route = Route(path: path), route.methods.contains(.get) else { return nil }
        switch route {
        case .today, .day, .inbox, .me, .settings, .data, .place: return route
        default: return nil
        }
    }
}
