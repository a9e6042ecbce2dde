import Records

/// The values that a form showed when it was rendered, as short hashes that it sends back.
///
/// A form may be older than the record, which another tab or device may have changed since. A field whose value still
/// matches what was shown was left alone by the person and counts as not sent.
enum ShownValue {
    /// The fields of a task's form.
    static let fields: [FieldName] = [
        .title, .notes, .category, .duration, .date, .start, .timing, .prayer, .minutes, .priority, .deadlineDay,
        .deadlineTime, .fixed, .checklist, .lead,
    ]

    /// The name that a field's hash is sent under.
    static func name(_ field: FieldName) -> String { "shown-" + field.rawValue }

    /// The hash of a value. Forms send line breaks as CR LF, so both forms hash alike.
    static func text(_ value: String) -> String {
        ContentHash.text(value.utf8.filter { $0 != UInt8(ascii: "\r") })
    }
}

extension FormFields {
    /// The hash of what a field showed, or `nil` if the form doesn't say.
    subscript(shown field: FieldName) -> String? { self[ShownValue.name(field)] }

    /// The form without the fields that still have the values shown. A date and its start belong together.
    func withoutUntouched() -> FormFields {
        func isUntouched(_ field: FieldName) -> Bool {
            guard let shown = self[shown: field], let value = last(field) else { return false }
            return ShownValue.text(value) == shown
        }
        var untouched: [String] = []
        for field in [FieldName.title, .notes, .category, .duration, .priority, .fixed, .checklist, .lead]
        where isUntouched(field) {
            untouched.append(field.rawValue)
        }
        let timing: [FieldName] = [.timing, .prayer, .minutes]
        let isTied = timing.contains { self[$0] != nil && !isUntouched($0) }
        // A person who sets a clock time no longer wants the task tied to the prayer.
        if self[shown: .start] != nil, !isUntouched(.start), !isTied { untouched += timing.map { $0.rawValue } }
        if isUntouched(.date) && isUntouched(.start) && !isTied {
            for field in [.date, .start] + timing { untouched.append(field.rawValue) }
        }
        if isUntouched(.deadlineDay) && isUntouched(.deadlineTime) {
            untouched += [FieldName.deadlineDay.rawValue, FieldName.deadlineTime.rawValue]
        }
        return FormFields(pairs.filter { !untouched.contains($0.name) })
    }
}
