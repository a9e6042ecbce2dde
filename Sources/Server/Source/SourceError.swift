import AsyncHTTPClient
import Foundation
import NIOCore
import NIOPosix
import Records

/// The reason that a source gave no answer.
enum SourceError: Error, Hashable {
    /// The network can't be reached: the name doesn't resolve, or there is no route.
    case offline
    case timeout
    /// There were too many requests; the source may say how many seconds to wait.
    case limited(seconds: Int64?)
    /// The status isn't 200; 0 if the connection broke.
    case status(Int)
    /// The answer has more bytes than a timetable can have.
    case tooLarge
    /// The source leads to an address that may not be asked (``Outgoing``).
    case refused

    /// Translates an error of the client.
    init(_ error: any Error) {
        switch error {
        case let trouble as SourceError: self = trouble
        case Outgoing.ResolutionError.refused: self = .refused
        case Outgoing.ResolutionError.unresolved: self = .offline
        case is NIOTooManyBytesError: self = .tooLarge
        case let error as HTTPClientError where Self.late.contains(error): self = .timeout
        case let error as NIOConnectionError where error.dnsAError != nil && error.dnsAAAAError != nil: self = .offline
        case let error as NIOConnectionError:
            let isUnreachable = error.connectionErrors.allSatisfy { Self.isUnreachable($0.error) }
            self = !error.connectionErrors.isEmpty && isUnreachable ? .offline : .status(0)
        case let error as IOError where Self.isUnreachable(error): self = .offline
        default: self = .status(0)
        }
    }

    private static let late: [HTTPClientError] = [
        .deadlineExceeded, .readTimeout, .connectTimeout, .tlsHandshakeTimeout, .getConnectionFromPoolTimeout,
    ]

    private static func isUnreachable(_ error: any Error) -> Bool {
        guard let error = error as? IOError else { return false }
        return [ENETUNREACH, EHOSTUNREACH, ENETDOWN].contains(error.errnoCode)
    }

    /// Whether a retry soon might succeed: a server that refuses or sends too much isn't asked again at once.
    var isPassing: Bool {
        switch self {
        case .offline, .timeout: true
        case .status(let status): status == 0 || status >= 500
        case .limited, .tooLarge, .refused: false
        }
    }

    /// The error as the app reads it; an answer that is too large is reported as refused.
    var json: JSON {
        switch self {
        // To the person the source is unreachable; the log tells the operator why.
        case .offline, .refused: ["kind": "offline"]
        case .timeout: ["kind": "timeout"]
        case .limited(let seconds): ["kind": "limited", "seconds": seconds.map { .int($0) } ?? .null]
        case .status(let status): ["kind": "status", "status": .int(Int64(status))]
        case .tooLarge: ["kind": "refused", "reason": "tooLarge"]
        }
    }
}
