extension Attribute {
    /// One or more class names written in the program's source, separated by spaces.
    public static func `class`(_ names: StaticString) -> Attribute { Attribute("class", .className(names)) }

    /// Class names. Empty ones are left out, and several `class` attributes of an element are combined.
    @_disfavoredOverload
    public static func `class`(_ names: String...) -> Attribute { Attribute("class", .classes(names)) }

    /// Class names from a list.
    public static func `class`(_ names: [String]) -> Attribute { Attribute("class", .classes(names)) }

    /// The id of the element, unique in the page.
    public static func id(_ id: String) -> Attribute { Attribute("id", id) }

    /// The language of the content, as a BCP 47 tag.
    public static func lang(_ code: String) -> Attribute { Attribute("lang", code) }

    /// The direction of the content.
    public static func dir(_ direction: Direction) -> Attribute { Attribute("dir", .constant(direction.attribute)) }

    /// Determines the direction from the text itself, for text written by people.
    public static var dirAuto: Attribute { Attribute("dir", .constant("auto")) }

    /// A hint that is shown when hovering.
    public static func title(_ text: String) -> Attribute { Attribute("title", text) }

    /// Whether the element is neither shown nor announced.
    public static func hidden(_ isOn: Bool = true) -> Attribute { Attribute("hidden", flag: isOn) }

    /// Whether the element and its content can't be operated and are not announced.
    public static func inert(_ isOn: Bool = true) -> Attribute { Attribute("inert", flag: isOn) }

    /// The position in the order of the Tab key: 0 includes the element, and -1 allows focus only by script.
    public static func tabindex(_ index: Int) -> Attribute { Attribute("tabindex", .number(index)) }

    /// Whether the element takes the focus when the page or dialog opens.
    public static func autofocus(_ isOn: Bool = true) -> Attribute { Attribute("autofocus", flag: isOn) }

    /// Keyboard shortcuts, one for each letter.
    public static func accesskey(_ key: String) -> Attribute { Attribute("accesskey", key) }

    /// `data-NAME`, which script modules read.
    public static func data(_ name: StaticString, _ value: String = "") -> Attribute {
        Attribute(name, .text(value), prefix: .data)
    }

    /// `data-NAME` with a whole number.
    public static func data(_ name: StaticString, _ value: Int) -> Attribute {
        Attribute(name, .number(value), prefix: .data)
    }

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
