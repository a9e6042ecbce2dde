import Records

/// A list that several people share, with its members and items.
struct SharedList: Sendable {
    let id: String
    let name: String
    /// Who may remove others: whoever made the list, and after them whoever has been in it longest.
    let keeper: String
    let members: [SharedMember]
    let items: [SharedItem]

    static let query = RecordQuery(RecordKind.sharedList.kind, in: .shared, .all)

    static func key(_ id: String) -> RecordKey { RecordKind.sharedList.key(id) }

    /// The records of a list.
    static func queries(_ id: String) -> [RecordQuery] {
        [
            RecordQuery(RecordKind.sharedList.kind, in: .shared, .id(id)),
            RecordQuery(RecordKind.sharedMember.kind, in: .shared, .buckets(from: id, through: id)),
            RecordQuery(RecordKind.sharedItem.kind, in: .shared, .buckets(from: id, through: id)),
        ]
    }

    /// Loads a list; `nil` if there is none, which is also what everybody sees who isn't in it.
    static func load(_ id: String, _ library: Library) throws(NeedsData) -> SharedList? {
        let queries = queries(id)
        try library.require(queries)
        guard let record = try library.record(key(id)), !record.isDeleted else { return nil }
        var members: [SharedMember] = []
        for record in try library.records(queries[1]) { members.append(SharedMember(record)) }
        var items: [SharedItem] = []
        for record in try library.records(queries[2]) {
            items.append(SharedItem(record, isWaiting: library.workspace.isGuess(record.key)))
        }
        return SharedList(
            id: id, name: record.value("name")?.string ?? "", keeper: record.value("keeper")?.string ?? "",
            members: members.sorted { ($0.joined, $0.person) < ($1.joined, $1.person) }, items: items)
    }

    /// Those who are in the list now.
    var present: [SharedMember] { members.filter { member in !member.hasLeft } }

    /// A person's place in the list, unless they have left or never were in it.
    func member(_ person: String) -> SharedMember? { present.first { member in member.person == person } }
}

/// Somebody who is or was in a list.
struct SharedMember: Sendable {
    let person: String
    let name: String
    let joined: Int64
    let hasLeft: Bool

    init(_ record: Record) {
        person = record.value("person")?.string ?? ""
        name = record.value("name")?.string ?? ""
        joined = record.value("joined")?.int ?? 0
        hasLeft = record.value("left")?.bool ?? false
    }

    static func key(_ list: String, _ person: String) -> RecordKey {
        RecordKind.sharedMember.key(list + "." + person)
    }

    static func values(_ list: String, _ person: String, name: String, at milliseconds: Int64) -> JSONObject {
        [
            Buckets.field: .string(list), "person": .string(person), "name": .string(name),
            "joined": .int(milliseconds), "left": .bool(false),
        ]
    }

    /// What stays of somebody who left: that they were there, without their name.
    static let gone: JSONObject = ["left": .bool(true), "name": .null]
}

/// An item of a list.
struct SharedItem: Sendable {
    let id: String
    let text: String
    /// Who wrote it, who ticked it and who said that they would get it; empty for nobody.
    let author: String
    let doneBy: String
    let takenBy: String
    /// Whether the server hasn't said yet that it is so.
    let isWaiting: Bool

    var isDone: Bool { !doneBy.isEmpty }

    init(_ record: Record, isWaiting: Bool) {
        id = record.key.id.split(separator: ".").last.map { String($0) } ?? ""
        text = record.value("text")?.string ?? ""
        author = record.value("author")?.string ?? ""
        doneBy = record.value("done")?.string ?? ""
        takenBy = record.value("taken")?.string ?? ""
        self.isWaiting = isWaiting
    }

    /// What stays of an item that was taken off: that there was one.
    static let gone: JSONObject = [Record.deletedField: .bool(true), "text": .null]

    static func key(_ list: String, _ item: String) -> RecordKey { RecordKind.sharedItem.key(list + "." + item) }
}
