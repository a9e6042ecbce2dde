/// Comparing secrets in a time that says nothing of where they differ.
enum ConstantTime {
    static func equal(_ a: String, _ b: String) -> Bool {
        let (first, second) = (Array(a.utf8), Array(b.utf8))
        guard first.count == second.count else { return false }
        var difference: UInt8 = 0
        for index in first.indices { difference |= first[index] ^ second[index] }
        return difference == 0
    }
}
