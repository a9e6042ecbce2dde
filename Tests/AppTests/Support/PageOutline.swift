import Foundation

/// A page as assistive technology meets it, a line for each thing: what snapshots lock.
struct PageOutline {
    private(set) var lines: [String] = []
    private var open: [(tag: String, line: Int?)] = []
    private static let void = ["input", "br", "hr", "img", "meta", "path", "circle", "rect", "link"]
    private static let shown = [
        "h1", "h2", "h3", "p", "a", "button", "summary", "section", "progress", "svg", "audio", "li", "dt", "dd",
        "textarea", "nav", "details", "form",
    ]

    init(_ html: String) {
        var rest = html[...]
        while let start = rest.firstIndex(of: "<") {
            say(String(rest[..<start]))
            guard let end = rest[start...].firstIndex(of: ">") else { break }
            tag(String(rest[rest.index(after: start)..<end]))
            rest = rest[rest.index(after: end)...]
        }
        lines = lines.map {
            $0.replacing(#/\s+/#, with: " ").trimmingCharacters(in: .whitespaces)
        }
    }

    private mutating func say(_ text: String) {
        let words = text.replacing("&#39;", with: "'").replacing("&amp;", with: "&").replacing("&quot;", with: "\"")
            .replacing(#/[\u{2066}-\u{2069}]/#, with: "").trimmingCharacters(in: .whitespacesAndNewlines)
        guard !words.isEmpty else { return }
        if let line = open.last(where: { $0.line != nil })?.line {
            lines[line] += " " + words
        } else {
            lines.append(words)
        }
    }

    private mutating func tag(_ tag: String) {
        let name = String(tag.prefix { $0.isLetter || $0.isNumber || $0 == "/" })
        if name.hasPrefix("/") {
            if let last = open.lastIndex(where: { $0.tag == name.dropFirst() }) { open.removeSubrange(last...) }
            return
        }
        let isVoid = Self.void.contains(name) || tag.hasSuffix("/")
        let isShown = Self.shown.contains(name) && !(name == "svg" && !tag.contains("role="))
        var line: Int?
        if isShown {
            lines.append(name + attributes(tag))
            line = lines.count - 1
        }
        if !isVoid { open.append((name, line)) }
    }

    private func attributes(_ tag: String) -> String {
        var words = ""
        for name in [
            "class", "href", "action", "src", "aria-label", "aria-valuenow", "aria-current", "data-step", "data-badge",
            "data-standing",
        ] {
            guard let match = tag.firstMatch(of: try! Regex("\\b\(name)=\"([^\"]*)\"")),
                let value = match.output[1].substring
            else { continue }
            // Numbers of requests are drawn; an address with one is the same address.
            let fixed = value.replacing(#/[0-9a-f]{12}-[0-9a-f]{16}(-\d)?/#, with: "ID")
            words += " \(name)=\(fixed)"
        }
        if tag.contains("data-done") { words += " done" }
        if tag.contains("disabled") { words += " disabled" }
        return words + " |"
    }
}

extension StringProtocol {
    /// What follows the first time that a mark stands here; empty where it doesn't.
    func after(_ mark: String) -> String {
        components(separatedBy: mark).dropFirst().joined(separator: mark)
    }
}
