import Records

/// What the app says to a request: an answer, or what it still needs in order to give one.
public enum Outcome: Sendable {
    /// Send the response once the changes are stored. Changes are partial records, to be merged.
    case respond(Response, changes: Changes)
    /// Load these and ask again with the same request.
    case needs(Needs)
}
