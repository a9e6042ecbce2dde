import App
import Hummingbird
import Logging
import Records
import ServiceLifecycle
import Storage

/// Fetches the calendars that a person subscribed to while the server runs. The app decides which, when, and what is
/// kept of them; nothing is asked before the person subscribed.
struct CalendarKeeper: Service {
    let host: LocalHost
    /// The app's handler for subscribed calendars (`App.handleSubscriptions`).
    let handler: AppHandler
    let turns: HostTurns
    let world: World
    let writer: WritingThread
    let logger: Logger
    /// How often the app is asked whether a calendar is due.
    var interval = Duration.seconds(5)

    func run() async throws {
        await rounds(every: interval) { _ = await round(CalendarClient()) }
    }

    /// Fetches the calendar that is due, if one is, and hands it to the app. Returns whether one was.
    @discardableResult
    func round(_ client: CalendarClient) async -> Bool {
        do {
            guard let order = CalendarOrder(try await errand.ask()) else { return false }
            let report: JSON
            if let seconds = turns.take(order.address, at: world.now()) {
                var waits = order.report
                waits["failure"] = ["kind": "limited", "seconds": .int(seconds)]
                report = .object(waits)
            } else {
                report = try await client.fetch(order)
            }
            if report["failure"]?["kind"]?.string == "refused" {
                logger.warning("a calendar isn't fetched: it is near, and NetworkConfig.json doesn't name it")
            }
            let kept = try await errand.tell(report)
            // Neither an address nor a calendar's words stand in a log: both are a person's secrets.
            logger.debug(
                "a calendar was fetched",
                metadata: ["kept": "\(kept["kept"]?.bool ?? false)", "reason": "\(kept["reason"]?.string ?? "")"])
            return true
        } catch is CancellationError {
            return false
        } catch {
            logger.error("a calendar can't be stored", metadata: ["error": "\(error)"])
            return false
        }
    }

    private var errand: AppErrand {
        AppErrand(host: host, handler: handler, path: "/me/settings/calendars", world: world, writer: writer)
    }
}
