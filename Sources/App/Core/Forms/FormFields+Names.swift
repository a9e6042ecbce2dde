import Records

extension FormFields {
    /// The first value of a field; `nil` if the form did not send it.
    subscript(name: FieldName) -> String? { self[name.rawValue] }

    /// The last value of a field: a ticked box comes after the hidden field that says it is not ticked.
    func last(_ name: FieldName) -> String? { values(of: name.rawValue).last }
}
