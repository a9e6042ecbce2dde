/// How a session stands, as its page is told.
enum ListeningState: String, Sendable {
    /// The recogniser isn't ready yet. What is said meanwhile is kept.
    case loading
    case listening
    /// The recogniser is slower than the voice; what it says comes late.
    case behind
    /// It ended or hung, and a new one is begun.
    case restarted
    /// Nothing has been heard for so long that the person should know.
    case silent
    /// It can't be had, so the session is over.
    case absent
}
