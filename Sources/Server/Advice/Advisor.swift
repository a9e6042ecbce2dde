import App
import Records
import Storage

/// Carries a person's question to the assistant and its answer back to the app. The app decides whether to ask, what to
/// ask, and what of an answer is shown; nothing is asked unless the person presses the button.
public struct Advisor: Sendable {
    let host: LocalHost
    let handlers: Handlers
    let client: AdvisorClient
    let world: World
    private let writer = WritingThread()

    /// The app's two handlers for a question and its answer.
    public struct Handlers: Sendable {
        /// Decides what to ask (`App.handleAdvice`).
        let ask: AppHandler
        /// Decides what to make of the answer (`App.handleAdviceAnswer`).
        let take: AppHandler

        public init(ask: @escaping AppHandler, take: @escaping AppHandler) {
            self.ask = ask
            self.take = take
        }
    }

    /// The prefix of every address that asks the assistant.
    static let area = "/advice/"

    public init(host: LocalHost, handlers: Handlers, client: AdvisorClient, world: World) {
        self.host = host
        self.handlers = handlers
        self.client = client
        self.world = world
    }

    /// Answers a person's request to ask the assistant; nothing is stored.
    public func answer(_ request: AppRequest) async throws -> AppResponse {
        let first = try await handle(request, handlers.ask)
        guard first.status == 200, let json = try? JSON(reading: first.body), let order = AdvisorOrder(json) else {
            return first
        }
        var report: JSONObject = ["about": .string(order.about)]
        do {
            report["answer"] = .string(try await client.answer(to: order))
        } catch let trouble as AdvisorClient.RequestError {
            report["failure"] = .string(trouble.rawValue)
        }
        var second = request
        second.contentType = "application/json"
        second.body = JSON.object(report).bytes()
        // Time has passed while the assistant was thinking: tasks that have begun since can't be moved.
        second.now = world.now()
        second.entropy = world.entropy()
        return try await handle(second, handlers.take)
    }

    private func handle(_ request: AppRequest, _ handler: @escaping AppHandler) async throws -> AppResponse {
        try await writer.run { try host.handle(request, by: handler).response }
    }
}
