import Course
import Records

/// Whose copies a change concerns, and what of it each of them has. What concerns nobody else costs nobody anything: a hand-in
/// among ten thousand students is written into three copies.
extension SchoolCopies {
    /// What becomes of a person's copy.
    struct Concern {
        let account: String
        /// Whether the copy is made anew, because it was said who sees what.
        var isWhole = false
        var records: [JSON] = []
        /// What the person doesn't see any more.
        var gone: [JSON] = []

        var view: JSON {
            var view: JSONObject = ["person": .string(account)]
            if isWhole {
                view["whole"] = true
            } else {
                view["partial"] = true
                view["records"] = .array(records)
                view["gone"] = .array(gone)
            }
            return .object(view)
        }
    }

    /// What becomes of everybody's copies after some records changed.
    func concerns(of changed: [RecordKey]) throws(NeedsData) -> [Concern] {
        var notes = Notes()
        let keys = changed.filter { key in RecordKind.school.contains { $0.kind == key.kind } }
        try gather(keys)
        for key in keys {
            guard let record = try library.record(key) else { continue }
            switch RecordKind(rawValue: key.kind.name) {
            case .schoolEvent: try note(record, in: Buckets.bucket(of: record), &notes)
            case .schoolEnrolment: try move(record, &notes)
            case .schoolPerson: try person(record, &notes)
            case .schoolAudit:
                for person in try team() where person.role == .staff { notes.add(record, to: person) }
            default: try open(record, &notes)
            }
        }
        return notes.concerns
    }

    /// Loads what the concerns of all these records are made of, at once: one after the other would be too many rounds.
    private func gather(_ keys: [RecordKey]) throws(NeedsData) {
        var queries = [SchoolRecords.team] + keys.map { RecordQuery($0.kind, in: .shared, .id($0.id)) }
        var walks: [RecordKey] = []
        var isForAll = false
        for key in keys {
            switch RecordKind(rawValue: key.kind.name) {
            case .schoolEvent:
                walks.append(RecordKind.schoolEnrolment.key(String(key.id.prefix { $0 != "." })))
            case .schoolEnrolment:
                walks.append(key)
                queries.append(SchoolRecords.events(of: key.id))
            case .schoolPerson: queries.append(SchoolRecords.enrolments(of: key.id))
            case .schoolAudit: continue
            default: isForAll = true
            }
        }
        queries += walks.map { RecordQuery($0.kind, in: .shared, .id($0.id)) }
        if isForAll { queries += [SchoolRecords.people, SchoolRecords.enrolments] }
        try library.require(queries)
        var later: [RecordQuery] = []
        for key in walks {
            guard let student = try library.record(key).flatMap({ SchoolRecords.student(of: $0) }) else { continue }
            later.append(RecordQuery(RecordKind.schoolPerson.kind, in: .shared, .id(student)))
        }
        for key in keys where key.kind == RecordKind.schoolPerson.kind {
            let person = try library.record(key).flatMap { SchoolPerson($0) }
            if let person, person.role != .student { later += [SchoolRecords.people, SchoolRecords.enrolments] }
        }
        try library.require(later)
    }

    /// Everybody's copies, made anew.
    func everybody() throws(NeedsData) -> [Concern] {
        var notes = Notes()
        for record in try library.records(SchoolRecords.people) {
            if let person = SchoolPerson(record) { notes.renew(person) }
        }
        return notes.concerns
    }

    /// Something of an enrolment: its student, the coach and staff have it.
    private func note(_ record: Record, in enrolment: String, _ notes: inout Notes) throws(NeedsData) {
        guard let walk = try library.record(RecordKind.schoolEnrolment.key(enrolment)) else { return }
        for person in try students([walk]) { notes.add(record, to: person) }
        for person in try team() where person.role == .staff || person.id == Self.coach(of: walk) {
            notes.add(record, to: person)
        }
    }

