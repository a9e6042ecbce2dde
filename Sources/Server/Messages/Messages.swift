import HTTPTypes
import HummingbirdCore
import Interface
import NIOCore
import Records
import Storage

/// The host's own sentences in the languages of the catalogues, for failures below the app.
public struct Messages: Sendable {
    private let locales: Locales?
    /// The addresses of the app's files by their plain names, for pages of the server's own.
    let assets: [String: String]

    /// Creates the messages with these texts; without any, a sentence is its key.
    public init(_ locales: Locales?, assets: [String: String] = [:]) {
        self.locales = locales
        self.assets = assets
    }

    /// Takes the host's sentences from the catalogues of a bundle; the app holds the others.
    public init(bundle: JSON) {
        var files = bundle["locales"]?.object ?? JSONObject()
        for member in files.members where member.name != "registry" {
            var own = JSONObject()
            for text in member.value.object?.members ?? [] where Self.isOwn(text.name) { own[text.name] = text.value }
            files[member.name] = .object(own)
        }
        var assets: [String: String] = [:]
        for member in bundle["assets"]?.object?.members ?? [] { assets[member.name] = member.value.string }
        self.init(try? Locales(files), assets: assets)
    }

    /// Whether the host says a text itself, or needs it to write a date.
    private static func isOwn(_ key: String) -> Bool {
        ["host.", "date.", "month."].contains { key.hasPrefix($0) }
    }

    /// A sentence in a language, or the key itself if the catalogues lack it.
    public func text(_ key: String, _ values: [String: String] = [:], language: String) -> String {
        phrase("host.\(key)", values, language: language)
    }

    /// A sentence by its full key.
    public func phrase(_ key: String, _ values: [String: String] = [:], language: String) -> String {
        let text = locales?.strings(code: language)[key: key]
        // Without catalogues, a program in trouble still reports what it knows.
        guard let text else { return ([key] + values.sorted { $0.key < $1.key }.map(\.value)).joined(separator: " ") }
        return values.sorted { $0.key < $1.key }.reduce(text) { text, entry in
            text.replacing("{\(entry.key)}", with: entry.value)
        }
    }

    /// The languages that there are texts in; the first is the default.
    var languages: [Language] {
        guard let locales else { return [] }
        return [locales.standard] + locales.languages.filter { $0.code != locales.standard.code }
    }

    /// The language with a code, or `nil` if there are no texts in it.
    func language(_ code: String) -> Language? { locales?.language(code: code) }

    /// Numbers and dates in a language.
    func strings(_ code: String) -> Strings? { locales?.strings(code: code) }

    /// The first language of an `Accept-Language` header (RFC 9110 §12.5.4) that there are texts for; otherwise the
    /// default.
    func preferred(_ header: String) -> String {
        for range in header.split(separator: ",") {
            let tag = range.prefix { $0 != ";" }.filter { $0 != " " }
            let code = String(tag.prefix { $0 != "-" }).lowercased()
            if locales?.language(code: code) != nil { return code }
        }
        return locales?.standard.code ?? "ar"
    }

    /// Whether the client wants JSON.
    static func isProgram(_ request: Request) -> Bool {
        (request.headers[.accept] ?? "").hasPrefix("application/json")
    }

    /// A short page for a person, or an object `{"error", "message"}` for a program.
    func page(
        _ status: HTTPResponse.Status, _ key: String, _ values: [String: String] = [:], for request: Request
    ) -> Response {
        answer(status, key, values, for: request) { message in
            ["error": .string(key), "message": .string(message)]
        }
    }

    /// The same at an address of the app's. A program finds it where the app's own refusals are: `{"error": {"code", "message"}}`.
    func refusal(
        _ status: HTTPResponse.Status, _ key: String, _ values: [String: String] = [:], for request: Request
    ) -> Response {
        answer(status, key, values, for: request) { message in
            ["error": ["code": .string(key), "message": .string(message)]]
        }
    }

    private func answer(
        _ status: HTTPResponse.Status, _ key: String, _ values: [String: String], for request: Request,
        program: (String) -> JSON
    ) -> Response {
        let language = preferred(request.headers[.acceptLanguage] ?? "")
        let message = text(key, values, language: language)
        if Self.isProgram(request) { return .json(program(message).bytes(), status: status) }
        guard let known = locales?.language(code: language) else { return .plain(status, message + "\n") }
        let page = ProblemPage(language: known, message: message, back: text("back", language: language))
        return .html(page.render(), status: status)
    }
}

/// The page for failures below the app: one sentence and a link back.
struct ProblemPage {
    var language: Language
    var message: String
    var back: String

    /// Renders the page as HTML. It needs no file of the app.
    func render() -> [UInt8] {
        html(.lang(language.code), .dir(language.direction)) {
            head {
                Node.markup("<meta charset=\"utf-8\"><meta name=\"viewport\" content=\"width=device-width\">")
                title { message }
            }
            body {
                main {
                    p { message }
                    p { a(href: Link(path: "/")) { back } }
                }
            }
        }.renderDocument()
    }
}
