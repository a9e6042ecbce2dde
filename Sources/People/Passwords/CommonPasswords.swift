/// A list of the passwords that are tried first (NIST SP 800-63B-4 §3.1.1.2 asks for one).
public struct CommonPasswords: Sendable {
    /// The list's bytes: a password in small letters on each line, in the order of their bytes.
    private let text: [UInt8]
    private let lines: [Int]

    /// Creates a list out of its file; an empty one holds none.
    public init(_ text: [UInt8] = []) {
        self.text = text
        var lines: [Int] = []
        var start = 0
        for (index, byte) in text.enumerated() where byte == UInt8(ascii: "\n") {
            if index > start { lines.append(start) }
            start = index + 1
        }
        self.lines = lines
    }

    /// The number of passwords.
    public var count: Int { lines.count }

    /// Whether a password in small letters is in the list.
    func contains(_ password: String) -> Bool {
        let sought = Array(password.utf8)
        var (low, high) = (0, lines.count)
        while low < high {
            let middle = (low + high) / 2
            let line = text[lines[middle]...].prefix { $0 != UInt8(ascii: "\n") }
            if line.elementsEqual(sought) { return true }
            if line.lexicographicallyPrecedes(sought) { low = middle + 1 } else { high = middle }
        }
        return false
    }
}
