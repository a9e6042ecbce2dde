/// What a form of the source's page asks for.
enum SourceStep: String, CaseIterable, Hashable, Sendable {
    /// Asks the source from now on, at the address sent or at the stored one.
    case on
    /// Keeps the address but asks no more.
    case off
    /// Asks now, even if it is not yet due.
    case ask
    /// Forgets the address and the answers.
    case remove
}
