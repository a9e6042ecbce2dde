/// The addresses of reciting aloud, below `/quran/recite`.
enum ReciteRoute: Hashable, Sendable {
    /// Choosing what to recite, and what was recited before.
    case home
    /// A passage to recite; posting keeps how it went.
    case session(RecitationSpan)
    /// What was kept of a recitation; posting deletes it or takes that back.
    case kept(String)
    /// How recitations went over time.
    case trend

    var facts: RouteFacts {
        switch self {
        case .home: facts("", .page, returns: true)
        case .session(let span): facts("/" + span.text, .form, returns: false)
        case .kept(let id): facts("/sessions/" + id, .form, returns: true)
        case .trend: facts("/trend", .page, returns: false)
        }
    }

    private func facts(_ path: String, _ methods: RouteMethods, returns: Bool) -> RouteFacts {
        RouteFacts("/quran/recite" + path, methods, .read, returns: returns, owner: .quran, bar: .quran)
    }

    /// Creates the route of the parts after `recite`.
    init?(_ parts: ArraySlice<Substring>) {
        let parts = Array(parts)
        switch parts.count {
        case 0: self = .home
        case 1:
            if parts[0] == "trend" {
                self = .trend
            } else if let span = RecitationSpan(parts[0]) {
                self = .session(span)
            } else {
                return nil
            }
        case 2:
            guard parts[0] == "sessions", let id = TaskID.checked(parts[1]) else { return nil }
            self = .kept(id)
        default: return nil
        }
    }
}
