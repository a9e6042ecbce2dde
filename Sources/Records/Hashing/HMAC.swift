/// A keyed hash over SHA-256 (RFC 2104): HMAC with its two padded keys hashed once.
public struct HMAC: Sendable {
    private let inner: SHA256
    private let outer: SHA256

    /// - Parameter key: of any length; one longer than 64 bytes stands for its hash.
    public init(key: [UInt8]) {
        var block = key.count > 64 ? SHA256.hash(key) : key
        block.append(contentsOf: repeatElement(0, count: 64 - block.count))
        inner = Self.hash(block, 0x36)
        outer = Self.hash(block, 0x5C)
    }

    /// The 32 bytes of a message's code.
    public func code(_ message: [UInt8]) -> [UInt8] {
        var hash = inner
        hash.update(message)
        var whole = outer
        whole.update(hash.finish())
        return whole.finish()
    }

    /// The states after the key, to go on from for blocks of one's own: eight words each.
    var states: (inner: [UInt32], outer: [UInt32]) { (inner.words, outer.words) }

    private static func hash(_ block: [UInt8], _ pad: UInt8) -> SHA256 {
        var hash = SHA256()
        hash.update(block.map { byte in byte ^ pad })
        return hash
    }
}
