import Storage

/// The app's entry points for what several people share.
struct SharedHandlers: Sendable {
    let decide, view, project, desk, file, verdicts: AppHandler
}
