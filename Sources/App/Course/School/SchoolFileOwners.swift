import Course
import Records

/// Whose files somebody of a school may have.
struct SchoolFileOwners {
    private let copies: SchoolCopies
    private var library: Library { copies.library }
    /// The account of who runs the machine.
    private static let machine = "owner"

    init(_ library: Library) throws(NeedsData) { copies = try SchoolCopies(library) }

    /// The accounts in whose folders a file may lie that an account may have; none if it is not theirs to have. What somebody
    /// sent who has not come in lies with the owner of the machine. A file that the curriculum or a session names lies with
    /// one of the staff, and is for everybody who is taught from it.
    func owners(of hash: String, for account: String) throws(NeedsData) -> [String] {
        guard let name = RecordingName.name(hash: hash), !account.isEmpty else { return [] }
        try library.require([SchoolRecords.team, SchoolRecords.student(with: account)])
        let team = try library.records(SchoolRecords.team).compactMap { SchoolPerson($0) }
        let students = try library.records(SchoolRecords.student(with: account)).compactMap { SchoolPerson($0) }
        guard let asker = (team + students).first(where: { $0.account == account && !$0.hasLeft }) else { return [] }
        let mine = try copies.enrolments(of: asker)
        if let sender = try sender(of: name, in: mine) { return [sender.isEmpty ? Self.machine : sender] }
        guard try isTaught(name, to: asker, mine) else { return [] }
        let staff = team.filter { $0.role == .staff && !$0.account.isEmpty && $0.account != Self.machine }
        return [Self.machine] + staff.map { $0.account }
    }

    /// The account of whoever sent a file in one of these enrolments; empty for somebody without one.
    private func sender(of name: String, in enrolments: [Record]) throws(NeedsData) -> String? {
        let queries = enrolments.map { SchoolRecords.events(of: $0.key.id) }
        try library.require(queries)
        for query in queries {
            for record in try library.records(query) {
                guard let event = record.value(SchoolRecords.Name.event),
                    event["blob"]?.string == name || event["reply"]?.string == name
                else { continue }
                let author = try library.record(RecordKind.schoolPerson.key(event["author"]?.string ?? ""))
                return author.flatMap { SchoolPerson($0) }?.account ?? ""
            }
        }
        return nil
    }

    /// Whether the curriculum names a file, or a session that the person has in their copy.
    private func isTaught(_ name: String, to person: SchoolPerson, _ mine: [Record]) throws(NeedsData) -> Bool {
        if try library.record(SchoolRecords.book)?.value(SchoolRecords.Name.course)?.names(name) == true { return true }
        let levels = mine.compactMap { copies.level(of: $0) }
        for record in try library.records(SchoolRecords.sessions) {
            guard let session = record.value(SchoolRecords.Name.session), session.names(name) else { continue }
            if person.role != .student || SchoolCopies.isFor(levels, record) { return true }
        }
        return false
    }
}

extension JSON {
    /// Whether a text stands somewhere in this value.
    fileprivate func names(_ text: String) -> Bool {
        if let own = string { return own == text }
        if let elements = array { return elements.contains { $0.names(text) } }
        return object?.members.contains { $0.value.names(text) } ?? false
    }
}
