import Foundation
import NIOHTTP1
import Records

extension ExchangeClient {
    /// Does what the app decided: reads, writes and deletes. What was refused or changed meanwhile is left for the next
    /// round, whose list says how it stands.
    func carryOut(_ plan: JSON) async throws -> JSON {
        // A server that takes its time with each task may not keep everybody else's waiting; the next round has the rest.
        let end = ContinuousClock.now + order.timeout * 3
        var fetched: [JSON] = []
        for href in (plan["fetch"]?.array ?? []).compactMap(\.string) where ContinuousClock.now < end {
            let answer = try await ask(.GET, href, headers: [("accept", "text/calendar")], upTo: order.largest)
            guard answer.status == 200, !answer.etag.isEmpty, let text = String(validating: answer.body, as: UTF8.self)
            else { continue }
            fetched.append(["href": .string(href), "etag": .string(answer.etag), "text": .string(text)])
        }
        var sent: [JSON] = []
        for sending in plan["send"]?.array ?? [] where ContinuousClock.now < end {
            if let report = try await send(sending) { sent.append(report) }
        }
        var removed: [JSON] = []
        for entry in plan["remove"]?.array ?? [] where ContinuousClock.now < end {
            guard let href = entry["href"]?.string, let match = entry["match"]?.string else { continue }
            let answer = try await ask(.DELETE, href, headers: [("if-match", match)], upTo: 100_000)
            removed.append(["href": .string(href), "status": .int(Int64(answer.status))])
        }
        return [
            "fetched": .array(fetched), "sent": .array(sent), "removed": .array(removed),
            "more": plan["more"] ?? false,
        ]
    }

    /// Writes one task, in place of the version that is known or of none (RFC 4791 §5.3.2).
    private func send(_ sending: JSON) async throws -> JSON? {
        guard let name = sending["name"]?.string, let text = sending["text"]?.string else { return nil }
        let href = sending["href"]?.string ?? Self.path(of: name, in: order.address)
        let condition = sending["match"]?.string.map { ("if-match", $0) } ?? ("if-none-match", "*")
        let answer = try await ask(
            .PUT, href, headers: [condition, ("content-type", "text/calendar; charset=utf-8")],
            body: Array(text.utf8), upTo: 100_000)
        return [
            "href": .string(href), "name": .string(name), "tag": sending["tag"] ?? "", "text": .string(text),
            "etag": .string(answer.etag), "status": .int(Int64(answer.status)),
        ]
    }

    /// The path of a new object in the list, as the server will list it.
    static func path(of name: String, in address: String) -> String {
        let folder = URL(string: address)?.path(percentEncoded: true) ?? "/"
        let allowed = CharacterSet.alphanumerics.intersection(CharacterSet(charactersIn: "\u{0}"..."\u{7F}"))
            .union(CharacterSet(charactersIn: "-._~@"))
        return folder + (folder.hasSuffix("/") ? "" : "/")
            + (name.addingPercentEncoding(withAllowedCharacters: allowed) ?? name)
    }
}
