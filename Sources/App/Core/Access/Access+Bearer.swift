extension Access {
    /// The secret that a request shows in `Authorization`; `nil` if there is none, or only other schemes, which a proxy
    /// in front may use.
    ///
    /// A server joins several fields of that name with commas (RFC 9110, section 5.3), so each part is examined. A
    /// scheme without a secret counts as an empty secret: a program whose token got lost should learn of it and not
    /// pass as the person. The same holds for two secrets, since nobody could say which one counts.
    static func bearer(_ header: String) -> String? {
        var found: String?
        for part in parts(header) {
            let scheme = part.prefix { !isBlank($0) }
            guard isName(scheme) else { continue }
            guard found == nil else { return "" }
            found = String(Substring(part[scheme.endIndex...].drop(while: isBlank)))
        }
        return found
    }

    /// Whether a request shows a token, known or not.
    static func isBearer(_ header: String) -> Bool { bearer(header) != nil }

    /// Whether a scheme's name is `Bearer`, in any case.
    private static func isName(_ scheme: Substring.UTF8View) -> Bool {
        let name = "bearer".utf8
        guard scheme.count == name.count else { return false }
        for (byte, small) in zip(scheme, name) where byte | 0x20 != small { return false }
        return true
    }

    /// The parts between commas outside quotes, without surrounding blanks.
    private static func parts(_ header: String) -> [Substring.UTF8View] {
        var parts: [Substring.UTF8View] = []
        var isQuoted = false
        var start = header.utf8.startIndex
        func part(to end: String.Index) {
            var part = Substring(header.utf8[start..<end]).utf8.drop(while: isBlank)
            while let last = part.last, isBlank(last) { part.removeLast() }
            parts.append(part)
        }
        for index in header.utf8.indices {
            let byte = header.utf8[index]
            if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
            guard byte == UInt8(ascii: ","), !isQuoted else { continue }
            part(to: index)
            start = header.utf8.index(after: index)
        }
        part(to: header.utf8.endIndex)
        return parts
    }

    private static func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
}
