/// Why a JSON value is not a record. The raw values are stable names for reports.
public enum RecordError: String, Error, Hashable, Sendable {
    case notAnObject = "not-an-object"
    case invalidScope = "invalid-scope"
    case invalidKind = "invalid-kind"
    case invalidID = "invalid-id"
    case invalidGeneration = "invalid-generation"
    case invalidFields = "invalid-fields"
    /// There are more fields, or larger values, than ``RecordLimits`` allows.
    case tooLarge = "too-large"
    case invalidFieldName = "invalid-field-name"
    /// A field is not an array of a value and a stamp.
    case invalidField = "invalid-field"
    case invalidStamp = "invalid-stamp"
}
