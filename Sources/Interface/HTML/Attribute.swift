/// An attribute of an element.
///
/// Attributes can only be made by the functions in this type's extensions. None of them makes a `style` attribute or an
/// event handler, and URLs are always a ``Link``, so that pages comply with the strict content security policy.
public struct Attribute: Sendable {
    enum Value: Sendable {
        /// Renders nothing: a boolean attribute that is off, or an optional one without a value.
        case absent
        /// A boolean attribute that is on.
        case flag
        /// Text, escaped.
        case text(String)
        /// Text from the program's source, which is escaped all the same.
        case constant(StaticString)
        /// A whole number in Latin digits.
        case number(Int)
        /// Class names, which are combined with those of other attributes of the element.
        case classes([String])
        /// The two classes of a minute: its hours and the remaining minutes.
        case minute(MinuteClass, Int)
        /// Class names from the program's source, which are combined with the others.
        case className(StaticString)
    }

    /// The prefix of the name.
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

    /// Returns this attribute if the condition is true, and ``none`` otherwise.
    public func when(_ condition: Bool) -> Attribute { condition ? self : .none }
}

/// What a minute of the timeline means for an element. The stylesheet has a class for each hour and each minute of each
/// case.
enum MinuteClass: Sendable {
    /// The start: `h11 m39`.
    case beginning
    /// The length: `dh0 dm20`.
    case lasting
    /// The minute at the upper edge: `oh4 om51`.
    case origin

    /// The prefix of the hours.
    var hours: StaticString {
        switch self {
        case .beginning: "h"
        case .lasting: "dh"
        case .origin: "oh"
        }
    }

    /// The prefix of the remaining minutes.
    var minutes: StaticString {
        switch self {
        case .beginning: "m"
        case .lasting: "dm"
        case .origin: "om"
        }
    }
}
