import Interface
import Records

/// The page about a new code, which this once shows it with the addresses to open on the other device.
///
/// The page has no form, so that nothing of the code's making is sent with one (``PairingCode``).
struct PairingCodePage {
    let strings: Strings
    let code: String
    let home: HomeAddress

    private var link: String { home.link(code) }

    var page: Page {
        Page(
            title: strings[.devicesCode], area: .me, name: "code",
            header: PageHeader(
                strings[.devicesCode], back: Route.me(.devices).link(), backLabel: strings[.navBack]
            ).node,
            content: group {
                banner(strings[.devicesCodeOnce], tone: .notice, icon: .info)
                if let trust = home.trust {
                    card(.class("part")) {
                        h2 { strings[.devicesTrust] }
                        address(trust)
                    }
                }
                card(.class("part")) {
                    h2 { strings[.devicesOpen] }
                    address(link)
                    p(.class("field-hint")) { strings[.devicesType] }
                    p(.class("secret")) { Interface.code(.dir(.leftToRight)) { code } }
                }
                div(.class("form-actions")) {
                    linkButton(
                        strings[.devicesDone], href: Route.me(.devices).link(), kind: .primary, icon: .check)
                }
            })
    }

    /// An address for another device: for its camera, and in letters. It is no link, because whoever follows it here
    /// would use the code up on this device.
    @NodeBuilder private func address(_ text: String) -> Node {
        if let code = QRCode(text) { div(.class("qr-code")) { code.node(label: strings[.devicesPicture]) } }
        p(.class("secret")) { Interface.code(.dir(.leftToRight)) { text } }
    }

    var json: JSON {
        [
            "code": .string(code), "link": .string(link), "trust": home.trust.map { .string($0) } ?? .null,
            "seconds": .int(PairingCode.life / 1_000),
        ]
    }
}
