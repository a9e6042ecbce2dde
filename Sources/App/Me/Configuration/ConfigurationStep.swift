/// What a form on the page of the person's own configuration asks for.
enum ConfigurationStep: String, CaseIterable, Sendable {
    /// Reads a file and shows what it would change; nothing is stored.
    case preview
    /// Reads the file again and stores it in place of the present one.
    case accept
    /// Restores the previous configuration; doing it twice changes nothing.
    case undo
    case remove
}
