/// HMAC-SHA-256, a keyed hash (RFC 2104), with the two padded keys hashed only once.
public struct HMAC: Sendable {
    private let inner: SHA256
    private let outer: SHA256

    /// - Parameter key: A key of any length. One longer than 64 bytes is replaced by its hash.
    public init(key: [UInt8]) {
        var block = key.count > 64 ? SHA256.hash(key) : key
        block.append(contentsOf: repeatElement(0, count: 64 - block.count))
        inner = Self.hash(block, 0x36)
        outer = Self.hash(block, 0x5C)
    }

    /// Returns the 32-byte authentication code of a message.
    public func code(_ message: [UInt8]) -> [UInt8] {
        var hash = inner
        hash.update(message)
        var whole = outer
        whole.update(hash.finish())
        return whole.finish()
    }

    /// The hash states after the padded keys, eight words each, for code that hashes the following blocks itself.
    var states: (inner: [UInt32], outer: [UInt32]) { (inner.words, outer.words) }

    private static func hash(_ block: [UInt8], _ pad: UInt8) -> SHA256 {
        var hash = SHA256()
        hash.update(block.map { byte in byte ^ pad })
        return hash
    }
}
