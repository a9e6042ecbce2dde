extension JSONScanner {
    /// Up to this many members, each new name is compared with all before it; beyond, names are sorted at the end.
    static var fewMembers: Int { 16 }

    func isTaken(_ name: String, in members: [JSONObject.Member]) -> Bool {
        for member in members where member.name.hasSameBytes(as: name) { return true }
        return false
    }

    /// Whether two members of a large object have one name. Sorting keeps this quick whatever the names are.
    func hasDuplicates(_ members: [JSONObject.Member]) -> Bool {
        var names: [String] = []
        names.reserveCapacity(members.count)
        for member in members { names.append(member.name) }
        names.sort { $0.precedesByBytes($1) }
        for index in names.indices.dropFirst() where names[index].hasSameBytes(as: names[index - 1]) { return true }
        return false
    }
}
