/// A form field: its label, a hint and an error, all associated with the control for assistive technology.
public struct Field: Sendable {
    /// The `id` of the control, and the name under which its value is sent.
    public var name: String
    public var label: String
    public var hint: String?
    /// What is wrong with the value, as a helpful sentence.
    public var error: String?
    /// Whether the label is only for assistive technology.
    public var isLabelHidden: Bool

    public init(_ name: String, label: String, hint: String? = nil, error: String? = nil, isLabelHidden: Bool = false) {
        self.name = name
        self.label = label
        self.hint = hint
        self.error = error
        self.isLabelHidden = isLabelHidden
    }

    /// The attributes that associate a control with its label, hint and error.
    public var attributes: [Attribute] {
        var described = ""
        if hint != nil { described = "\(name)-hint" }
        if error != nil { described += described.isEmpty ? "\(name)-error" : " \(name)-error" }
        return [
            .id(name), .name(name), .aria("describedby", described).when(!described.isEmpty),
            .aria("invalid", true).when(error != nil),
        ]
    }

    /// Returns a control with its label, hint and error.
    public func node(_ control: Node) -> Node {
        div(.class("field", error == nil ? "" : "field-wrong")) {
            label(.for(name), .class(isLabelHidden ? "spoken" : "field-label")) { label }
            control
            notes()
        }
    }

    @NodeBuilder func notes() -> Node {
        if let hint { p(.class("field-hint"), .id("\(name)-hint")) { hint } }
        if let error {
            p(.class("field-error"), .id("\(name)-error")) {
                Icon.warning.node(.text)
                span { error }
            }
        }
    }

    private func label(_ attributes: Attribute..., @NodeBuilder content: () -> Node) -> Node {
        .element(Tag("label"), attributes, content())
    }
}
