import AsyncHTTPClient
import Foundation
import NIOCore
import NIOPosix
import Records

/// Why a source gave no answer.
enum SourceError: Error, Hashable {
    /// The network can't be reached: no name is resolved, no route leads there.
    case offline
    case timeout
    /// Too many requests; the source may say for how many seconds to leave it alone.
    case limited(seconds: Int64?)
    /// Another status than 200; 0 where the connection broke.
    case status(Int)
    /// More bytes than a timetable has.
    case tooLarge
    /// It leads to where nothing may be asked (``Outgoing``).
    case refused

    /// What an error of the client means.
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

    /// Whether the same might work in a moment: a server that says no, or says too much, is not asked again at once.
    var isPassing: Bool {
        switch self {
        case .offline, .timeout: true
        case .status(let status): status == 0 || status >= 500
        case .limited, .tooLarge, .refused: false
        }
    }

    /// The trouble as the app reads it; too large an answer is reported as one that was refused.
    var json: JSON {
        switch self {
        // For the person it can't be reached; why, the log says to the operator.
        case .offline, .refused: ["kind": "offline"]
        case .timeout: ["kind": "timeout"]
        case .limited(let seconds): ["kind": "limited", "seconds": seconds.map { .int($0) } ?? .null]
        case .status(let status): ["kind": "status", "status": .int(Int64(status))]
        case .tooLarge: ["kind": "refused", "reason": "tooLarge"]
        }
    }
}
