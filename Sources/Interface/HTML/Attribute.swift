/// One attribute of an element.
///
/// Attributes come from the functions of this type's extensions alone. None of them makes a `style` attribute or an
/// event handler, and addresses are always a ``Link``, so that a page keeps the strict content security policy.
public struct Attribute: Sendable {
    enum Value: Sendable {
        /// Nothing is rendered: a boolean attribute that is off, an optional one without a value.
        case absent
        /// A boolean attribute that is on.
        case flag
        /// Text, escaped.
        case text(String)
        /// Text of the program's own source, still escaped.
        case constant(StaticString)
        /// A whole number in Latin digits.
        case number(Int)
        /// Class names, which several attributes of one element may add to.
        case classes([String])
        /// The two classes of a minute: its hours and what is over.
        case minute(MinuteClass, Int)
        /// Class names of the program's own source, which add up with the others.
        case className(StaticString)
    }

    /// What stands before the name.
    enum Prefix: Sendable {
        case none, data, aria

        var text: StaticString {
            switch self {
            case .none: ""
            case .data: "data-"
            case .aria: "aria-"
            }
        }
    }

    let name: StaticString
    let prefix: Prefix
    let value: Value

    init(_ name: StaticString, _ value: Value, prefix: Prefix = .none) {
        self.prefix = prefix
        self.name = name
        self.value = value
    }

    init(_ name: StaticString, _ text: String) { self.init(name, .text(text)) }

    init(_ name: StaticString, flag isOn: Bool) { self.init(name, isOn ? .flag : .absent) }

    /// An attribute that renders nothing.
    public static var none: Attribute { Attribute("", .absent) }

    /// This attribute where the condition holds, and none otherwise.
    public func when(_ condition: Bool) -> Attribute { condition ? self : .none }
}
