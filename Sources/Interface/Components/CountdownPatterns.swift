/// The patterns of a countdown, for the script that updates it.
public enum CountdownPatterns {
    /// Returns the plural forms of hours and minutes, how the two are joined, and how the last hour is counted, which doesn't read as a time of day.
    public static func attributes(_ strings: Strings) -> [Attribute] {
        var attributes: [Attribute] = [
            .data("join", strings[.hoursAndMinutes]), .data("clock", strings[.countdown]),
        ]
        for form in strings.forms(.hours) { attributes.append(Attribute(hours(form.category), .text(form.text))) }
        for form in strings.forms(.minutes) { attributes.append(Attribute(minutes(form.category), .text(form.text))) }
        return attributes
    }

    private static func hours(_ category: PluralCategory) -> StaticString {
        switch category {
        case .zero: "data-h-zero"
        case .one: "data-h-one"
        case .two: "data-h-two"
        case .few: "data-h-few"
        case .many: "data-h-many"
        case .other: "data-h-other"
        }
    }

    private static func minutes(_ category: PluralCategory) -> StaticString {
        switch category {
        case .zero: "data-m-zero"
        case .one: "data-m-one"
        case .two: "data-m-two"
        case .few: "data-m-few"
        case .many: "data-m-many"
        case .other: "data-m-other"
        }
    }
}
