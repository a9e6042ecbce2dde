import Foundation
import Records
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// `wird serve` as a process of its own. It stops by itself after a minute, whatever becomes of the test.
final class RunningServer: Sendable {
    nonisolated(unsafe) let process: Process
    nonisolated(unsafe) private let errors: Pipe
    let port: Int

    /// Starts the server and waits until it answers.
    init(_ program: Program, port: Int? = nil, environment: [String: String] = [:]) async throws {
        let chosen = try port ?? Self.freePort()
        self.port = chosen
        let arguments = ["serve", "--port", "\(chosen)", "--test-stop-after", "300", "--test-clock", "--json"]
        let started = program.process(arguments, environment)
        process = started.0
        errors = started.errors
        try process.run()
        for _ in 0..<2_400 {
            if (try? await send("GET", "/healthz"))?.status == 200 { return }
            try await Task.sleep(for: .milliseconds(50))
        }
        Issue.record("the server does not answer")
    }

    deinit {
        if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    }

    /// An answer.
    struct Answer {
        var status: Int
        var body: Data
        var headers: [AnyHashable: Any]
        var json: JSON { (try? JSON(reading: [UInt8](body))) ?? .null }
        var text: String { String(decoding: body, as: UTF8.self) }
    }

    /// Sends a request and takes the answer; redirects are not followed.
    func send(
        _ method: String, _ path: String, _ fields: JSON? = nil, accept: String = "application/json",
        token: String? = nil
    ) async throws -> Answer {
        var request = URLRequest(url: try #require(URL(string: "http://127.0.0.1:\(port)\(path)")))
        request.httpMethod = method
        request.timeoutInterval = 20
        request.setValue(accept, forHTTPHeaderField: "Accept")
        if let token { request.setValue("Bearer \(token)", forHTTPHeaderField: "Authorization") }
        if let fields {
            request.httpBody = Data(fields.bytes())
            request.setValue("application/json", forHTTPHeaderField: "Content-Type")
        }
        let session = URLSession(configuration: .ephemeral)
        defer { session.finishTasksAndInvalidate() }
        let (data, response) = try await session.data(for: request)
        let http = try #require(response as? HTTPURLResponse)
        return Answer(status: http.statusCode, body: data, headers: http.allHeaderFields)
    }

    /// Sends a signal and waits for the end; gives the exit code, or the signal below zero.
    func stop(_ signal: Int32) -> Int32 {
        kill(process.processIdentifier, signal)
        process.waitUntilExit()
        return process.terminationReason == .exit ? process.terminationStatus : -process.terminationStatus
    }

    /// What the server logged, once it has ended.
    var log: String { String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self) }

    /// A port that nobody listens on.
    static func freePort() throws -> Int {
        let listener = try Listener()
        defer { listener.close() }
        return listener.port
    }
}
