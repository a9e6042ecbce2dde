/// When a field was written: a hybrid logical clock's reading (Kulkarni et al., "Logical Physical Clocks", 2014).
///
/// Stamps are totally ordered: by time, then counter, then replica.
public struct Stamp: Hashable, Comparable, Sendable {
    /// Milliseconds since 1970-01-01T00:00:00Z, never behind any stamp this replica has seen; 0 to
    /// ``maximumMilliseconds``.
    public let milliseconds: Int64
    /// Distinguishes changes made within one millisecond.
    public var counter: UInt32
    /// The replica that wrote the field.
    public var replica: Replica

    /// The last millisecond whose text has 12 digits, in the year 10889.
    public static let maximumMilliseconds: Int64 = 1 << 48 - 1

    /// Creates a stamp, clamping the milliseconds to 0 through ``maximumMilliseconds``.
    public init(milliseconds: Int64, counter: UInt32, replica: Replica) {
        self.milliseconds = min(max(milliseconds, 0), Self.maximumMilliseconds)
        self.counter = counter
        self.replica = replica
    }

    public static func < (a: Stamp, b: Stamp) -> Bool {
        if a.milliseconds != b.milliseconds { return a.milliseconds < b.milliseconds }
        if a.counter != b.counter { return a.counter < b.counter }
        return a.replica < b.replica
    }
}

/// A store that makes changes, such as a browser profile or a server's database, identified by a random number drawn
/// once.
public struct Replica: Hashable, Comparable, Sendable {
    public var number: UInt64

    public init(number: UInt64) {
        self.number = number
    }

    /// The number as 16 lower-case hexadecimal digits.
    public var text: String { Hex.encode(number) }

    /// Creates the replica named by 16 lower-case hexadecimal digits; `nil` for any other text.
    public init?(text: String) {
        guard text.utf8.count == 16, let number = Hex.number(lowerCase: text.utf8) else { return nil }
        self.number = number
    }

    public static func < (a: Replica, b: Replica) -> Bool { a.number < b.number }
}

extension Stamp {
    /// The number of characters in a stamp's text.
    static var textLength: Int { 38 }

    /// `milliseconds(12)-counter(8)-replica(16)` in lower-case hexadecimal. The width is fixed, so texts sort in the
    /// order of their stamps.
    public var text: String {
        var text: [UInt8] = []
        text.reserveCapacity(Self.textLength)
        append(to: &text)
        return String(decoding: text, as: UTF8.self)
    }

    func append(to text: inout [UInt8]) {
        Hex.appendDigits(of: UInt64(milliseconds), width: 12, to: &text)
        text.append(UInt8(ascii: "-"))
        Hex.appendDigits(of: UInt64(counter), width: 8, to: &text)
        text.append(UInt8(ascii: "-"))
        Hex.appendDigits(of: replica.number, width: 16, to: &text)
    }

    /// Parses a stamp; `nil` if the text is not exactly of the form of ``text``.
    public init?(text: String) {
        var text = text
        let stamp = text.withUTF8 { bytes -> Stamp? in
            guard bytes.count == Self.textLength, bytes[12] == UInt8(ascii: "-"), bytes[21] == UInt8(ascii: "-"),
                let milliseconds = Hex.number(lowerCase: bytes[0..<12]),
                let counter = Hex.number(lowerCase: bytes[13..<21]),
                let replica = Hex.number(lowerCase: bytes[22..<38])
            else { return nil }
            return Stamp(
                milliseconds: Int64(milliseconds), counter: UInt32(counter), replica: Replica(number: replica))
        }
        guard let stamp else { return nil }
        self = stamp
    }
}
