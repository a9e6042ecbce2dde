/// The app as the worker's script sees it: framed messages in, framed answers out.
///
/// It does no input or output. The script owns IndexedDB, Cache Storage, the clock and the network, and keeps no rule.
public struct Bridge: Sendable {
    public init() {}

    /// Answers one framed message. A malformed message gets an answer with an `error`; none traps.
    public mutating func call(_ message: [UInt8]) -> [UInt8] {
        guard let frame = Frame(framed: message) else { return Self.failure("frame") }
        return frame.framed
    }

    static func failure(_ reason: StaticString) -> [UInt8] {
        var header = [UInt8](#"{"error":""#.utf8)
        reason.withUTF8Buffer { header += $0 }
        header += [UInt8](#""}"#.utf8)
        return Frame(header: header).framed
    }
}
