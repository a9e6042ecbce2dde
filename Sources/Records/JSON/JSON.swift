/// A JSON value (RFC 8259). Objects keep the order of their members.
///
/// Two values are equal when their canonical texts are: `.int(2)` equals `.double(2)`, and texts are compared
/// by code points.
public enum JSON: Sendable {
    case null
    case bool(Bool)
    case int(Int64)
    case double(Double)
    case string(String)
    case array([JSON])
    case object(JSONObject)
}
