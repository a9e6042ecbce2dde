import Records

extension FormFields {
    /// The first value of a field; `nil` where the form did not send it.
    subscript(name: FieldName) -> String? { self[name.rawValue] }

    /// The last value of a field: a ticked box stands after the hidden field that says it isn't.
    func last(_ name: FieldName) -> String? { values(of: name.rawValue).last }
}
