/// Compares secrets in a time that doesn't reveal where they differ.
public enum ConstantTime {
    /// Whether two texts are the same; that their lengths differ may be learnt.
    public static func equal(_ a: String, _ b: String) -> Bool { equal(Array(a.utf8), Array(b.utf8)) }

    /// Whether the bytes of two secrets are the same; that their numbers differ may be learnt.
    public static func equal(_ a: [UInt8], _ b: [UInt8]) -> Bool {
        guard a.count == b.count else { return false }
        var difference: UInt8 = 0
        for index in a.indices { difference |= a[index] ^ b[index] }
        return difference == 0
    }
}
