import App

/// The addresses of listening while somebody recites. The server alone answers them.
enum ListeningAddress: Equatable {
    /// `/quran/recite/recogniser`: whether anything can listen here.
    case recogniser
    /// `/quran/recite/listen`: where a session begins.
    case begin
    /// `/quran/recite/listen/ID/…`: a session that is under way.
    case session(String, Part)

    /// What is asked of a session.
    enum Part: String, Equatable {
        case sound
        case events
        case contest
        /// Begins the ayah of a word again.
        case again
        case end
    }

    /// Whether a path is one of listening, known or not.
    static func isResponsible(for path: String) -> Bool {
        path == App.recogniserPath || path == App.listenPath || path.hasPrefix(App.listenPath + "/")
    }

    /// `nil` if a path leads nowhere.
    init?(path: String) {
        switch path {
        case App.recogniserPath: self = .recogniser
        case App.listenPath: self = .begin
        default:
            guard path.hasPrefix(App.listenPath + "/") else { return nil }
            let parts = path.dropFirst(App.listenPath.count + 1).split(separator: "/", omittingEmptySubsequences: false)
            guard parts.count == 2, parts[0].utf8.count == 32, let part = Part(rawValue: String(parts[1])) else {
                return nil
            }
            self = .session(String(parts[0]), part)
        }
    }
}
