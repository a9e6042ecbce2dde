/// Where a task goes for which the day has no room. The raw value is what forms send.
enum Overflow: String, CaseIterable, Hashable, Sendable {
    case tomorrow, inbox, stay

    /// The name of the field for one task; ``FieldName/overflow`` speaks for all.
    static func field(_ id: String) -> String { "overflow-" + id }
}
