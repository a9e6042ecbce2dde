import Almanac
import Course
import Records

/// What each person of a school sees of it: everybody's copy, made of the school's own store.
struct SchoolCopies {
    private let library: Library
    private let people: [SchoolPerson]
    private let enrolments: [Enrolment]
    private let facts: [EnrolmentFacts]
    private let cohorts: [(id: String, level: String)]
    private let events: [Record]

    init(_ library: Library, weeks: Int) throws(NeedsData) {
        try library.require(
            [
                RecordQuery(SchoolRecords.book.kind, in: .shared, .id(SchoolRecords.book.id)), SchoolRecords.people,
                SchoolRecords.sessions, SchoolRecords.news, SchoolRecords.enrolments, SchoolRecords.events,
            ])
        self.library = library
        people = try library.records(SchoolRecords.people).compactMap { SchoolPerson($0) }
        enrolments = try library.records(SchoolRecords.enrolments).compactMap { record in
            record.value(SchoolRecords.Name.student)?.string.map { Enrolment(id: record.key.id, student: $0) }
        }
        events = try library.records(SchoolRecords.events)
        var log: [String: [CourseEvent]] = [:]
        for record in events {
            guard let json = record.value(SchoolRecords.Name.event),
                let event = try? CourseEvent(json: json, weeks: weeks)
            else { continue }
            log[event.enrolment, default: []].append(event)
        }
        var facts: [EnrolmentFacts] = []
        for enrolment in enrolments { facts.append(EnrolmentFacts(enrolment, CourseLog(log[enrolment.id] ?? []))) }
        self.facts = facts
        var cohorts: [(id: String, level: String)] = []
        for cohort in try library.record(SchoolRecords.book)?.value(SchoolRecords.Name.course)?["cohorts"]?.array ?? []
        {
            if let id = cohort["id"]?.string, let level = cohort["level"]?.string {
                cohorts.append((id: id, level: level))
            }
        }
        self.cohorts = cohorts
    }

    /// Whether there is a school.
    var isThere: Bool {
        get throws(NeedsData) { try library.record(SchoolRecords.book).map { !$0.isDeleted } ?? false }
    }

    /// The accounts whose copies change with some records; everybody's where more than events changed.
    func readers(of changed: [(kind: String, id: String)]) -> [SchoolPerson] {
        let all = people.filter { !$0.account.isEmpty }
        var touched: Set<String> = []
        for record in changed {
            guard record.kind == RecordKind.schoolEvent.rawValue else {
                if RecordKind(rawValue: record.kind)?.scope == .shared { return all }
                continue
            }
            touched.insert(String(record.id.prefix { $0 != "." }))
        }
        guard !changed.isEmpty else { return all }
        guard !touched.isEmpty else { return [] }
        let theirs = facts.filter { touched.contains($0.enrolment.id) }
        return all.filter { person in
            switch person.role {
            case .staff: true
            // Whoever was the coach until now loses the student, so every coach's copy is looked at.
            case .coach: true
            case .student: theirs.contains { $0.enrolment.student == person.id }
            case .server: false
            }
        }
    }

    /// The records of a person's copy.
    func copy(for person: SchoolPerson) throws(NeedsData) -> [JSON] {
        let (mine, isStaff) = (theirs(person), person.role == .staff)
        let seen = Set(mine.map { $0.enrolment.student } + [person.id])
        let levels = mine.compactMap { level(of: $0) }
        var copy: [JSON] = []
        if let book = try library.record(SchoolRecords.book) { copy.append(Self.entry(book)) }
        for record in try library.records(SchoolRecords.people) {
            guard let other = SchoolPerson(record) else { continue }
            // Coaches and staff are the school's public part; of students one sees one's own.
            if isStaff || other.role == .coach || other.role == .staff || seen.contains(other.id) {
                copy.append(Self.entry(record, without: SchoolRecords.Name.account))
            }
        }
        for record in try library.records(SchoolRecords.sessions) {
            let session = record.value(SchoolRecords.Name.session)
            if person.role != .student || Self.isFor(levels, session?["level"]?.string) {
                copy.append(Self.entry(record))
            }
        }
        for record in try library.records(SchoolRecords.news) {
            let addressed = record.value(SchoolRecords.Name.announcement)?["levels"]?.array ?? []
            if person.role != .student || addressed.isEmpty
                || addressed.contains(where: { levels.contains($0.string ?? "") })
            {
                copy.append(Self.entry(record))
            }
        }
        let ids = Set(mine.map { $0.enrolment.id })
        for record in try library.records(SchoolRecords.enrolments) where ids.contains(record.key.id) {
            copy.append(Self.entry(record))
        }
        for record in events where ids.contains(Buckets.bucket(of: record)) { copy.append(Self.entry(record)) }
        copy.append([
            "kind": .string(RecordKind.schoolSelf.rawValue), "id": .string(SchoolRecords.own.id),
            "fields": [
                SchoolRecords.Name.person: .string(person.id), SchoolRecords.Name.role: .string(person.role.rawValue),
            ],
        ])
        return copy
    }

