extension App {
    /// Whether a path is that of alerts by push, where a form makes a host ask a service elsewhere: hosts bound how often.
    public static func leadsToPush(path: String) -> Bool { Route(path: path) == .planner(.push) }
}
