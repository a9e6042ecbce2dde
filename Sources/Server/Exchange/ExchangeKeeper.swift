import App
import Hummingbird
import Logging
import Records
import ServiceLifecycle
import Storage

/// Exchanges a person's tasks with the CalDAV server that they named while the server runs. The app decides when, and
/// what each side gets; nothing is asked before the person connected one.
struct ExchangeKeeper: Service {
    let host: LocalHost
    /// The app's handler for exchanges (`App.handleExchange`).
    let handler: AppHandler
    let turns: HostTurns
    let world: World
    let writer: WritingThread
    let logger: Logger
    /// How often the app is asked whether a round is due.
    var interval = Duration.seconds(5)

    func run() async throws {
        await rounds(every: interval) { _ = await round() }
    }

    /// Does the round that is due, if one is. Returns whether one was.
    @discardableResult
    func round() async -> Bool {
        do {
            guard let order = ExchangeOrder(try await errand.ask()) else { return false }
            if let seconds = turns.take(order.address, at: world.now()) {
                try await tell(order, ["failure": ["kind": "limited", "seconds": .int(seconds)]])
                return true
            }
            do {
                try await exchange(ExchangeClient(order: order))
            } catch let problem as ExchangeClient.Problem {
                try await tell(order, ["failure": ["kind": .string(problem.rawValue)]])
            } catch let error as StoreError {
                throw error
            } catch {
                try Task.checkCancellation()
                try await tell(order, ["failure": CalendarClient.failure(SourceError(error))])
            }
            return true
        } catch is CancellationError {
            return false
        } catch {
            logger.error("an exchange of tasks can't be stored", metadata: ["error": "\(error)"])
            return false
        }
    }

    private func exchange(_ client: ExchangeClient) async throws {
        guard !client.order.finds else {
            try await tell(client.order, ["lists": .array(try await client.lists())])
            return
        }
        let plan = try await tell(client.order, ["listed": .array(try await client.listed())])
        guard plan["fetch"] != nil else { return }
        try await tell(client.order, ["done": try await client.carryOut(plan)])
        // Neither an address nor a task's words stand in a log.
        logger.debug("tasks were exchanged")
    }

    @discardableResult
    private func tell(_ order: ExchangeOrder, _ report: JSONObject) async throws -> JSON {
        var report = report
        report["address"] = .string(order.address)
        return try await errand.tell(.object(report))
    }

    private var errand: AppErrand {
        AppErrand(host: host, handler: handler, path: "/me/settings/exchange", world: world, writer: writer)
    }
}
