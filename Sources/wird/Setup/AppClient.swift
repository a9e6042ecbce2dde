import Almanac
import App
import Records
import Server
import Storage

/// Talks to the app as a script would over HTTP: the same addresses, the same JSON, the same rules.
struct AppClient {
    let host: LocalHost
    let world: World
    let terminal: Terminal
    /// Asks the assistant; `nil` for commands that never do.
    var advisor: Advisor?
    /// Who asks, over the store of something shared.
    var member: Member?

    /// The app's answer.
    struct Answer {
        var status: Int
        var body: [UInt8]

        /// The body as JSON, or `null` if it isn't JSON.
        var json: JSON { (try? JSON(reading: body)) ?? .null }
    }

    /// Reads a page as JSON.
    func get(_ path: String, query: String = "") throws -> JSON {
        try checked(send("GET", path, query: query, body: [])).json
    }

    /// Reads a page that is made of what its host says of itself.
    func page(_ path: String, saying facts: JSON) throws -> JSON {
        try checked(send("GET", path, query: "", body: facts.bytes())).json
    }

    /// Sends a form's fields.
    func post(_ path: String, _ fields: JSONObject) throws -> JSON {
        try checked(send("POST", path, query: "", body: JSON.object(fields).bytes())).json
    }

    /// The bytes at an address.
    func bytes(_ path: String, query: String = "") throws -> [UInt8] {
        try checked(send("GET", path, query: query, body: [])).body
    }

    /// Whether the path asks for its code.
    func isPathLocked() throws -> Bool { try send("GET", "/path/lock", query: "", body: []).status == 423 }

    /// Asks the assistant about a day, if the person has allowed it.
    func ask(_ path: String) async throws -> JSON {
        guard let advisor else { return .null }
        do {
            let response = try await advisor.answer(request("POST", path, query: "", body: Array("{}".utf8)))
            return try checked(Answer(status: response.status, body: response.body)).json
        } catch let error as StoreError {
            throw terminal.failure(error.message)
        }
    }

    private func request(_ method: String, _ path: String, query: String, body: [UInt8]) -> AppRequest {
        let language = "lang=\(terminal.language)"
        var request = AppRequest(
            method: method, path: path, query: query.isEmpty ? language : "\(query)&\(language)",
            contentType: body.isEmpty ? "" : "application/json", accept: "application/json", body: body,
            now: world.now(), entropy: world.entropy())
        request.member = member
        return request
    }

    private func send(_ method: String, _ path: String, query: String, body: [UInt8]) throws -> Answer {
        let request = request(method, path, query: query, body: body)
        do throws(StoreError) {
            let response = try host.respond(to: request)
            return Answer(status: response.status, body: response.body)
        } catch {
            throw terminal.failure(error.message)
        }
    }

    /// Returns a successful answer; a refusal ends the command with the app's own sentence.
    private func checked(_ answer: Answer) throws -> Answer {
        guard answer.status >= 400 else { return answer }
        let error = answer.json["error"]
        var text = error?["message"]?.string ?? terminal.text("failed", ["reason": "\(answer.status)"])
        if error?["code"] == "place_needed" { text = terminal.word("noPlace") }
        if error?["code"] == "path_locked" { text = terminal.word("path.locked") }
        if error?["code"] == "no_course" { text = terminal.word("course.none") }
        let starts = (error?["suggestions"]?.array ?? []).compactMap { $0["start"]?.string }
        if !starts.isEmpty {
            text += "\n" + terminal.word("suggestions", ["times": terminal.digits(starts.joined(separator: ", "))])
        }
        if terminal.printsJSON { print(answer.json.text()) }
        throw Failure(
            text, answer.status == 422 || answer.status == 400 ? .usage : answer.status < 500 ? .refused : .failed)
    }
}
