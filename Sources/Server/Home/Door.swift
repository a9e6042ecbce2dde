import App
import HummingbirdCore

/// The way a request came in: which names are the listener's own, and who may enter by it.
struct Door: Sendable {
    let origin: OwnOrigin
    /// `nil` for loopback, where nobody is asked.
    let entrance: Entrance?
    /// Pairs devices, at the doors to outside.
    let pairing: PairingResponder?
    /// The pages about accounts; `nil` for a server that this machine alone reaches.
    let accounts: AccountDesk?
    /// Whether requests come over TLS.
    let isSecure: Bool

    init(loopback port: Int, accounts: AccountDesk? = nil) {
        origin = OwnOrigin(port: port)
        entrance = nil
        pairing = nil
        self.accounts = accounts
        isSecure = false
    }

    init(home origin: OwnOrigin, entrance: Entrance, pairing: PairingResponder, accounts: AccountDesk?) {
        self.origin = origin
        self.entrance = entrance
        self.pairing = pairing
        self.accounts = accounts
        isSecure = true
    }
}
