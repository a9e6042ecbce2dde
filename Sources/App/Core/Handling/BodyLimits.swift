/// How many bytes a request's body may have. Both hosts read no more, and the app answers no more.
///
/// `Web/js/sw.js` has the same numbers, since it must know them before the app has been started; a test compares them.
public enum BodyLimits {
    /// A form: any text that a field takes, many times over.
    public static let form = 1 << 20
    /// A file that is brought in: some 40,000 tasks. What the worker makes of it has room in its memory.
    public static let file = 16 << 20

    /// The limit for what is posted to a path.
    public static func limit(path: String) -> Int {
        path == Route.me(.importData).path || path == Route.planner(.importTasks).path
            || path == Route.times(.timetable).path ? file : form
    }
}
