import Foundation
import People
import Records

/// Somebody who joins a ``HomeServer`` and uses it.
struct Joiner: Sendable {
    let server: HomeServer
    let id: String
    let name: String
    /// The value of the session's cookie.
    let cookie: String
    let recovery: String

    /// Sends a request as this person.
    func send(
        _ method: String, _ path: String, _ headers: [String: String] = [:], body: String? = nil
    ) async throws -> HomeServer.Answer {
        try await server.send(method, server.home + path, headers, body: body, session: cookie)
    }

    /// Adds a task as this person.
    func add(_ title: String) async throws -> Int {
        try await send(
            "POST", "/tasks", ["accept": "application/json", "content-type": "application/json"],
            body: #"{"title": "\#(title)"}"#
        ).status
    }
}

extension HomeServer {
    static let form = ["content-type": "application/x-www-form-urlencoded"]
    static let password = "a lantern under the stairs"

    /// A link's code, made as the operator makes it on the machine.
    func invite(_ role: Role = .person) async throws -> String {
        let page = try await send(
            "POST", loopback + "/account/people/invite", Self.form, body: "role=\(role.rawValue)&days=7&name=")
        return page.text.firstMatch(of: #/account/join#([0-9A-Z-]+)/#).map { String($0.output.1) } ?? ""
    }

    /// Joins with an invitation and a password.
    func join(_ name: String, _ code: String) async throws -> Joiner {
        let begun = try await send("POST", home + "/account/join", Self.form, body: "code=\(code)&name=\(name)")
        let step = String(begun.cookie?.split(separator: ";")[0].split(separator: "=")[1] ?? "")
        let done = try await send(
            "POST", home + "/account/ways/password",
            Self.form.merging(["cookie": "__Host-wird-step=\(step)"]) { $1 },
            body: "password=\(Self.password.replacing(" ", with: "+"))")
        let cookie = done.cookies["__Host-wird"] ?? ""
        let shown = done.cookies["__Host-wird-step"] ?? ""
        let page = try await send("GET", home + "/account/code", ["cookie": "__Host-wird-step=\(shown)"])
        let recovery = page.text.firstMatch(of: #/<code dir="ltr">([0-9A-Z-]+)</#).map { String($0.output.1) } ?? ""
        return Joiner(
            server: self, id: cookie.split(separator: ".").first.map(String.init) ?? "", name: name, cookie: cookie,
            recovery: recovery)
    }

    /// Signs in with a name and a password.
    func signIn(_ name: String, _ password: String = HomeServer.password) async throws -> Answer {
        try await send(
            "POST", home + "/account/signin", Self.form,
            body: "name=\(name)&password=\(password.replacing(" ", with: "+"))")
    }
}
