import App
import HummingbirdCore

/// The way a request came in: which names are the listener's own, and who may enter by it.
struct Door: Sendable {
    let origin: OwnOrigin
    /// `nil` for loopback, where nobody is asked.
    let entrance: Entrance?
    /// Pairs devices, at the doors to outside.
    let pairing: PairingResponder?

    init(loopback port: Int) {
        origin = OwnOrigin(port: port)
        entrance = nil
        pairing = nil
    }

    init(home origin: OwnOrigin, entrance: Entrance, pairing: PairingResponder) {
        self.origin = origin
        self.entrance = entrance
        self.pairing = pairing
    }
}
