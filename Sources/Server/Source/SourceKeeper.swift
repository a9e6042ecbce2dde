import App
import AsyncHTTPClient
import Hummingbird
import Logging
import Records
import ServiceLifecycle
import Storage

/// Asks the optional source for the person's prayer times while the server runs. The app decides what to ask, when, and
/// what of an answer is kept; nothing is sent unless the person has switched it on.
struct SourceKeeper: Service {
    let host: LocalHost
    /// The app's handler for the source (`App.handleSource`).
    let handler: AppHandler
    let world: World
    let writer: WritingThread
    let logger: Logger
    /// How often the app is asked whether a request is due.
    var interval = Duration.seconds(5)

    func run() async throws {
        try? await cancelWhenGracefulShutdown {
            while !Task.isCancelled {
                await round(SourceClient())
                try await Task.sleep(for: interval)
            }
        }
    }

    /// Runs one round: asks for what is due and hands the result to the app.
    func round(_ client: SourceClient) async {
        do {
            guard let order = FetchRequest(try await errand.ask()), case .object(var report) = order.json else {
                return
            }
            do {
                report["answers"] = .array(try await client.answers(to: order).map { .string($0) })
            } catch let trouble as SourceError {
                if trouble == .refused {
                    logger.warning("the source isn't asked: it is near, and NetworkConfig.json doesn't name it")
                }
                report["failure"] = trouble.json
            }
            try Task.checkCancellation()
            let kept = try await errand.tell(.object(report))
            // Logs no address and no text of an answer: a log must not reveal where someone is.
            logger.debug(
                "the source was asked",
                metadata: ["kept": "\(kept["kept"]?.bool ?? false)", "reason": "\(kept["reason"]?.string ?? "")"])
        } catch is CancellationError {
            return
        } catch {
            logger.error("the source's answer can't be stored", metadata: ["error": "\(error)"])
        }
    }

    private var errand: AppErrand {
        AppErrand(host: host, handler: handler, path: "/me/settings/source", world: world, writer: writer)
    }
}
