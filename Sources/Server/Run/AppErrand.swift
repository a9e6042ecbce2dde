import App
import Records
import Storage

/// Asks one of the app's handlers for what a host is to do, and tells it what came of it: the app decides, the host does.
struct AppErrand: Sendable {
    let host: LocalHost
    let handler: AppHandler
    /// The address of the page that the errand belongs to.
    let path: String
    let world: World
    let writer: WritingThread

    /// Asks what is to be done.
    ///
    /// - Parameter facts: what the app has to know for that.
    func ask(_ facts: JSON? = nil) async throws -> JSON { try await send("GET", facts?.bytes() ?? []) }

    /// Tells what was done, or what is known meanwhile; gives what the app says to it.
    func tell(_ report: JSON) async throws -> JSON { try await send("POST", report.bytes()) }

    private func send(_ method: String, _ body: [UInt8]) async throws -> JSON {
        let request = AppRequest(
            method: method, path: path, body: body, now: world.now(), entropy: world.entropy())
        let answer = try await writer.run { [host, handler] in try host.handle(request, by: handler).response }
        return try JSON(reading: answer.body)
    }
}
