/// The HTTP methods the app answers.
public enum Method: String, Hashable, Sendable {
    case get = "GET"
    case head = "HEAD"
    case post = "POST"
}
