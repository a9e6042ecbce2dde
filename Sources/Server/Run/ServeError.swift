import Storage

/// The reason that the server does not start.
public enum ServeError: Error, Hashable, Sendable {
    /// Another program is listening on the port.
    case portTaken(Int)
    /// Another program is listening on a port of the home network; with the option that chooses another.
    case homePortTaken(Int, option: String)
    /// The address isn't on this machine: serving others needs accounts and TLS.
    case notLoopback(String)
    /// The address can't be listened on; holds the system's reason.
    case unusable(address: String, reason: String)
    /// The file to record requests to can't be written.
    case recording(String)

    /// The message for a person.
    public var message: HostMessage {
        switch self {
        case .portTaken(let port): HostMessage("portTaken", ["port": "\(port)", "other": "\(port + 1)"])
        case .homePortTaken(let port, let option):
            HostMessage("homePortTaken", ["port": "\(port)", "other": "\(port + 10)", "option": option])
        case .notLoopback(let host): HostMessage("notLoopback", ["host": host])
        case .unusable(let address, let reason): HostMessage("unusable", ["address": address, "reason": reason])
        case .recording(let path): HostMessage("unwritable", ["path": path, "reason": ""])
        }
    }
}
