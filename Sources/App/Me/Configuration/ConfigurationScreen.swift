import Interface
import Records

/// A person's own configuration: `/me/settings/configuration`. It shows what is in force and what can be set, has a
/// form for a file, and previews what a file would change.
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

    /// A preview of a file's changes, with the button that accepts them.
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
