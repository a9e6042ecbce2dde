import Records

/// The app's result for a request: an answer, or what it still needs to give one.
public enum Outcome: Sendable {
    /// Store the changes, then send the response. Changes are partial records, to be merged.
    case respond(Response, changes: Changes)
    /// Load these, then ask again with the same request.
    case needs(Needs)
}
