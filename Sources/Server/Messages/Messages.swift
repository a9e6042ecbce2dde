import HTTPTypes
import HummingbirdCore
import Interface
import NIOCore
import Records
import Storage

/// The host's own sentences, in the languages of the catalogues: for what goes wrong below the app.
public struct Messages: Sendable {
    private let locales: Locales?

    /// The texts of these languages; without any, a sentence is its key.
    public init(_ locales: Locales?) { self.locales = locales }

    /// The host's sentences out of the catalogues of a bundle; the app holds the others.
    public init(bundle: JSON) {
        var files = bundle["locales"]?.object ?? JSONObject()
        for member in files.members where member.name != "registry" {
            var own = JSONObject()
            for text in member.value.object?.members ?? [] where text.name.hasPrefix("host.") {
                own[text.name] = text.value
            }
            files[member.name] = .object(own)
        }
        self.init(try? Locales(files))
    }

    /// A sentence in a language; the key itself where the catalogues lack it.
    public func text(_ key: String, _ values: [String: String] = [:], language: String) -> String {
        phrase("host.\(key)", values, language: language)
    }

    /// A sentence under its whole key.
    public func phrase(_ key: String, _ values: [String: String] = [:], language: String) -> String {
        let text = locales?.strings(code: language)[key: key]
        // Without catalogues a program in trouble still says what it knows.
        guard let text else { return ([key] + values.sorted { $0.key < $1.key }.map(\.value)).joined(separator: " ") }
        return values.sorted { $0.key < $1.key }.reduce(text) { text, entry in
            text.replacing("{\(entry.key)}", with: entry.value)
        }
    }

    /// The first language of an `Accept-Language` header (RFC 9110 §12.5.4) that there are texts in; else the default.
    func preferred(_ header: String) -> String {
        for range in header.split(separator: ",") {
            let tag = range.prefix { $0 != ";" }.filter { $0 != " " }
            let code = String(tag.prefix { $0 != "-" }).lowercased()
            if locales?.language(code: code) != nil { return code }
        }
        return locales?.standard.code ?? "ar"
    }

    /// Whether who asks wants JSON.
    static func isProgram(_ request: Request) -> Bool {
        (request.headers[.accept] ?? "").hasPrefix("application/json")
    }

    /// A short page for a person, or an object `{"error", "message"}` for a program.
    func page(
        _ status: HTTPResponse.Status, _ key: String, _ values: [String: String] = [:], for request: Request
    ) -> Response {
        let language = preferred(request.headers[.acceptLanguage] ?? "")
        let message = text(key, values, language: language)
        if Self.isProgram(request) {
            let answer: JSON = ["error": .string(key), "message": .string(message)]
            return .json(answer.bytes(), status: status)
        }
        guard let known = locales?.language(code: language) else { return .plain(status, message + "\n") }
        let page = ProblemPage(language: known, message: message, back: text("back", language: language))
        return .html(page.render(), status: status)
    }
}
