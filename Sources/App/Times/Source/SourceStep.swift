/// What a form of the source's page asks for.
enum SourceStep: String, CaseIterable, Hashable, Sendable {
    /// Ask the source from now on, at the address that comes with it or at the one that is kept.
    case on
    /// Keep the address and ask no more.
    case off
    /// Ask now, and not only when it is due.
    case ask
    /// Forget the address and what was answered.
    case remove
}
