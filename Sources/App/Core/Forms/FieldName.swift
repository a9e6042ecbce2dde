/// The name of a form field; JSON bodies use the same names. Each area names its own, in its `FieldName+….swift`.
struct FieldName: Hashable, Sendable {
    let rawValue: String

    init(_ name: String) { rawValue = name }
}

/// The fields that forms of several areas have.
extension FieldName {
    static var operation: FieldName { FieldName("operation") }
    static var date: FieldName { FieldName("date") }
    /// What a change of several is for: tasks, erasures.
    static var chosen: FieldName { FieldName("chosen") }
    /// Where to go back to: the path of one of the app's own pages.
    static var back: FieldName { FieldName("back") }
    static var city: FieldName { FieldName("city") }
    static var latitude: FieldName { FieldName("latitude") }
    static var longitude: FieldName { FieldName("longitude") }
    static var zone: FieldName { FieldName("zone") }
    static var country: FieldName { FieldName("country") }
    static var name: FieldName { FieldName("name") }
    static var confirmation: FieldName { FieldName("confirmation") }
    static var file: FieldName { FieldName("file") }
    /// What a form of the timetable's page asks for, and what it sends: the file's text and name, what comes first in a
    /// date.
    static var step: FieldName { FieldName("step") }
    static var text: FieldName { FieldName("text") }
    static var fileName: FieldName { FieldName("fileName") }
    /// What a note on a day is about: a suggestion's id.
    static var mark: FieldName { FieldName("mark") }
}
