import Records

extension Access {
    /// The password of `Authorization: Basic` (RFC 7617), whatever the user's name; `nil` if there is none.
    static func password(_ header: String) -> String? {
        let parts = header.split(separator: " ", maxSplits: 1)
        guard parts.count == 2, parts[0].lowercased() == "basic",
            let bytes = Base64.decode(String(parts[1].drop { $0 == " " })),
            let mark = bytes.firstIndex(of: UInt8(ascii: ":"))
        else { return nil }
        return String(decoding: bytes[(mark + 1)...], as: UTF8.self)
    }
}
