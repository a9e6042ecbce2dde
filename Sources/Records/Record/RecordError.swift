/// Why a JSON value is no record. The raw value is a stable name for reports.
public enum RecordError: String, Error, Hashable, Sendable {
    case notAnObject = "not-an-object"
    case invalidScope = "invalid-scope"
    case invalidKind = "invalid-kind"
    case invalidID = "invalid-id"
    case invalidGeneration = "invalid-generation"
    case invalidFields = "invalid-fields"
    /// More fields, or larger values, than ``RecordLimits`` allow.
    case tooLarge = "too-large"
    case invalidFieldName = "invalid-field-name"
    /// A field is no array of a value and a stamp.
    case invalidField = "invalid-field"
    case invalidStamp = "invalid-stamp"
}