    /// Whether a change is of events alone, and of none by which a student comes to another coach: then it is enough to bring
    /// each copy those.
    func isPartial(_ changed: [(kind: String, id: String)]) -> Bool {
        guard !changed.isEmpty else { return false }
        let moves = [CourseAct.Kind.placed.rawValue, CourseAct.Kind.coachChanged.rawValue]
        for record in changed {
            guard let kind = RecordKind(rawValue: record.kind), kind.scope == .shared else { continue }
            guard kind == .schoolEvent,
                let event = library.workspace[kind.key(record.id)]?.value(SchoolRecords.Name.event),
                !moves.contains(event["kind"]?.string ?? "")
            else { return false }
        }
        return true
    }

    /// What a person's copy has of some events.
    func part(for person: SchoolPerson, of changed: [(kind: String, id: String)]) -> [JSON] {
        let ids = Set(theirs(person).map { $0.enrolment.id })
        var part: [JSON] = []
        for record in changed where record.kind == RecordKind.schoolEvent.rawValue {
            guard let event = library.workspace[RecordKind.schoolEvent.key(record.id)],
                ids.contains(Buckets.bucket(of: event))
            else { continue }
            part.append(Self.entry(event))
        }
        return part
    }

    /// The accounts in whose folders a file may lie that an account may have; none if it is not theirs to have. What somebody
    /// sent who has not come in lies with the owner of the machine. A file that the curriculum or a session names lies with
    /// one of the staff, and is for everybody who is taught from it.
    func owners(of hash: String, for account: String) throws(NeedsData) -> [String] {
        guard let name = RecordingName.name(hash: hash),
            let asker = people.first(where: { $0.account == account && !$0.hasLeft })
        else { return [] }
        let ids = Set(theirs(asker).map { $0.enrolment.id })
        for record in events where ids.contains(Buckets.bucket(of: record)) {
            guard let event = record.value(SchoolRecords.Name.event),
                event["blob"]?.string == name || event["reply"]?.string == name
            else { continue }
            let sender = people.first { $0.id == event["author"]?.string }?.account ?? ""
            return [sender.isEmpty ? Self.machine : sender]
        }
        guard try isTaught(name, to: asker) else { return [] }
        let staff = people.filter { $0.role == .staff && !$0.account.isEmpty && $0.account != Self.machine }
        return [Self.machine] + staff.map { $0.account }
    }

    /// The account of who runs the machine.
    private static let machine = "owner"

    /// Whether the curriculum names a file, or a session that the person has in their copy.
    private func isTaught(_ name: String, to person: SchoolPerson) throws(NeedsData) -> Bool {
        if try library.record(SchoolRecords.book)?.value(SchoolRecords.Name.course)?.names(name) == true { return true }
        let levels = theirs(person).compactMap { level(of: $0) }
        for record in try library.records(SchoolRecords.sessions) {
            guard let session = record.value(SchoolRecords.Name.session), session.names(name) else { continue }
            if person.role != .student || Self.isFor(levels, session["level"]?.string) { return true }
        }
        return false
    }

    /// The enrolments that are a person's to see.
    private func theirs(_ person: SchoolPerson) -> [EnrolmentFacts] {
        switch person.role {
        case .staff: facts
        case .coach: facts.filter { $0.coach == person.id }
        case .student: facts.filter { $0.enrolment.student == person.id }
        case .server: []
        }
    }

    private func level(of facts: EnrolmentFacts) -> String? {
        facts.placement.flatMap { placement in cohorts.first { $0.id == placement.cohort }?.level }
    }

    private static func isFor(_ levels: [String], _ level: String?) -> Bool {
        guard let level else { return true }
        return levels.contains(level)
    }

    private static func entry(_ record: Record, without left: String? = nil) -> JSON {
        var fields = JSONObject()
        for entry in record.fields where entry.name != left { fields[entry.name] = entry.field.value }
        return [
            "kind": .string(record.key.kind.name), "id": .string(record.key.id), "fields": .object(fields),
        ]
    }

    /// Everybody who has come in, with what became of them: whoever has left keeps nothing.
    var everybody: [SchoolPerson] { people.filter { !$0.account.isEmpty } }
}

extension JSON {
    /// Whether a text stands somewhere in this value.
    fileprivate func names(_ text: String) -> Bool {
        if let own = string { return own == text }
        if let elements = array { return elements.contains { $0.names(text) } }
        return object?.members.contains { $0.value.names(text) } ?? false
    }
}
