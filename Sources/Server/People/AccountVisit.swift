import App
import HTTPTypes
import Hummingbird
import HummingbirdCore
import Interface
import People
import Records

extension AccountDesk.Visit {
    /// The secret of what the browser has begun.
    var step: String? { StepCookie.secret(of: request) }

    /// The origin that the browser asked, which the door has found to be the server's own.
    var origin: String { "\(context.isSecure ? "https" : "http")://\((request.head.authority ?? "").lowercased())" }

    /// The server as passkeys know it: the name in the address. `nil` where that is a number, which WebAuthn doesn't
    /// take, or where the page isn't secure.
    var party: RelyingParty? {
        let authority = (request.head.authority ?? "").lowercased()
        guard context.isSecure, !authority.hasPrefix("[") else { return nil }
        let host = String(authority.prefix { $0 != ":" })
        guard !host.isEmpty, NetworkAddress(host) == nil else { return nil }
        return RelyingParty(id: host, name: "Wird", origins: [origin])
    }

    /// What the browser answers about a passkey.
    var credential: JSON { json["credential"] ?? .null }

    /// What the person calls the passkey that is being made; the device's name without one.
    var passkeyName: String {
        let name = PersonName(json["name"]?.string ?? "")?.text ?? ""
        return name.isEmpty ? device : name
    }

    /// What to call the device until the person says otherwise: its browser and system, as far as they are known.
    var device: String {
        let agent = request.headers[.userAgent] ?? ""
        let browser = [("Edg/", "Edge"), ("Firefox/", "Firefox"), ("Chrome/", "Chrome"), ("Safari/", "Safari")]
            .first { agent.contains($0.0) }?.1
        let system = [
            ("iPhone", "iPhone"), ("iPad", "iPad"), ("Android", "Android"), ("Mac OS X", "Mac"), ("Windows", "Windows"),
            ("Linux", "Linux"),
        ].first { agent.contains($0.0) }?.1
        let known = [browser, system].compactMap { $0 }.joined(separator: " · ")
        return known.isEmpty ? text("account.device") : known
    }

    /// A text in the language of the page.
    func text(_ key: String, _ values: [String: String] = [:]) -> String {
        var shown = values
        // Numbers are written in the language's own digits.
        if let digits = messages.strings(language)?.digits { shown = values.mapValues { digits.rendering($0) } }
        return messages.text(key, shown, language: language)
    }

    /// An answer to a script of the page.
    func message(
        _ status: HTTPResponse.Status, _ key: String, _ values: [String: String] = [:]
    ) -> Response {
        .json((["error": .string(key), "message": .string(text(key, values))] as JSON).bytes(), status: status)
    }
}

extension PasskeyUser {
    /// A person for whom a passkey is made. Their id is random, so it says nothing about them.
    init(of person: String, named name: String) {
        self.init(handle: Array(person.utf8), name: name, displayName: name)
    }
}

extension Response {
    /// Sends the browser on after a form.
    static func seeOther(_ path: String) -> Response {
        let headers: HTTPFields = [.location: path, .cacheControl: "no-store"]
        return Response(status: .seeOther, headers: headers.withSecurity)
    }
}
