import App
import Storage

/// The app's decisions about devices outside this machine.
public struct HomeHandlers: Sendable {
    /// Who may enter (`App.handleEntrance`).
    public var entrance: AppHandler
    /// Who is paired (`App.handlePairing`).
    public var pairing: AppHandler
    /// That somebody signed in on a device (`App.handleArrival`).
    public var arrival: AppHandler
    /// That a device's session is over (`App.handleDeparture`).
    public var departure: AppHandler
    /// What is noted at a start, and the first code (`App.handleHome`).
    public var home: AppHandler

    public init(
        entrance: @escaping AppHandler, pairing: @escaping AppHandler, arrival: @escaping AppHandler,
        departure: @escaping AppHandler, home: @escaping AppHandler
    ) {
        self.entrance = entrance
        self.pairing = pairing
        self.arrival = arrival
        self.departure = departure
        self.home = home
    }
}
