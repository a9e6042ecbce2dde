import Interface

/// The colours of a widget's drawing: classes in a page, where they follow the theme and the device's light or dark
/// mode, and plain values in a standalone file.
struct WidgetInk {
    /// The purpose of a colour, by the theme's role.
    enum Role: String, Sendable {
        case surface, text, muted, line, border, accent, soft
    }

    /// The colours of a standalone drawing, or `nil` in a page.
    let palette: Palette?

    func fill(_ role: Role) -> Attribute {
        guard let palette else { return .class("ink-fill-" + role.rawValue) }
        return palette[role.rawValue].map { .fill($0) } ?? .none
    }

    func stroke(_ role: Role) -> Attribute {
        guard let palette else { return .class("ink-line", "ink-line-" + role.rawValue) }
        return palette[role.rawValue].map { .stroke($0) } ?? .none
    }
}
