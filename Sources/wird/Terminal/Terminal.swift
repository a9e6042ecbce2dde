import Foundation
import Interface
import Records
import Server
import Storage

/// Where a command prints, and in which language.
struct Terminal {
    /// A language's code: `ar`, `en`.
    let language: String
    let printsJSON: Bool
    let messages: Messages
    /// Words, numbers and times; `nil` where the catalogues are missing.
    let strings: Strings?

    init(_ options: CommonOptions, resources: ResourceFolder?, environment: [String: String]) throws {
        let codes = resources?.languages ?? []
        let code = options.lang ?? Self.language(of: environment, known: codes)
        // English is what an unknown language is refused in.
        let files = resources?.catalogues(of: [code, "en"]).object
        let known = files.flatMap { try? Locales($0, elsewhere: Set(codes)) }
        messages = Messages(known)
        language = code
        printsJSON = options.json
        strings = known?.strings(code: code)
        if let known, known.language(code: code) == nil {
            let values = ["lang": code, "known": known.languages.map(\.code).joined(separator: ", ")]
            throw Failure(messages.text("unknownLanguage", values, language: "en"), .usage)
        }
    }

    /// The language a shell's environment names (POSIX.1-2017 §8.2) where there are texts in it; else English.
    static func language(of environment: [String: String], known: [String]) -> String {
        for name in ["LC_ALL", "LC_MESSAGES", "LANG"] {
            guard let value = environment[name], !value.isEmpty else { continue }
            let code = String(value.prefix { $0.isLetter }).lowercased()
            return known.contains(code) ? code : "en"
        }
        return "en"
    }

    /// A sentence of the catalogues.
    func text(_ key: String, _ values: [String: String] = [:]) -> String {
        messages.text(key, values, language: language)
    }

    /// A sentence of the command line's own, under `cli` in the catalogues.
    func word(_ key: String, _ values: [String: String] = [:]) -> String {
        messages.phrase("cli.\(key)", values, language: language)
    }

    /// A sentence of the command line's own in the form that a count asks for.
    func counted(_ phrase: Phrase, _ count: Int64) -> String {
        strings?(phrase, count: count) ?? "\(phrase.key) \(count)"
    }

    /// A prayer's name in the language, by the name that programs know it by.
    func prayer(_ name: String) -> String {
        guard let strings, strings.has(key: "prayer.\(name)") else { return name }
        return strings[key: "prayer.\(name)"]
    }

    /// A time of the day or a number in the language's own digits.
    func digits(_ text: String) -> String { strings?.digits.rendering(text) ?? text }

    /// A number with its decimals in the language's own digits and decimal separator.
    func decimal(_ value: Double) -> String {
        strings?.decimal(value) ?? "\(value)"
    }

    /// What stands between the parts of a line.
    var parting: String { strings?.parting ?? " · " }

    /// Prints a line, or a document where programs read.
    func show(_ lines: @autoclosure () -> [String], json: JSON) {
        guard !printsJSON else { return print(json.text()) }
        for line in lines() { print(line) }
    }

    /// Asks for a line on the terminal's other stream, which a program that reads the answer doesn't see.
    func ask(_ question: String) { FileHandle.standardError.write(Data((question + " ").utf8)) }

    /// Says something beside what is printed, so that a pipe takes none of it.
    func remark(_ text: String) { FileHandle.standardError.write(Data((text + "\n").utf8)) }

    /// Says something in the place of what was said last; for a terminal, never for a file.
    func remark(_ text: String, replacing: Bool) {
        guard replacing else { return remark(text) }
        FileHandle.standardError.write(Data("\r\u{1B}[K\(text)".utf8))
    }

    /// The failure with one of the hosts' own sentences.
    func failure(_ message: HostMessage, _ code: Failure.Code = .failed) -> Failure {
        Failure(text(message.key, message.values), code)
    }
}
