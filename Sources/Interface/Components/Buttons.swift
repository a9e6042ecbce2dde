/// How prominent a button is on its page.
public enum ButtonKind: Sendable {
    /// The main action, in the prayers' gradient.
    case primary
    /// Another possible action.
    case secondary
    /// An incidental action, without a box.
    case quiet
    /// A destructive action.
    case danger

    var name: String {
        switch self {
        case .primary: "button-primary"
        case .secondary: "button-secondary"
        case .quiet: "button-quiet"
        case .danger: "button-danger"
        }
    }
}

/// A button that submits its form.
public func submitButton(_ label: String, kind: ButtonKind = .primary, icon: Icon? = nil, _ attributes: Attribute...)
    -> Node
{
    button([.type("submit"), .class("button", kind.name)] + attributes) {
        if let icon { icon.node(.text) }
        span { label }
    }
}

/// A button that is handled by a script module.
public func scriptButton(_ label: String, kind: ButtonKind = .secondary, icon: Icon? = nil, _ attributes: Attribute...)
    -> Node
{
    button([.type("button"), .class("button", kind.name)] + attributes) {
        if let icon { icon.node(.text) }
        span { label }
    }
}

/// A link that looks like a button.
public func linkButton(
    _ label: String, href: Link, kind: ButtonKind = .secondary, icon: Icon? = nil, _ attributes: Attribute...
) -> Node {
    a(href: href, [.class("button", kind.name)] + attributes) {
        if let icon { icon.node(.text) }
        span { label }
    }
}

/// A link drawn as an icon, with a name for assistive technology.
public func iconLink(_ icon: Icon, label: String, href: Link, _ attributes: Attribute...) -> Node {
    a(href: href, [.class("icon-button"), .aria("label", label), .title(label)] + attributes) { icon.node() }
}

/// A button that submits its form, drawn as an icon with a name for assistive technology.
public func iconButton(_ icon: Icon, label: String, _ attributes: Attribute...) -> Node {
    button([.type("submit"), .class("icon-button"), .aria("label", label), .title(label)] + attributes) { icon.node() }
}

/// A button that floats over the lower end of the page.
public func floatingLink(_ icon: Icon, label: String, href: Link, _ attributes: Attribute...) -> Node {
    a(href: href, [.class("floating"), .aria("label", label), .title(label)] + attributes) { icon.node() }
}

/// A form without a place on the page, for the buttons of many rows that refer to it (`form`) and have their own URL
/// (`formaction`).
public func sharedForm(id: String, operation: String, @NodeBuilder fields: () -> Node = { .nothing }) -> Node {
    form(.id(id), .method(.post), .data("inplace"), .hidden()) {
        hiddenInput("operation", operation)
        fields()
    }
}

/// A form that is sent by `POST` with an operation number, so that sending it again changes nothing.
public func postForm(_ action: Link, operation: String, _ attributes: Attribute..., @NodeBuilder content: () -> Node)
    -> Node
{
    .element(
        Tag("form"), [.method(.post), .action(action), .novalidate()] + attributes,
        group {
            hiddenInput("operation", operation)
            content()
        })
}
