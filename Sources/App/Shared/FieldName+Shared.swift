/// The fields of what is shared.
extension FieldName {
    /// The name that the others see, where the form also names a list.
    static var memberName: FieldName { FieldName("memberName") }
    /// Who had said that they would get an item, as the page showed it.
    static var takenBefore: FieldName { FieldName("takenBefore") }
    /// The member that a form is about.
    static var member: FieldName { FieldName("member") }
}
