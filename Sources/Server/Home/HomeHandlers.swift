import App
import Storage

/// The app's decisions about devices outside this machine.
public struct HomeHandlers: Sendable {
    /// Who may enter (`App.handleEntrance`).
    public var entrance: AppHandler
    /// Who is paired (`App.handlePairing`).
    public var pairing: AppHandler
    /// What is noted at a start, and the first code (`App.handleHome`).
    public var home: AppHandler

    public init(
        entrance: @escaping AppHandler, pairing: @escaping AppHandler, home: @escaping AppHandler
    ) {
        self.entrance = entrance
        self.pairing = pairing
        self.home = home
    }
}
