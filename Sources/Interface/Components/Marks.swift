/// The colour of a mark or message.
public enum Tone: Sendable {
    case plain, accent, notice, danger

    var name: String {
        switch self {
        case .plain: "tone-plain"
        case .accent: "tone-accent"
        case .notice: "tone-notice"
        case .danger: "tone-danger"
        }
    }
}

/// A short word about something: a kind, a count or a state.
public func badge(_ text: String, tone: Tone = .accent) -> Node {
    span(.class("badge", tone.name)) { text }
}

/// A message that stays on the page until it no longer applies.
public func banner(_ text: String, tone: Tone = .notice, icon: Icon = .info, actions: Node = .nothing) -> Node {
    div(.class("banner", tone.name)) {
        icon.node()
        p { text }
        if !actions.isEmpty { div(.class("banner-actions")) { actions } }
    }
}

/// The errors of a form as a whole, with links to its fields. It takes the focus.
public func errorSummary(_ heading: String, _ errors: [(field: String, text: String)]) -> Node {
    div(.class("banner", "tone-danger"), .role("alert"), .tabindex(-1), .autofocus(), .id("errors")) {
        Icon.warning.node()
        div {
            p { strong { heading } }
            ul {
                for error in errors { li { a(href: Link(fragment: error.field)) { error.text } } }
            }
        }
    }
}

/// A message about what was just done, with a way to undo it. It is placed in the shell's `role=status`.
///
/// - Parameter isBrief: Whether the text goes after two seconds, while the way to undo it stays.
public func toast(_ text: String, undo: Node = .nothing, dismissLabel: String = "", isBrief: Bool = false) -> Node {
    div(.class("toast"), .data("toast"), .data("seconds", undo.isEmpty ? 6 : 10), .data("brief").when(isBrief)) {
        Icon.check.node(.text)
        p(.data("toast-text")) { text }
        undo
        if !dismissLabel.isEmpty {
            button(
                .type("button"), .class("icon-button"), .data("dismiss"), .aria("label", dismissLabel),
                .title(dismissLabel)
            ) { Icon.close.node(.text) }
        }
    }
}

/// A progress ring of 56 CSS pixels.
public func progressRing(done: Int, of total: Int, label: String, strings: Strings) -> Node {
    let whole = max(total, 1)
    let part = min(max(done, 0), whole)
    return ring(part, whole, label, strings.number(part) + "/" + strings.number(max(total, 0)))
}

/// A progress ring of 56 CSS pixels with whole per cent.
public func progressRing(percent: Int, label: String, strings: Strings) -> Node {
    let part = min(max(percent, 0), 100)
    return ring(part, 100, label, strings.number(part) + (strings.digits.isLatin ? "%" : "٪"))
}

private func ring(_ part: Int, _ whole: Int, _ label: String, _ text: String) -> Node {
    svg(
        .class("ring"), .viewBox("0 0 56 56"), .role("progressbar"), .aria("label", label), .aria("valuemin", 0),
        .aria("valuemax", whole), .aria("valuenow", part), .aria("valuetext", text), .width(56), .height(56)
    ) {
        circle(.class("ring-track"), .cx(28), .cy(28), .r(24))
        if part > 0 {
            circle(
                .class("ring-done"), .cx(28), .cy(28), .r(24), .pathLength(whole),
                .strokeDasharray(Measure(hundredths: part * 100), Measure(hundredths: whole * 100)),
                .transform("rotate(-90 28 28)"))
        }
        drawnText(.x(28), .y(33), .textAnchor("middle"), .ariaHidden) { text }
    }
}

/// The content of a page that has nothing to show yet: an illustration, kind words, and the way forward.
public func emptyState(_ illustration: Illustration, title: String, text: String, action: Node = .nothing) -> Node {
    div(.class("empty")) {
        illustration.node
        h2 { title }
        p { text }
        action
    }
}
