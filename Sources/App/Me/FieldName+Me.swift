/// The fields of forms about access and data.
extension FieldName {
    /// What an erasure takes.
    static var extent: FieldName { FieldName("extent") }
    /// What a refusal to let it go for good is about.
    static var forget: FieldName { FieldName("forget") }
    /// Which access token a form is about, and what a refusal says of how far a new one reaches.
    static var token: FieldName { FieldName("token") }
    static var scopes: FieldName { FieldName("scopes") }
    /// Whether this device's speed and faults are noted, and what is noted.
    static var milliseconds: FieldName { FieldName("milliseconds") }
    static var recovered: FieldName { FieldName("recovered") }
}
