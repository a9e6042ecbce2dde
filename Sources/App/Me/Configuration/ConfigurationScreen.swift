import Interface
import Records

/// A person's own configuration: `/me/settings/configuration`. What holds, what can be set, a form for a file, and what a
/// file would change before it is taken.
enum ConfigurationScreen {
    static func show(_ context: RequestContext, problem: ConfigurationProblem? = nil, status: Int = 200) -> Reply {
        guard !context.wantsJSON else { return .json(ConfigurationJSON.present(context)) }
        let view = ConfigurationView(context)
        return .page(
            page(context, back: .me(.settings)) {
                if let problem { view.errors(problem) } else { view.standing }
                view.form(problem?.text)
                view.keys
            }, status: status)
    }

    /// What a file would change, with the button that takes it.
    static func preview(_ context: RequestContext, _ overlay: JSON, text: String) -> Reply {
        .page(page(context, back: .me(.configuration)) { ConfigurationView(context).preview(overlay, text) })
    }

    private static func page(_ context: RequestContext, back: Route, @NodeBuilder content: () -> Node) -> Page {
        let strings = context.strings
        return Page(
            title: strings[.configurationTitle], area: .me, name: "configuration",
            header: PageHeader(strings[.configurationTitle], back: back.link(), backLabel: strings[.navBack]).node,
            content: content())
    }
}
