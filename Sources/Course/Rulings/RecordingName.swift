/// How an event names a recording: by the hash of its bytes, as a record's reference keeps the file (`docs/blobs.md`).
public enum RecordingName {
    private static let mark = "blob:"

    /// The name for a hash; `nil` unless it is 64 hexadecimal digits in lower case.
    public static func name(hash: String) -> String? {
        guard hash.utf8.count == 64, hash.utf8.allSatisfy(isDigit) else { return nil }
        return mark + hash
    }

    /// The hash in a name; `nil` for what names no file, such as the silence of a course at home.
    public static func hash(of name: String) -> String? {
        guard name.utf8.count == 64 + mark.utf8.count, name.utf8.starts(with: mark.utf8) else { return nil }
        let hash = String(name.dropFirst(mark.count))
        return self.name(hash: hash) == nil ? nil : hash
    }

    private static func isDigit(_ digit: UInt8) -> Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(digit)
            || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(digit)
    }
}
