extension Attribute {
    /// How a form is sent.
    public enum FormMethod: Sendable {
        case get, post, dialog

        var text: StaticString {
            switch self {
            case .get: "get"
            case .post: "post"
            case .dialog: "dialog"
            }
        }
    }

    /// How a form is sent.
    public static func method(_ method: FormMethod) -> Attribute { Attribute("method", .constant(method.text)) }

    /// The encoding of a form with files.
    public static var multipart: Attribute { Attribute("enctype", .constant("multipart/form-data")) }

    /// The kind of an input, button or script (`text`, `search`, `time`, `submit`, `module`).
    public static func type(_ type: StaticString) -> Attribute { Attribute("type", .constant(type)) }

    /// The name under which a value is sent.
    public static func name(_ name: String) -> Attribute { Attribute("name", name) }

    /// The value that is sent.
    public static func value(_ value: String) -> Attribute { Attribute("value", value) }

    /// The value that is sent, as a whole number in Latin digits.
    public static func value(_ value: Int) -> Attribute { Attribute("value", .number(value)) }

    /// The `id` of the control that a label belongs to.
    public static func `for`(_ id: String) -> Attribute { Attribute("for", id) }

    /// The `id` of the form that a control outside of it belongs to.
    public static func form(_ id: String) -> Attribute { Attribute("form", id) }

    /// An example shown in an empty field.
    public static func placeholder(_ text: String) -> Attribute { Attribute("placeholder", text) }

    /// What the browser may fill in (`off`, `name`).
    public static func autocomplete(_ kind: StaticString) -> Attribute { Attribute("autocomplete", .constant(kind)) }

    /// The type of on-screen keyboard (`numeric`, `search`, `decimal`).
    public static func inputmode(_ mode: StaticString) -> Attribute { Attribute("inputmode", .constant(mode)) }

    /// The label of the on-screen keyboard's enter key (`done`, `search`, `next`).
    public static func enterkeyhint(_ hint: StaticString) -> Attribute { Attribute("enterkeyhint", .constant(hint)) }

    /// Whether a value is required.
    public static func required(_ isOn: Bool = true) -> Attribute { Attribute("required", flag: isOn) }

    /// Whether the control is disabled.
    public static func disabled(_ isOn: Bool = true) -> Attribute { Attribute("disabled", flag: isOn) }

    /// Whether the value can be read and sent but not changed.
    public static func readonly(_ isOn: Bool = true) -> Attribute { Attribute("readonly", flag: isOn) }

    /// Whether a check box or radio button is checked.
    public static func checked(_ isOn: Bool = true) -> Attribute { Attribute("checked", flag: isOn) }

    /// Whether an option is selected.
    public static func selected(_ isOn: Bool = true) -> Attribute { Attribute("selected", flag: isOn) }

    /// Whether the browser's own validation is skipped, since the app responds in its own words.
    public static func novalidate(_ isOn: Bool = true) -> Attribute { Attribute("novalidate", flag: isOn) }

    /// The maximum length of a text, in UTF-16 units.
    public static func maxlength(_ units: Int) -> Attribute { Attribute("maxlength", .number(units)) }

    /// The smallest value.
    public static func min(_ value: String) -> Attribute { Attribute("min", value) }

    /// The largest value.
    public static func max(_ value: String) -> Attribute { Attribute("max", value) }

    /// The distance between values (`900` is a quarter of an hour in a time field).
    public static func step(_ value: String) -> Attribute { Attribute("step", value) }

    /// The suggestions of a field, a `datalist`'s id.
    public static func list(_ id: String) -> Attribute { Attribute("list", id) }

    /// The number of lines that a text area shows.
    public static func rows(_ count: Int) -> Attribute { Attribute("rows", .number(count)) }

    /// Whether a dialog or disclosure is open.
    public static func open(_ isOn: Bool = true) -> Attribute { Attribute("open", flag: isOn) }

    /// Makes an element a popover, which its button shows above the page (HTML Living Standard, 6.12 "The popover
    /// attribute").
    public static var popover: Attribute { Attribute("popover", .constant("auto")) }

    /// The `id` of the popover that a button shows and hides.
    public static func popovertarget(_ id: String) -> Attribute { Attribute("popovertarget", id) }

    /// A moment in machine-readable form, for a `time` element.
    public static func datetime(_ text: String) -> Attribute { Attribute("datetime", text) }
}

extension Attribute {
    /// The types of file that an input accepts.
    public static func accept(_ kinds: StaticString) -> Attribute { Attribute("accept", .constant(kinds)) }
}
