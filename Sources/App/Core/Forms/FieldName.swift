import Records

/// The name of a form field; JSON bodies use the same names. Each area adds its own in its `FieldName+….swift`.
struct FieldName: Hashable, Sendable {
    let rawValue: String

    init(_ name: String) { rawValue = name }
}

/// The fields used by the forms of several areas.
extension FieldName {
    static var operation: FieldName { FieldName("operation") }
    static var date: FieldName { FieldName("date") }
    /// The items that a change applies to: tasks or erasures.
    static var chosen: FieldName { FieldName("chosen") }
    /// The page to return to, as the path of one of the app's own pages.
    static var back: FieldName { FieldName("back") }
    static var city: FieldName { FieldName("city") }
    static var latitude: FieldName { FieldName("latitude") }
    static var longitude: FieldName { FieldName("longitude") }
    static var zone: FieldName { FieldName("zone") }
    static var country: FieldName { FieldName("country") }
    static var name: FieldName { FieldName("name") }
    /// The code that pairs a device, and whether the device gets the worship path.
    static var code: FieldName { FieldName("code") }
    static var path: FieldName { FieldName("path") }
    static var confirmation: FieldName { FieldName("confirmation") }
    static var file: FieldName { FieldName("file") }
    /// The step that a form asks for, and the text and name of a file.
    static var step: FieldName { FieldName("step") }
    static var text: FieldName { FieldName("text") }
    static var fileName: FieldName { FieldName("fileName") }
    /// What a note on a day is about: the id of a suggestion.
    static var mark: FieldName { FieldName("mark") }
}

extension FormFields {
    /// The first value of a field; `nil` if the form did not send it.
    subscript(name: FieldName) -> String? { self[name.rawValue] }

    /// The last value of a field: a ticked box comes after the hidden field that says it is not ticked.
    func last(_ name: FieldName) -> String? { values(of: name.rawValue).last }
}
