import Interface
import Records

/// Says that a form needs the server, which the worker couldn't reach, and keeps its contents to be sent again. It
/// changes nothing, so any request may show it.
enum UnreachedScreen {
    static func isAsked(_ context: RequestContext) -> Bool {
        context.request.method == Method.post.rawValue && context.parameter(.unreached) != nil
    }

    static func show(_ context: RequestContext) -> Reply {
        let strings = context.strings
        guard !context.wantsJSON else { return .refusal("unreached", strings[.unreachedBody], status: 503) }
        let form = try? FormFields(context.request)
        let title = strings[.unreachedTitle]
        return .page(
            Page(
                title: title, area: context.route.facts.bar, name: "error", header: PageHeader(title).node,
                content: emptyState(
                    .lost, title: title, text: strings[.unreachedBody],
                    action: form.map { SendAgainScreen.again($0, context) } ?? context.homeButton)),
            status: 503)
    }
}
