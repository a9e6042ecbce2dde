import Interface

/// The addresses in a task's notes, such as those of a meeting or a shared document, to be opened with a touch. They
/// are only links: nothing is fetched from them, and no service's program is built in (SY-051).
enum MeetingLinks {
    /// The maximum number of links on a sheet; the notes hold them all.
    private static let most = 3
    private static let beginning: StaticString = "https://"

    /// The `https` addresses in a text in order, without repetitions.
    static func find(in text: String) -> [Link] {
        var links: [Link] = []
        for word in text.utf8.split(whereSeparator: { $0 <= 0x20 || $0 >= 0x7F || isBorder($0) }) {
            guard links.count < most, let address = address(in: word), let link = Link(https: address),
                host(of: link) != nil, !links.contains(where: { $0.text == link.text })
            else { continue }
            links.append(link)
        }
        return links
    }

    /// The host that a link leads to, or `nil` if it isn't a plausible one.
    static func host(of link: Link) -> String? {
        let rest = link.text.utf8.dropFirst(beginning.utf8CodeUnitCount)
        let host = rest.prefix { $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") }
        // A name before an @ disguises an address as another host's.
        guard host.contains(UInt8(ascii: ".")), !host.contains(UInt8(ascii: "@")) else { return nil }
        return String(decoding: Array(host), as: UTF8.self)
    }

    /// The links in a task's notes. Each opens beside the app, and the page there can't reach the app.
    @NodeBuilder static func node(_ notes: String, _ strings: Strings) -> Node {
        let links = find(in: notes)
        if !links.isEmpty {
            div(.class("choices")) {
                for link in links {
                    a(href: link, .class("button", "button-secondary"), .newTab, .rel("noopener noreferrer")) {
                        Icon.forward.node(.text)
                        span { strings(.taskLink, .text("host", host(of: link) ?? "")) }
                    }
                }
            }
        }
    }

    /// Whether a byte delimits an address in a text without belonging to it.
    private static func isBorder(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""): true
        default: false
        }
    }

    /// The address in a word without the punctuation of its sentence, or `nil` if there is none.
    private static func address(in word: Substring.UTF8View) -> String? {
        var bytes = Array(word)
        while let last = bytes.last, isEnding(last) { bytes.removeLast() }
        let wanted = Array(beginning.description.utf8)
        for start in bytes.indices where bytes[start...].starts(with: wanted) {
            return String(decoding: bytes[start...], as: UTF8.self)
        }
        return nil
    }

    private static func isEnding(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"), UInt8(ascii: "!"),
            UInt8(ascii: ")"), UInt8(ascii: "'"):
            true
        default: false
        }
    }
}
