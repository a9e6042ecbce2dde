import Records

/// The name of a blob: the SHA-256 of its bytes, as 64 hexadecimal digits in lower case.
public struct BlobHash: Hashable, Sendable {
    /// The digits.
    public let text: String

    /// A name from an address or an index; `nil` if it is none. Nothing else may become part of a path.
    public init?(_ text: some StringProtocol) {
        guard text.utf8.count == 64, text.utf8.allSatisfy(Self.isDigit) else { return nil }
        self.text = String(text)
    }

    /// The name of these 32 bytes of SHA-256; `nil` if they are more or fewer.
    public init?(digest: [UInt8]) {
        guard digest.count == 32 else { return nil }
        text = Hex.encode(digest)
    }

    /// The 32 bytes.
    public var digest: [UInt8] { Hex.decode(text) ?? [] }

    /// What a record's field holds that refers to this blob, so that it stays (``BlobRegister``).
    public var reference: String { Self.mark + text }

    /// What a reference begins with.
    static let mark = "blob:"

    private static func isDigit(_ digit: UInt8) -> Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(digit)
            || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(digit)
    }
}
