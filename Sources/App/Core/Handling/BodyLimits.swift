/// The maximum sizes of request bodies in bytes. Neither host reads more, and the app accepts no more.
///
/// `Web/js/sw.js` has the same numbers, because it must know them before the app has started; a test compares them.
public enum BodyLimits {
    /// A form: many times the longest text that a field accepts.
    public static let form = 1 << 20
    /// An imported file: about 40,000 tasks. The worker has enough memory for what it makes of one.
    public static let file = 16 << 20

    /// The limit for a body posted to a path.
    public static func limit(path: String) -> Int {
        path == Route.me(.importData).path || path == Route.planner(.importTasks).path
            || path == Route.times(.timetable).path ? file : form
    }
}
