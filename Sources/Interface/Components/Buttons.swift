/// How much weight a button has on its page.
public enum ButtonKind: Sendable {
    /// The one thing to do here: the prayers' gradient.
    case primary
    /// Something else that can be done.
    case secondary
    /// Something in passing, without a box.
    case quiet
    /// Something that takes away.
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

/// A button that sends its form.
public func submitButton(_ label: String, kind: ButtonKind = .primary, icon: Icon? = nil, _ attributes: Attribute...)
    -> Node
{
    button([.type("submit"), .class("button", kind.name)] + attributes) {
        if let icon { icon.node(.text) }
        span { label }
    }
}

/// A button that a script module answers.
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

/// A link drawn as an icon, named for assistive technology.
public func iconLink(_ icon: Icon, label: String, href: Link, _ attributes: Attribute...) -> Node {
    a(href: href, [.class("icon-button"), .aria("label", label), .title(label)] + attributes) { icon.node() }
}

/// A button drawn as an icon, named for assistive technology; it sends its form.
public func iconButton(_ icon: Icon, label: String, _ attributes: Attribute...) -> Node {
    button([.type("submit"), .class("icon-button"), .aria("label", label), .title(label)] + attributes) { icon.node() }
}

/// The button that floats over the page's lower end.
public func floatingLink(_ icon: Icon, label: String, href: Link, _ attributes: Attribute...) -> Node {
    a(href: href, [.class("floating"), .aria("label", label), .title(label)] + attributes) { icon.node() }
}

/// A form without a place on the page, for the buttons of many rows that name it (`form`) and their own address
/// (`formaction`).
public func sharedForm(id: String, operation: String, @NodeBuilder fields: () -> Node = { .nothing }) -> Node {
    form(.id(id), .method(.post), .data("inplace"), .hidden()) {
        hiddenInput("operation", operation)
        fields()
    }
}

/// A form that is sent by `POST` with the operation it stands for, so that repeating it changes nothing.
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
