import Interface
import Records

/// A person's own configuration: `/me/settings/configuration`. What holds, what can be set, a form for a file, and what a
/// file would change before it is taken.
enum ConfigurationScreen {
    static func show(_ visit: Visit, problem: ConfigurationProblem? = nil, status: Int = 200) -> Reply {
        guard !visit.wantsJSON else { return .json(ConfigurationJSON.present(visit)) }
        let view = ConfigurationView(visit)
        return .page(
            page(visit, back: .me(.settings)) {
                if let problem { view.errors(problem) } else { view.standing }
                view.form(problem?.text)
                view.keys
            }, status: status)
    }

    /// What a file would change, with the button that takes it.
    static func preview(_ visit: Visit, _ overlay: JSON, text: String) -> Reply {
        .page(page(visit, back: .me(.configuration)) { ConfigurationView(visit).preview(overlay, text) })
    }

    private static func page(_ visit: Visit, back: Route, @NodeBuilder content: () -> Node) -> Page {
        let strings = visit.strings
        return Page(
            title: strings[.configurationTitle], area: .me, name: "configuration",
            header: PageHeader(strings[.configurationTitle], back: back.link(), backLabel: strings[.navBack]).node,
            content: content())
    }
}
