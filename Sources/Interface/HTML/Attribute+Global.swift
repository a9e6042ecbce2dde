extension Attribute {
    /// One or more class names of the program's own source, with spaces between.
    public static func `class`(_ names: StaticString) -> Attribute { Attribute("class", .className(names)) }

    /// Class names; empty names are left out, and several `class` attributes of one element add up.
    @_disfavoredOverload
    public static func `class`(_ names: String...) -> Attribute { Attribute("class", .classes(names)) }

    /// Class names from a list.
    public static func `class`(_ names: [String]) -> Attribute { Attribute("class", .classes(names)) }

    /// The element's name in the page, unique there.
    public static func id(_ id: String) -> Attribute { Attribute("id", id) }

    /// The language of the content, as a BCP 47 tag.
    public static func lang(_ code: String) -> Attribute { Attribute("lang", code) }

    /// The direction of the content.
    public static func dir(_ direction: Direction) -> Attribute { Attribute("dir", .constant(direction.attribute)) }

    /// Lets the text itself decide its direction: for what a person wrote.
    public static var dirAuto: Attribute { Attribute("dir", .constant("auto")) }

    /// A hint that shows on hovering.
    public static func title(_ text: String) -> Attribute { Attribute("title", text) }

    /// Not shown, not announced.
    public static func hidden(_ isOn: Bool = true) -> Attribute { Attribute("hidden", flag: isOn) }

    /// Not operable and not announced, with everything inside.
    public static func inert(_ isOn: Bool = true) -> Attribute { Attribute("inert", flag: isOn) }

    /// The place in the order of the Tab key: 0 joins it, -1 takes focus from script only.
    public static func tabindex(_ index: Int) -> Attribute { Attribute("tabindex", .number(index)) }

    /// Takes the focus when the page or dialog opens.
    public static func autofocus(_ isOn: Bool = true) -> Attribute { Attribute("autofocus", flag: isOn) }

    /// Keyboard shortcut keys, one a letter.
    public static func accesskey(_ key: String) -> Attribute { Attribute("accesskey", key) }

    /// `data-NAME`: what a script module reads.
    public static func data(_ name: StaticString, _ value: String = "") -> Attribute {
        Attribute(name, .text(value), prefix: .data)
    }

    /// `data-NAME` with a whole number.
    public static func data(_ name: StaticString, _ value: Int) -> Attribute {
        Attribute(name, .number(value), prefix: .data)
    }
}
