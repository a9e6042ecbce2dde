import Almanac
import App
import Hummingbird
import Logging
import NIOCore
import Records
import ServiceLifecycle
import Storage

/// Sends alerts by push while the server runs. The app decides what is due, on which devices, and what it says; nothing
/// leaves the machine before the person switched it on in a browser.
///
/// The clock and the store's commit number are looked at again and again, rather than slept until the next alert: a
/// machine may sleep in between, its clock be set, the person's place or settings change, here or by another process.
struct PushKeeper: Service {
    let host: LocalHost
    /// The app's handler for alerts (`App.handlePush`).
    let handler: AppHandler
    let identity: Identity
    /// The store's commit number.
    let counter: @Sendable () throws(StoreError) -> Int64
    let world: World
    let writer: WritingThread
    let logger: Logger

    /// Who sends: one for all people of a process.
    struct Identity: Sendable {
        let key: PushKey
        let sender: PushSender
        /// The name under which this process takes the right to send.
        let owner: String

        init(_ key: PushKey) {
            self.key = key
            sender = PushSender(key)
            let number = World.random()
            owner = String(number.high, radix: 36) + String(number.low, radix: 36)
        }
    }

    func run() async throws {
        try? await cancelWhenGracefulShutdown {
            var rounds = PushRounds()
            await noteKey()
            while !Task.isCancelled {
                let commit = try? counter()
                if rounds.isTime(for: commit, at: world.now()) { await round(&rounds, commit) }
                try await Task.sleep(for: rounds.pause)
            }
        }
    }

    /// Tells the app the key that browsers bind their subscriptions to.
    func noteKey() async {
        do {
            _ = try await errand.tell(["step": "key", "key": .string(identity.key.publicText)])
        } catch {
            logger.error("the key for alerts can't be noted", metadata: ["error": "\(error)"])
        }
    }

    /// Looks at what is due, and sends it.
    func round(_ rounds: inout PushRounds, _ commit: Int64?) async {
        do {
            let plan = try await errand.ask(["trying": rounds.trying])
            rounds.begin(plan, commit: commit, at: world.now())
            guard rounds.hasDue(at: world.now()) else { return }
            let claim = try await errand.tell(
                ["step": "claim", "owner": .string(identity.owner), "trying": rounds.trying])
            guard let until = claim["until"]?.int.map({ Instant(milliseconds: $0) }) else { return }
            guard let list = claim["messages"]?.array else {
                // Another process sends; if it stops before it has, this one goes on.
                rounds.wait(until: until)
                return
            }
            // Another process was quicker.
            guard !list.isEmpty else { return }
            try await send(list, claim, until: until, plan, &rounds)
        } catch is CancellationError {
            return
        } catch {
            rounds.rest(commit: commit, at: world.now())
            logger.error("alerts can't be sent", metadata: ["error": "\(error)"])
        }
    }

    private func send(
        _ list: [JSON], _ claim: JSON, until: Instant, _ plan: JSON, _ rounds: inout PushRounds
    ) async throws {
        let now = world.now()
        var report = PushReport()
        var messages: [PushMessage] = []
        for json in list {
            guard let message = PushMessage(json) else {
                report.giveUp(json)
                continue
            }
            if rounds.mayTry(message, at: now) { messages.append(message) }
        }
        let sending = plan["sending"]
        let manner = PushSender.Manner(
            contact: claim["contact"]?.string ?? "", near: (claim["near"]?.array ?? []).compactMap(\.string),
            atOnce: Int(clamping: sending?["atOnce"]?.int ?? 1),
            timeout: .seconds(sending?["timeout"]?.int ?? 1), proof: sending?["proof"]?.int ?? 0)
        // A message is begun only if it will be done before others take over, whatever happened to this process since.
        let last = until - .seconds(sending?["timeout"]?.int ?? 1)
        let results = await identity.sender.send(messages, manner) { [world] in
            world.now() <= last && world.now() >= now
        }
        for (message, result) in zip(messages, results) {
            guard let result else { continue }
            if result == .forbidden {
                logger.warning("an alert isn't sent: its address is near, and NetworkConfig.json doesn't name it")
            }
            report.note(message, result)
            rounds.note(message, result, at: world.now())
        }
        _ = try await errand.tell(report.json(by: identity.owner))
        // Logs no address, and nothing of what was said.
        logger.debug("alerts were sent", metadata: ["count": "\(report.count)"])
    }

    private var errand: AppErrand {
        AppErrand(host: host, handler: handler, path: "/me/settings/push", world: world, writer: writer)
    }
}
