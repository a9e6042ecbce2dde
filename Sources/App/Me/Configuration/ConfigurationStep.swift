/// What a form of the own configuration's page asks for.
enum ConfigurationStep: String, CaseIterable, Sendable {
    /// Reads a file and shows what it would change; nothing is kept.
    case preview
    /// Reads it again and keeps it in the place of the present one.
    case accept
    /// Puts what held before back; doing it twice changes nothing.
    case undo
    case remove
}
