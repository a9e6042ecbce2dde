extension JSON {
    /// The canonical text as UTF-8; with `sorted`, members stand in the order of their names' bytes.
    public func bytes(sorted: Bool = false) -> [UInt8] {
        var writer = JSONWriter(sortsMembers: sorted)
        writer.write(self)
        return writer.bytes
    }

    /// The canonical text.
    public func text(sorted: Bool = false) -> String {
        String(decoding: bytes(sorted: sorted), as: UTF8.self)
    }
}
