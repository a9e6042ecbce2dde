extension JSONScanner {
    /// Up to this many members, each new name is compared with all before it. Larger objects are checked once at their
    /// end.
    static var fewMembers: Int { 16 }

    func isTaken(_ name: String, in members: [JSONObject.Member]) -> Bool {
        for member in members where member.name.hasSameBytes(as: name) { return true }
        return false
    }

    /// Whether two members of a large object have the same name. Sorting keeps this fast whatever the names are. Nearly
    /// always no two hashes are equal, so that numbers are sorted rather than texts.
    func hasDuplicates(_ members: [JSONObject.Member]) -> Bool {
        var hashes: [UInt64] = []
        hashes.reserveCapacity(members.count)
        for member in members { hashes.append(Self.hash(member.name)) }
        hashes.sort()
        for index in hashes.indices.dropFirst() where hashes[index] == hashes[index - 1] {
            return hasSameNames(members)
        }
        return false
    }

    private func hasSameNames(_ members: [JSONObject.Member]) -> Bool {
        var names: [String] = []
        names.reserveCapacity(members.count)
        for member in members { names.append(member.name) }
        names.sort { $0.precedesByBytes($1) }
        for index in names.indices.dropFirst() where names[index].hasSameBytes(as: names[index - 1]) { return true }
        return false
    }

    /// FNV-1a (Fowler, Noll and Vo) of a name's bytes.
    private static func hash(_ name: String) -> UInt64 {
        var hash: UInt64 = 14_695_981_039_346_656_037
        for byte in name.utf8 { hash = (hash ^ UInt64(byte)) &* 1_099_511_628_211 }
        return hash
    }
}
