import Almanac
import Course
import Records

/// What each person of a school sees of it: everybody's copy, made of the school's own store. Only what a copy is made of is
/// loaded: a student's of their own enrolments, a coach's of those they have.
struct SchoolCopies {
    let library: Library
    private let cohorts: [(id: String, level: String)]

    init(_ library: Library) throws(NeedsData) {
        try library.require([RecordQuery(SchoolRecords.book.kind, in: .shared, .id(SchoolRecords.book.id))])
        self.library = library
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

    /// The records of the copy of whoever has come in with an account; `nil` for who isn't in the school any more.
    func copy(for account: String) throws(NeedsData) -> [JSON]? {
        try library.require([SchoolRecords.team, SchoolRecords.student(with: account)])
        let named = try library.records(SchoolRecords.team) + library.records(SchoolRecords.student(with: account))
        let person = named.lazy.compactMap { SchoolPerson($0) }.first { $0.account == account && !$0.hasLeft }
        guard let person else { return nil }
        let mine = try enrolments(of: person)
        let levels = mine.compactMap { level(of: $0) }
        var copy: [JSON] = []
        if let book = try library.record(SchoolRecords.book) { copy.append(Self.entry(book)) }
        copy += try people(around: person, mine)
        try library.require([SchoolRecords.sessions, SchoolRecords.news])
        for record in try library.records(SchoolRecords.sessions) + library.records(SchoolRecords.news)
        where person.role != .student || Self.isFor(levels, record) {
            copy.append(Self.entry(record))
        }
        for record in mine { copy.append(Self.entry(record)) }
        let queries = mine.map { SchoolRecords.events(of: $0.key.id) }
        try library.require(queries)
        for query in queries {
            for record in try library.records(query) { copy.append(Self.entry(record)) }
        }
        if person.role == .staff {
            for record in try library.records(SchoolRecords.audit) { copy.append(Self.entry(record)) }
        }
        copy.append([
            "kind": .string(RecordKind.schoolSelf.rawValue), "id": .string(SchoolRecords.own.id),
            "fields": [
                SchoolRecords.Name.person: .string(person.id), SchoolRecords.Name.role: .string(person.role.rawValue),
            ],
        ])
        return copy
    }

    /// Coaches and staff are the school's public part; of students one sees one's own.
    private func people(around person: SchoolPerson, _ mine: [Record]) throws(NeedsData) -> [JSON] {
        if person.role == .staff { return try library.records(SchoolRecords.people).map { Self.entry($0) } }
        var students = [person.id]
        for record in mine { if let student = SchoolRecords.student(of: record) { students.append(student) } }
        let keys = Set(students).sorted().map { RecordKind.schoolPerson.key($0) }
        try library.require(keys.map { RecordQuery($0.kind, in: .shared, .id($0.id)) })
        var people = try library.records(SchoolRecords.team)
        for key in keys {
            if let record = try library.record(key), !people.contains(where: { $0.key == key }) {
                people.append(record)
            }
        }
        return people.map { Self.entry($0) }
    }

    /// The enrolments that are a person's to see.
    func enrolments(of person: SchoolPerson) throws(NeedsData) -> [Record] {
        let enrolments: [Record] =
            switch person.role {
            case .staff: try library.records(SchoolRecords.enrolments)
            case .coach: try library.records(SchoolRecords.enrolments).filter { Self.coach(of: $0) == person.id }
            case .student: try library.records(SchoolRecords.enrolments(of: person.id))
            case .server: []
            }
        return enrolments.filter { !SchoolRecords.isGone($0) }
    }

    /// The level of the semester that an enrolment's student was placed in.
    func level(of enrolment: Record) -> String? {
        enrolment.value(SchoolRecords.Name.cohort)?.string.flatMap { cohort in
            cohorts.first { $0.id == cohort }?.level
        }
    }

    static func coach(of enrolment: Record) -> String? { enrolment.value(SchoolRecords.Name.coach)?.string }

    /// Whether a session or an announcement is for students of some levels.
    static func isFor(_ levels: [String], _ record: Record) -> Bool {
        if let session = record.value(SchoolRecords.Name.session) {
            return session["level"]?.string.map { levels.contains($0) } ?? true
        }
        let addressed = record.value(SchoolRecords.Name.announcement)?["levels"]?.array ?? []
        return addressed.isEmpty || addressed.contains { levels.contains($0.string ?? "") }
    }

    /// A record as it stands in copies: of people without their accounts, which their buckets name too.
    static func entry(_ record: Record) -> JSON {
        let isPerson = record.key.kind == RecordKind.schoolPerson.kind
        var fields = JSONObject()
        for entry in record.fields
        where !isPerson || (entry.name != SchoolRecords.Name.account && entry.name != Buckets.field) {
            fields[entry.name] = entry.field.value
        }
        return [
            "kind": .string(record.key.kind.name), "id": .string(record.key.id), "fields": .object(fields),
        ]
    }
}
