import Interface
import Records
import Server

/// What `wird serve` prints once it answers.
struct ServingReport {
    let terminal: Terminal
    let address: String
    let home: HomeAnnouncement?
    /// Whether the lines go to a person's terminal, where a link is drawn for a phone's camera as well.
    let isDrawn: Bool
    /// Whether the lines go to the journal of a service, which keeps them and is read by others: a link that pairs isn't
    /// for it.
    var isLogged = false

    var lines: [String] { [terminal.word("serving", ["address": address])] + (home.map(lines) ?? []) }

    private func lines(_ home: HomeAnnouncement) -> [String] {
        var lines = [""]
        if home.origin != home.publicOrigin {
            lines.append(terminal.word("home.serving", ["address": home.origin + "/"]))
        }
        if let origin = home.publicOrigin { lines.append(terminal.word("home.public", ["address": origin + "/"])) }
        if let trust = home.trust {
            lines += [terminal.word("home.trust"), "  " + trust] + other(trust, home) + picture(of: trust)
            lines += [terminal.word("home.fingerprint")] + home.fingerprint.map { "  " + $0 }
        }
        if let pairing = home.pairing {
            lines +=
                isLogged
                ? [terminal.word("home.pairLater")]
                : [terminal.word("home.pair"), "  " + pairing] + other(pairing, home) + picture(of: pairing)
        }
        if home.plainOrigin != nil { lines.append(terminal.word("home.plain")) }
        return lines
    }

    /// The same link by the machine's address, for networks that don't find its name.
    private func other(_ link: String, _ home: HomeAnnouncement) -> [String] {
        guard let name = Self.host(of: home.origin), let plain = home.plainOrigin.flatMap(Self.host),
            link.contains("//\(name):")
        else { return [] }
        return ["  " + link.replacing("//\(name):", with: "//\(plain):")]
    }

    private static func host(of origin: String) -> String? {
        origin.split(separator: "/").last.map { String($0[..<($0.lastIndex(of: ":") ?? $0.endIndex)]) }
    }

    /// A link as a QR code. The level is the lowest, since a screen is whole and the code must fit a window.
    private func picture(of link: String) -> [String] {
        isDrawn ? QRCode(link, level: .low)?.lines ?? [] : []
    }

    var json: JSON {
        var json: JSONObject = ["address": .string(address)]
        if let home {
            json["home"] = .string(home.origin)
            json["public"] = home.publicOrigin.map { .string($0) } ?? .null
            json["pairing"] = home.pairing.map { .string($0) } ?? .null
            json["trust"] = home.trust.map { .string($0) } ?? .null
            json["fingerprint"] = home.fingerprint.isEmpty ? .null : .string(home.fingerprint.joined(separator: " "))
        }
        return .object(json)
    }
}
