import Almanac
import Records

/// What a person chose about the shape of their days, as the settings' record holds it: texts by field name.
///
/// Their number depends on configuration, so they aren't ``FieldName``s. In the record their names begin with
/// ``prefix``.
struct PrayerSettingsValues: Hashable, Sendable {
    private var names: [String] = []
    private var values: [String] = []

    static let prefix = "shape."

    /// Creates values in which nothing is chosen.
    init() {}

    init(_ record: Record) {
        for entry in record.fields {
            guard case .string(let value) = entry.field.value, entry.name.utf8.starts(with: Self.prefix.utf8) else {
                continue
            }
            names.append(String(entry.name.dropFirst(Self.prefix.count)))
            values.append(value)
        }
    }

    var isEmpty: Bool { names.isEmpty }

    subscript(name: String) -> String? {
        for index in names.indices where names[index] == name { return values[index] }
        return nil
    }

    func isOn(_ name: String, standard: Bool = false) -> Bool { self[name].map { $0 == "on" } ?? standard }

    /// A number within its range; `nil` if there is none, or configuration no longer allows it.
    func number(_ name: String, in range: ClosedRange<Int>) -> Int? {
        guard let number = self[name].flatMap({ PrayerMinutes.number($0) }), range.contains(number) else { return nil }
        return number
    }

    /// A minute of the day.
    func time(_ name: String) -> Int? { self[name].flatMap { ClockTime($0) }?.minuteOfDay }
}
