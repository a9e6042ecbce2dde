import HTTPTypes
import HummingbirdCore
import Storage

extension Messages {
    /// What is said where the store failed.
    ///
    /// A program learns neither where a file is nor the engine's own words, and neither does who isn't at this machine:
    /// those are for the log and for the page that the person at this machine reads.
    func refusal(of error: StoreError, for request: Request, isHere: Bool = false) -> Response {
        let status = Self.status(for: error)
        var values = error.message.values
        if !isHere || Self.isProgram(request) {
            for name in ["path", "disk"] {
                if let path = values[name] { values[name] = path.split(separator: "/").last.map(String.init) ?? "" }
            }
            for name in ["reason", "detail"] where values[name] != nil { values[name] = "\(status.code)" }
        }
        return refusal(status, error.message.key, values, for: request)
    }

    private static func status(for error: StoreError) -> HTTPResponse.Status {
        switch error {
        case .tooLarge: .contentTooLarge
        case .unreadable: .conflict
        default: .serviceUnavailable
        }
    }
}
