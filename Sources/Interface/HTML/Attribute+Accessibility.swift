extension Attribute {
    /// The role of an element for assistive technology (WAI-ARIA 1.2).
    public static func role(_ role: StaticString) -> Attribute { Attribute("role", .constant(role)) }

    /// `aria-NAME` with text (`label`, `describedby`, `live`, `valuetext`).
    public static func aria(_ name: StaticString, _ value: String) -> Attribute {
        Attribute(name, .text(value), prefix: .aria)
    }

    /// `aria-NAME` with a whole number (`valuenow`, `level`).
    public static func aria(_ name: StaticString, _ value: Int) -> Attribute {
        Attribute(name, .number(value), prefix: .aria)
    }

    /// `aria-NAME` with `true` or `false` (`expanded`, `pressed`, `invalid`).
    public static func aria(_ name: StaticString, _ isOn: Bool) -> Attribute {
        Attribute(name, .constant(isOn ? "true" : "false"), prefix: .aria)
    }

    /// Hides decoration from assistive technology.
    public static var ariaHidden: Attribute { .aria("hidden", true) }

    /// Marks the item of a set that represents the current location.
    public static func current(_ kind: StaticString = "page", when condition: Bool = true) -> Attribute {
        Attribute("current", condition ? .constant(kind) : .absent, prefix: .aria)
    }
}
