/// The fields of forms about access and data.
extension FieldName {
    /// The extent of an erasure.
    static var extent: FieldName { FieldName("extent") }
    /// Whether a revoked device is to forget what it has; also named when a request to erase for good is refused.
    static var forget: FieldName { FieldName("forget") }
    /// The access token that a form is about, and the field named when a new one's scopes are refused.
    static var token: FieldName { FieldName("token") }
    static var scopes: FieldName { FieldName("scopes") }
    /// The paired device that a form is about.
    static var device: FieldName { FieldName("device") }
    /// A measured time, and whether the page recovered from a fault.
    static var milliseconds: FieldName { FieldName("milliseconds") }
    static var recovered: FieldName { FieldName("recovered") }
    /// Where a fault came from.
    static var trace: FieldName { FieldName("trace") }
}
