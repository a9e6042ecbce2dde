extension Field {
    /// A single-line text field.
    public func text(_ value: String, type: StaticString = "text", _ attributes: Attribute...) -> Node {
        node(input(self.attributes + [.type(type), .class("control"), .value(value), .dirAuto] + attributes))
    }

    /// A field for a date, a time or a number, whose format the browser knows.
    public func machine(_ value: String, type: StaticString, _ attributes: Attribute...) -> Node {
        node(input(self.attributes + [.type(type), .class("control", "control-figures"), .value(value)] + attributes))
    }

    /// A multi-line text field.
    public func lines(_ value: String, rows: Int = 3, _ attributes: Attribute...) -> Node {
        let startsWithBreak = value.utf8.first == 0x0A || value.utf8.first == 0x0D
        return node(
            .element(
                Tag("textarea"), self.attributes + [.class("control"), .rows(rows), .dirAuto] + attributes,
                .text(startsWithBreak ? "\n" + value : value)))
    }

    /// A choice from a list.
    public func choice(_ options: [Choice], selected: String, _ attributes: Attribute...) -> Node {
        node(
            div(.class("select")) {
                select(self.attributes + [.class("control")] + attributes) {
                    for choice in options {
                        option(.value(choice.value), .selected(choice.value == selected)) { choice.label }
                    }
                }
                Icon.expand.node(.text)
            })
    }

    /// A switch, which is a checkbox that sends `on`.
    public func toggle(_ isOn: Bool, _ attributes: Attribute...) -> Node {
        div(.class("field", error == nil ? "" : "field-wrong")) {
            Interface.label(.class("switch"), .for(name)) {
                span(.class("switch-label")) { label }
                input(
                    self.attributes + [
                        .type("checkbox"), .role("switch"), .value("on"), .checked(isOn), .class("switch-box"),
                    ]
                        + attributes)
            }
            notes()
        }
    }

    /// A few choices side by side, of which one is selected.
    public func segments(_ options: [Choice], selected: String) -> Node {
        let described = hint == nil ? "" : "\(name)-hint"
        return fieldset(
            .class("field", error == nil ? "" : "field-wrong"), .id(name),
            .aria("describedby", described).when(!described.isEmpty)
        ) {
            legend(.class(isLabelHidden ? "spoken" : "field-label")) { label }
            div(.class("segments")) {
                for choice in options {
                    if let lock = choice.lock {
                        Self.locked(choice, lock)
                    } else {
                        Interface.label(.class("segment")) {
                            input(.type("radio"), .name(name), .value(choice.value), .checked(choice.value == selected))
                            span {
                                if let icon = choice.icon { icon.node(.text) }
                                span { choice.label }
                            }
                        }
                    }
                }
            }
            notes()
        }
    }

    /// A value that is locked for the person, as a link to what unlocks it.
    private static func locked(_ choice: Choice, _ link: Link) -> Node {
        a(href: link, .class("segment", "segment-locked")) {
            span {
                Icon.lock.node(.text)
                span { choice.label }
            }
        }
    }
}

/// A value that a person can choose.
public struct Choice: Sendable {
    public var value: String
    public var label: String
    public var icon: Icon?
    /// The link to what unlocks it; `nil` if it is not locked.
    public var lock: Link?

    public init(_ value: String, _ label: String, icon: Icon? = nil, lock: Link? = nil) {
        self.value = value
        self.label = label
        self.icon = icon
        self.lock = lock
    }
}

/// A locked control: its label and a lock, as a link to what unlocks it.
///
/// - Parameters:
///   - badge: A word for what unlocks it ("Pro").
@export(interface)
public func lockedField(_ label: String, hint: String? = nil, badge word: String, href: Link) -> Node {
    div(.class("field", "locked")) {
        a(href: href, .class("locked-link")) {
            Icon.lock.node(.text)
            span(.class("locked-label")) { label }
            badge(word)
        }
        if let hint { p(.class("field-hint")) { hint } }
    }
}
