import Interface
import Records

/// Says that a form needs the server, which the worker couldn't reach, and keeps what it held to be sent once more. Nothing
/// is changed by it, so whoever asks for it may have it.
enum UnreachedScreen {
    static func isAsked(_ visit: Visit) -> Bool {
        visit.request.method == Method.post.rawValue && visit.parameter(.unreached) != nil
    }

    static func show(_ visit: Visit) -> Reply {
        let strings = visit.strings
        guard !visit.wantsJSON else { return .refusal("unreached", strings[.unreachedBody], status: 503) }
        let form = try? FormFields(visit.request)
        let title = strings[.unreachedTitle]
        return .page(
            Page(
                title: title, area: visit.route.facts.bar, name: "error", header: PageHeader(title).node,
                content: emptyState(
                    .lost, title: title, text: strings[.unreachedBody],
                    action: form.map { SendAgainScreen.again($0, visit) } ?? visit.homeButton)),
            status: 503)
    }
}
