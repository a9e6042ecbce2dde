/// Where a task goes if the day has no room for it. The raw value is what forms send.
enum Overflow: String, CaseIterable, Hashable, Sendable {
    case tomorrow, inbox, stay

    /// The name of the field for one task; ``FieldName/overflow`` applies to all.
    static func field(_ id: String) -> String { "overflow-" + id }
}
