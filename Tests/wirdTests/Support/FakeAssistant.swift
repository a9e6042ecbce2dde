import Foundation
import Records
import Synchronization
import Testing

/// An OpenAI-compatible server on a port of this machine that answers as a test wants it to: badly, late, not at all.
final class FakeAssistant: Sendable {
    /// What came in.
    struct Question: Sendable {
        var head: String
        var json: JSON
        /// The day in numbers, as the assistant is told it.
        var facts: JSON { (try? JSON(reading: text)) ?? .null }
        var text: String { json["messages"]?.array?.last?["content"]?.string ?? "" }
    }

    /// What goes out.
    struct Answer: Sendable {
        var status = 200
        var body = ""
        var delay = 0.0

        /// A completion with a content.
        static func content(_ text: String) -> Answer {
            let json: JSON = ["choices": [["message": ["role": "assistant", "content": .string(text)]]]]
            return Answer(body: json.text())
        }
    }

    let port: Int
    private let listener: Listener
    private let state = Mutex<(questions: [Question], answer: Answer)>(([], Answer()))

    init() throws {
        listener = try Listener()
        port = listener.port
        Thread.detachNewThread { [weak self, listener] in
            while let connection = listener.accept() { self?.serve(connection) }
        }
    }

    deinit { listener.close() }

    var questions: [Question] { state.withLock { $0.questions } }
    /// What the next questions are answered with.
    func answer(_ answer: Answer) { state.withLock { $0.answer = answer } }

    private func serve(_ connection: Int32) {
        defer { _ = Foundation.close(connection) }
        guard let question = Self.read(connection) else { return }
        let answer = state.withLock { state in
            state.questions.append(question)
            return state.answer
        }
        Thread.sleep(forTimeInterval: answer.delay)
        let head =
            "HTTP/1.1 \(answer.status) Fake\r\nContent-Type: application/json\r\nConnection: close\r\n"
            + "Content-Length: \(answer.body.utf8.count)\r\n\r\n"
        let bytes = Array((head + answer.body).utf8)
        _ = bytes.withUnsafeBytes { send(connection, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
    }

    private static func read(_ connection: Int32) -> Question? {
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = recv(connection, &buffer, buffer.count, 0)
            guard count > 0 else { return nil }
            bytes += buffer[..<count]
            let text = String(decoding: bytes, as: UTF8.self)
            guard let end = text.range(of: "\r\n\r\n") else { continue }
            let head = String(text[..<end.lowerBound])
            let length = head.lowercased().components(separatedBy: "content-length: ").last
                .flatMap { Int($0.prefix { $0.isNumber }) }
            let body = Array(text[end.upperBound...].utf8)
            guard body.count >= length ?? 0 else { continue }
            return Question(head: head, json: (try? JSON(reading: body)) ?? .null)
        }
    }
}
