import App
import HTTPTypes
import HummingbirdCore
import Interface

/// The pages for devices that aren't paired.
extension Messages {
    /// Says why nothing is shown, with the way on.
    func entrance(_ status: HTTPResponse.Status, text key: String, for request: Request) -> Response {
        let code = preferred(request.headers[.acceptLanguage] ?? "")
        let message = text(key, language: code)
        guard let language = language(code) else { return .plain(status, message + "\n") }
        let content = group {
            p(.class("part-lead")) { message }
            div(.class("form-actions")) {
                linkButton(
                    text("account.signIn", language: code), href: Link(path: AccountRoute.signIn.path), kind: .primary)
                linkButton(text("pair.way", language: code), href: Link(path: App.pairingPath))
                linkButton(text("account.join", language: code), href: Link(path: AccountRoute.join.path))
            }
        }
        return HostPage(language: language, title: text("pair.title", language: code), content: content, assets: assets)
            .response(status)
    }

    /// The form that pairs a device.
    ///
    /// - Parameter problem: what was wrong with the last one.
    func pairing(
        _ status: HTTPResponse.Status = .ok, problem: String? = nil, for request: Request
    ) -> Response {
        if let problem, Self.isProgram(request) { return page(status, problem, Self.limits, for: request) }
        let code = preferred(request.headers[.acceptLanguage] ?? "")
        guard let language = language(code) else { return .plain(status) }
        let limits = Self.limits.mapValues { strings(code)?.digits.rendering($0) ?? $0 }
        func word(_ key: String) -> String { text(key, limits, language: code) }
        let fields = App.pairingFields
        let content = group {
            if let problem { banner(word(problem), tone: .notice, icon: .warning) }
            p(.class("part-lead")) { word("pair.lead") }
            card(.class("part")) {
                form(.method(.post), .action(Link(path: App.pairingPath))) {
                    Field(fields.code, label: word("pair.code"), hint: word("pair.codeHint"))
                        .text("", .data("code"), .autocomplete("off"), .maxlength(80), .required())
                    Field(fields.name, label: word("pair.name"))
                        .text(
                            word("pair.nameGiven"), .autocomplete("off"), .maxlength(App.deviceNameLimit), .required())
                    Field(fields.path, label: word("pair.path"), hint: word("pair.pathHint")).toggle(false)
                    submitButton(word("pair.send"), icon: .check)
                }
            }
        }
        return HostPage(
            language: language, title: word("pair.title"), content: content, assets: assets, script: "pair.js"
        ).response(status)
    }

    private static let limits = ["limit": "\(App.deviceNameLimit)"]
}
