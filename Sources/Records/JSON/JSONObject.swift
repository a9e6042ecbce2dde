/// The members of a JSON object, in the order in which they were written. Names are unique; setting one again replaces
/// its value.
public struct JSONObject: Hashable, Sendable {
    /// A name and its value.
    public struct Member: Hashable, Sendable {
        public var name: String
        public var value: JSON

        public init(name: String, value: JSON) {
            self.name = name
            self.value = value
        }

        public static func == (a: Member, b: Member) -> Bool {
            a.name.hasSameBytes(as: b.name) && a.value == b.value
        }
    }

    public private(set) var members: [Member] = []

    public init() {}

    /// For the reader, which has already checked that the names are unique.
    init(uniqueMembers members: [Member]) {
        self.members = members
    }

    /// The value of a member, found by linear search. Setting `nil` removes the member.
    public subscript(name: String) -> JSON? {
        get {
            for member in members where member.name.hasSameBytes(as: name) { return member.value }
            return nil
        }
        set {
            for index in members.indices where members[index].name.hasSameBytes(as: name) {
                if let newValue { members[index].value = newValue } else { members.remove(at: index) }
                return
            }
            if let newValue { members.append(Member(name: name, value: newValue)) }
        }
    }
}

extension JSONObject: ExpressibleByDictionaryLiteral {
    public init(dictionaryLiteral elements: (String, JSON)...) {
        for (name, value) in elements { self[name] = value }
    }
}
