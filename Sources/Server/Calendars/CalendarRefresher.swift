import App
import Logging
import Records
import Storage

/// Fetches the calendars that are due once, for a command that doesn't wait for a server.
public struct CalendarRefresher: Sendable {
    private let keeper: CalendarKeeper

    /// - Parameter handler: the app's handler for subscribed calendars (`App.handleSubscriptions`).
    public init(host: LocalHost, handler: @escaping AppHandler, bundle: JSON, world: World, logger: Logger) {
        keeper = CalendarKeeper(
            host: host, handler: handler, turns: HostTurns(bundle), world: world, writer: WritingThread(),
            logger: logger)
    }

    /// Fetches one after another what is due, at most a number of calendars.
    public func refresh(atMost most: Int) async {
        var left = most
        while left > 0, await keeper.round(CalendarClient()) { left -= 1 }
    }
}
