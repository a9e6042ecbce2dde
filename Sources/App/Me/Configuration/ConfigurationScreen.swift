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

/// The parts of the page of the person's own configuration.
struct ConfigurationView {
    let context: RequestContext
    private var strings: Strings { context.strings }

    init(_ context: RequestContext) {
        self.context = context
    }

    /// What is in force now, and the ways to undo it.
    @NodeBuilder var standing: Node {
        p(.class("part-lead")) { strings[.configurationLead] }
        if !context.bundle.problems.isEmpty { OperatorNotice(context).whole }
        if let own = context.settings.configuration {
            if context.bundle === context.standing { banner(strings[.configurationAsleep]) }
            card(.class("part")) {
                h2 { strings[.configurationCurrent] }
                changes(own)
                div(.class("form-actions")) {
                    Self.button(.remove, strings[.configurationRemove], kind: .danger, icon: .trash)
                    if context.settings.configurationBefore != nil { undo }
                }
            }
        } else if context.settings.configurationBefore != nil {
            div(.class("form-actions")) { undo }
        }
    }

    private var undo: Node { Self.button(.undo, strings[.configurationUndo], kind: .quiet, icon: .undo) }

    /// A button for one step on the stored configuration.
    static func button(_ step: ConfigurationStep, _ label: String, kind: ButtonKind, icon: Icon) -> Node {
        postForm(Route.me(.configuration).link(), operation: IdempotencyKeySlot.mark) {
            hiddenInput(FieldName.step.rawValue, step.rawValue)
            submitButton(label, kind: kind, icon: icon)
        }
    }

    /// Everything that is wrong with a file, each fault with its key; takes the focus.
    func errors(_ problem: ConfigurationProblem) -> Node {
        div(.class("banner", "tone-danger"), .role("alert"), .tabindex(-1), .autofocus(), .id("errors")) {
            Icon.warning.node()
            div {
                p { strong { strings[.configurationErrors] } }
                ul(.class("problems")) {
                    for line in problem.lines(strings) {
                        li {
                            if !line.key.isEmpty { span(.class("problem-place")) { Self.machine(line.key) } }
                            span { " " + line.text }
                        }
                    }
                }
            }
        }
    }

    func form(_ text: String?) -> Node {
        card(.class("part")) {
            h2 { strings[context.settings.configuration == nil ? .configurationBring : .configurationReplace] }
            postForm(
                Route.me(.configuration).link(), operation: IdempotencyKeySlot.mark, .multipart, .class("settings")
            ) {
                hiddenInput(FieldName.step.rawValue, ConfigurationStep.preview.rawValue)
                file
                Field(FieldName.text.rawValue, label: strings[.configurationPaste], hint: strings[.configurationHint])
                    .lines(text ?? context.settings.configuration?.text() ?? "", rows: text == nil ? 4 : 12)
                div(.class("form-actions")) { submitButton(strings[.configurationRead], icon: .forward) }
            }
            details(.class("example")) {
                summary { strings[.configurationExample] }
                pre(.lang("en"), .dir(.leftToRight), .tabindex(0)) { Self.example }
            }
        }
    }

    private var file: Node {
        let field = Field(FieldName.file.rawValue, label: strings[.configurationFile])
        return field.node(
            input(field.attributes + [.type("file"), .class("control"), .accept(".json,application/json")]))
    }

    func preview(_ overlay: JSON, _ text: String) -> Node {
        card(.class("part")) {
            h2 { strings[.configurationPreview] }
            changes(overlay)
            postForm(
                Route.me(.configuration).link(), operation: IdempotencyKeySlot.mark, .multipart, .class("settings")
            ) {
                hiddenInput(FieldName.step.rawValue, ConfigurationStep.accept.rawValue)
                hiddenInput(FieldName.text.rawValue, text)
                div(.class("form-actions")) {
                    submitButton(strings[.configurationAccept], icon: .check)
                    linkButton(strings[.configurationCancel], href: Route.me(.configuration).link(), kind: .quiet)
                }
            }
        }
    }

    /// Each value that the person's configuration changes, with the value it would have otherwise.
    @NodeBuilder private func changes(_ overlay: JSON) -> Node {
        let changes = OwnConfiguration.changes(from: context.standing.config, by: overlay)
        if changes.isEmpty { p { strings[.configurationSame] } }
        dl(.class("facts")) {
            for change in changes {
                div {
                    dt { Self.machine(change.key) }
                    dd {
                        strings(
                            .configurationChange, .text("before", change.before?.text() ?? "–"),
                            .text("after", change.after.text()))
                    }
                }
            }
        }
    }

    /// What can be set, file by file, with the allowed values.
    var keys: Node {
        details(.class("card", "part")) {
            summary { strings[.configurationKeys] }
            dl(.class("facts")) {
                for line in ConfigurationKeys.lines(context.bundle.personal) {
                    div {
                        dt { Self.machine(line.key) }
                        dd { strings.words(line) }
                    }
                }
            }
        }
    }

    /// A name meant for machines and files: it runs from left to right in every language.
    static func machine(_ text: String) -> Node { code(.dir(.leftToRight)) { text } }

    /// A small example file. It isn't text of the page: names and figures are as in the files.
    private static let example = """
        {
          "PlannerConfig": { "defaultDuration": 45, "waking": { "wake": 300 } },
          "RemindersConfig": { "snooze": { "choices": [5, 10, 20], "default": 10 } },
          "NawafilConfig": { "types": [{ "id": "duha", "standard": 4 }] }
        }
        """
}