    /// An enrolment: its student's copy is made anew, and those of all who were ever its coach.
    private func move(_ record: Record, _ notes: inout Notes) throws(NeedsData) {
        var coaches = [Self.coach(of: record)]
        for event in try library.records(SchoolRecords.events(of: record.key.id)) {
            coaches.append(event.value(SchoolRecords.Name.event)?["coach"]?.string)
        }
        for person in try students([record]) { notes.renew(person) }
        // One that was hidden, or is to be seen again, comes or goes with all that happened in it.
        let isHidden = record.value(SchoolRecords.Name.gone) != nil
        for person in try team() {
            if person.role == .staff { if isHidden { notes.renew(person) } else { notes.add(record, to: person) } }
            if coaches.contains(person.id) { notes.renew(person) }
        }
    }

    /// Somebody of the school: of students, those know who teach them; of coaches and staff, all do.
    private func person(_ record: Record, _ notes: inout Notes) throws(NeedsData) {
        guard let person = SchoolPerson(record) else { return }
        notes.renew(person)
        guard person.role == .student else { return try open(record, &notes) }
        let coaches = try library.records(SchoolRecords.enrolments(of: person.id)).map { Self.coach(of: $0) }
        for other in try team() where other.role == .staff || coaches.contains(other.id) {
            notes.add(record, to: other)
        }
    }

    /// What all have: of sessions and announcements, students those of their level.
    private func open(_ record: Record, _ notes: inout Notes) throws(NeedsData) {
        for person in try team() { notes.add(record, to: person) }
        let isForSome =
            record.key.kind == RecordKind.schoolSession.kind || record.key.kind == RecordKind.schoolNews.kind
        var levels: [String: [String]] = [:]
        if isForSome {
            for walk in try library.records(SchoolRecords.enrolments) {
                if let student = SchoolRecords.student(of: walk), let level = level(of: walk) {
                    levels[student, default: []].append(level)
                }
            }
        }
        for other in try library.records(SchoolRecords.people) {
            guard let person = SchoolPerson(other), person.role == .student else { continue }
            if !isForSome || record.isDeleted || Self.isFor(levels[person.id] ?? [], record) {
                notes.add(record, to: person)
            } else {
                notes.take(record, from: person)
            }
        }
    }

    private func team() throws(NeedsData) -> [SchoolPerson] {
        try library.records(SchoolRecords.team).compactMap { SchoolPerson($0) }
    }

    private func students(_ enrolments: [Record]) throws(NeedsData) -> [SchoolPerson] {
        var students: [SchoolPerson] = []
        for enrolment in enrolments {
            guard let id = SchoolRecords.student(of: enrolment),
                let record = try library.record(RecordKind.schoolPerson.key(id)), let person = SchoolPerson(record)
            else { continue }
            students.append(person)
        }
        return students
    }

    /// What was noted for each account, in the order in which they came up.
    private struct Notes {
        private(set) var concerns: [Concern] = []
        private var places: [String: Int] = [:]

        mutating func add(_ record: Record, to person: SchoolPerson) {
            if record.isDeleted { return take(record, from: person) }
            guard !person.hasLeft, let place = place(of: person) else { return }
            concerns[place].records.append(SchoolCopies.entry(record))
        }

        mutating func take(_ record: Record, from person: SchoolPerson) {
            guard !person.hasLeft, let place = place(of: person) else { return }
            concerns[place].gone.append(["kind": .string(record.key.kind.name), "id": .string(record.key.id)])
        }

        /// Makes a copy anew; who has left keeps nothing.
        mutating func renew(_ person: SchoolPerson) {
            guard let place = place(of: person) else { return }
            concerns[place].isWhole = true
        }

        /// Who hasn't come in has no copy.
        private mutating func place(of person: SchoolPerson) -> Int? {
            guard !person.account.isEmpty else { return nil }
            if let place = places[person.account] { return place }
            places[person.account] = concerns.count
            concerns.append(Concern(account: person.account))
            return concerns.count - 1
        }
    }
}
