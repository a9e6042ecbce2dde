import Foundation
import Interface
import Records
import Server
import Storage

/// The output of a command and its language.
struct Terminal {
    /// A language's code: `ar`, `en`.
    let language: String
    let printsJSON: Bool
    let messages: Messages
    /// Words, numbers and times, or `nil` if the catalogues are missing.
    let strings: Strings?

    init(_ options: CommonOptions, resources: ResourceFolder?, environment: [String: String]) throws {
        let codes = resources?.languages ?? []
        let code = options.lang ?? Self.language(of: environment, known: codes)
        // An unknown language is refused in English.
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

    /// The language that a shell's environment names (POSIX.1-2017 §8.2) if there are texts in it, otherwise English.
    static func language(of environment: [String: String], known: [String]) -> String {
        for name in ["LC_ALL", "LC_MESSAGES", "LANG"] {
            guard let value = environment[name], !value.isEmpty else { continue }
            let code = String(value.prefix { $0.isLetter }).lowercased()
            return known.contains(code) ? code : "en"
        }
        return "en"
    }

    /// A sentence from the catalogues.
    func text(_ key: String, _ values: [String: String] = [:]) -> String {
        messages.text(key, values, language: language)
    }

    /// A sentence of the command line, under `cli` in the catalogues.
    func word(_ key: String, _ values: [String: String] = [:]) -> String {
        messages.phrase("cli.\(key)", values, language: language)
    }

    /// A sentence of the command line in the plural form for a count.
    func counted(_ phrase: Phrase, _ count: Int64) -> String {
        strings?(phrase, count: count) ?? "\(phrase.key) \(count)"
    }

    /// A prayer's name in the language, by its name for programs.
    func prayer(_ name: String) -> String {
        guard let strings, strings.has(key: "prayer.\(name)") else { return name }
        return strings[key: "prayer.\(name)"]
    }

    /// A time of day or a number in the language's digits.
    func digits(_ text: String) -> String { strings?.digits.rendering(text) ?? text }

    /// A number with decimals in the language's digits and with its decimal separator.
    func decimal(_ value: Double) -> String {
        strings?.decimal(value) ?? "\(value)"
    }

    /// The separator between the parts of a line.
    var parting: String { strings?.parting ?? " · " }

    /// Prints lines, or the document if the output is JSON.
    func show(_ lines: @autoclosure () -> [String], json: JSON) {
        guard !printsJSON else { return print(json.text()) }
        for line in lines() { print(line) }
    }

    /// Whether the output is a terminal that knows colours: in a file or a log a drawing is only noise.
    var draws: Bool { isatty(STDOUT_FILENO) == 1 && ProcessInfo.processInfo.environment["TERM"] != "dumb" }

    /// Asks for a line of input on standard error, which a program that reads the output doesn't see.
    func ask(_ question: String) { FileHandle.standardError.write(Data((question + " ").utf8)) }

    /// Prints a remark on standard error, so that it doesn't go into a pipe.
    func remark(_ text: String) { FileHandle.standardError.write(Data((text + "\n").utf8)) }

    /// Prints a remark over the previous one, on a terminal only and never in a file.
    func remark(_ text: String, replacing: Bool) {
        guard replacing else { return remark(text) }
        FileHandle.standardError.write(Data("\r\u{1B}[K\(text)".utf8))
    }

    /// The failure with a sentence from the hosts.
    func failure(_ message: HostMessage, _ code: Failure.Code = .failed) -> Failure {
        Failure(text(message.key, message.values), code)
    }
}

/// The reason that a command ends without doing what it was asked: one sentence, already in the person's language.
struct Failure: Error {
    /// The exit code that the shell sees.
    enum Code: Int32 {
        case failed = 1
        case usage = 2
        case refused = 3
    }

    var text: String
    var code: Code

    init(_ text: String, _ code: Code = .failed) {
        self.text = text
        self.code = code
    }
}
