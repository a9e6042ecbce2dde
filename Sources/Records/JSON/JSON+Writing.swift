extension JSON {
    /// Returns the canonical text as UTF-8. With `sorted`, members are in the byte order of their names.
    public func bytes(sorted: Bool = false) -> [UInt8] {
        var writer = JSONWriter(sortsMembers: sorted)
        writer.write(self)
        return writer.bytes
    }

    /// Returns the canonical text.
    public func text(sorted: Bool = false) -> String {
        String(decoding: bytes(sorted: sorted), as: UTF8.self)
    }
}
