import Interface

/// The colours of a widget's drawing: classes in a page, where they follow the theme and the device's light and dark, and
/// plain values in a file that stands alone.
struct WidgetInk {
    /// What a colour is for, by the theme's role.
    enum Role: String, Sendable {
        case surface, text, muted, line, border, accent, soft
    }

    /// The colours of a drawing that stands alone; `nil` in a page.
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
