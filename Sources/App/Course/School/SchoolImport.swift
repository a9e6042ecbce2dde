import Almanac
import Course
import Interface
import Quran
import Records

/// Brings a course file into the school's own store.
struct SchoolImport {
    let context: RequestContext

    /// The members of a course file that are the curriculum itself.
    static let curriculum = ["course", "zone", "levels", "cohorts", "orientation", "advancedOpens"]

    /// All of a course file, for the command line. The owner is the first of its staff.
    func whole(_ changeSet: inout ChangeSet) throws(NeedsData) -> Reply {
        let library = context.library
        try library.require(SchoolRecords.queries + [SchoolRecords.events], [.zones])
        guard let json = try? JSON(reading: context.request.body), let config = context.bundle.course else {
            return .refusal("malformed", context.strings(.schoolFileBroken, .text("place", "JSON")), status: 422)
        }
        let zones = try Zones.database(library)
        let file: CourseFile
        do throws(CourseFileFault) { file = try CourseFile(json, zone: { zones?.zone($0) }, config) } catch {
            return .refusal("invalid", context.strings(.schoolFileBroken, .text("place", error.path)), status: 422)
        }
        guard Self.hasSoundNames(file) else {
            return .refusal("invalid", context.strings(.schoolFileBroken, .text("place", "id")), status: 422)
        }
        try set(json, over: library, &changeSet)
        for person in json["people"]?.array ?? [] {
            let key = RecordKind.schoolPerson.key(person["id"]?.string ?? "")
            let account = library.workspace[key]?.value(SchoolRecords.Name.account)?.string ?? ""
            changeSet.set(key, SchoolPerson.values(person, account: account))
        }
        try claim(file, library, &changeSet)
        let events = try happened(file, library, &changeSet)
        for enrolment in file.enrolments {
            let facts = EnrolmentFacts(enrolment, CourseLog(events[enrolment.id] ?? []))
            var values = Self.enrolment(of: enrolment.student, at: Instant(seconds: 0))
            values[SchoolRecords.Name.coach] = facts.coach.map { .string($0) }
            values[SchoolRecords.Name.cohort] = facts.placement.map { .string($0.cohort) }
            changeSet.set(RecordKind.schoolEnrolment.key(enrolment.id), values)
        }
        let request = context.request
        SchoolAudit.note(
            .imported, by: CourseRole.server.rawValue, count: file.enrolments.count,
            id: IdempotencyKey.number(now: request.now, entropy: request.entropy), at: request.now, &changeSet)
        return .json([
            "people": .int(Int64(file.curriculum.people.count)),
            "enrolments": .int(Int64(file.enrolments.count)), "events": .int(Int64(file.log.events.count)),
        ])
    }

    /// Adds the events that are new, and returns all that happened in each enrolment.
    private func happened(
        _ file: CourseFile, _ library: Library, _ changeSet: inout ChangeSet
    ) throws(NeedsData) -> [String: [CourseEvent]] {
        var events: [String: [CourseEvent]] = [:]
        for record in try library.records(SchoolRecords.events) {
            guard let json = record.value(SchoolRecords.Name.event),
                let event = try? CourseEvent(json: json, weeks: context.bundle.course?.weeks ?? 0)
            else { continue }
            events[event.enrolment, default: []].append(event)
        }
        for event in file.log.events {
            let key = SchoolRecords.key(event)
            guard library.workspace[key] == nil else { continue }
            let received = Self.received(event)
            changeSet.set(key, SchoolRecords.values(received))
            events[event.enrolment, default: []].append(received)
        }
        return events
    }

    /// The whole course as a course file.
    func export() throws(NeedsData) -> Reply {
        let library = context.library
        try library.require(SchoolRecords.queries + [SchoolRecords.events])
        guard let book = try library.record(SchoolRecords.book), !book.isDeleted,
            var file = book.value(SchoolRecords.Name.course)?.object
        else { return .refusal("no_course", context.strings[.courseNone], status: 404) }
        file["people"] = .array(try library.records(SchoolRecords.people).compactMap { SchoolPerson($0)?.json })
        file["sessions"] = .array(
            try library.records(SchoolRecords.sessions).compactMap { $0.value(SchoolRecords.Name.session) })
        file["announcements"] = .array(
            try library.records(SchoolRecords.news).compactMap { $0.value(SchoolRecords.Name.announcement) })
        var enrolments: [JSON] = []
        for record in try library.records(SchoolRecords.enrolments) where !record.isDeleted {
            enrolments.append([
                "id": .string(record.key.id), "student": record.value(SchoolRecords.Name.student) ?? .null,
            ])
        }
        file["enrolments"] = .array(enrolments)
        file["events"] = .array(
            try library.records(SchoolRecords.events).compactMap {
                $0.isDeleted ? nil : $0.value(SchoolRecords.Name.event)
            })
        return .json(.object(file))
    }

    /// A school without students, opened by somebody who is its staff.
    func begin(_ file: JSON, with account: String, named name: String, _ changeSet: inout ChangeSet) {
        book(file, &changeSet)
        for session in file["sessions"]?.array ?? [] { self.session(session, &changeSet) }
        for person in file["people"]?.array ?? [] where person["role"]?.string == CourseRole.coach.rawValue {
            changeSet.set(RecordKind.schoolPerson.key(person["id"]?.string ?? ""), SchoolPerson.values(person))
        }
        var values = SchoolPerson.values(["name": .string(name), "role": .string(CourseRole.staff.rawValue)])
        values[SchoolRecords.Name.account] = .string(account)
        changeSet.set(RecordKind.schoolPerson.key(SchoolSample.Person.staff), values)
    }

    /// The curriculum, the sessions and what was announced; what is there and isn't in the file is taken away.
    func set(_ file: JSON, over library: Library, _ changeSet: inout ChangeSet) throws(NeedsData) {
        book(file, &changeSet)
        var known: [String] = []
        for session in file["sessions"]?.array ?? [] {
            known.append(session["id"]?.string ?? "")
            self.session(session, &changeSet)
        }
        for record in try library.records(SchoolRecords.sessions) where !known.contains(record.key.id) {
            changeSet.set(record.key, [Record.deletedField: .bool(true), SchoolRecords.Name.session: .null])
        }
        for announcement in file["announcements"]?.array ?? [] { self.announcement(announcement, &changeSet) }
    }

    func book(_ file: JSON, _ changeSet: inout ChangeSet) {
        var course = JSONObject()
        for name in Self.curriculum { course[name] = file[name] }
        changeSet.set(
            SchoolRecords.book, [Record.deletedField: false, SchoolRecords.Name.course: .object(course)])
    }

    func session(_ session: JSON, _ changeSet: inout ChangeSet) {
        changeSet.set(
            RecordKind.schoolSession.key(session["id"]?.string ?? ""),
            [Record.deletedField: false, SchoolRecords.Name.session: session])
    }

    func announcement(_ announcement: JSON, _ changeSet: inout ChangeSet) {
        changeSet.set(
            RecordKind.schoolNews.key(announcement["id"]?.string ?? ""),
            [Record.deletedField: false, SchoolRecords.Name.announcement: announcement])
    }

    static func enrolment(of student: String, at now: Instant) -> JSONObject {
        [
            Record.deletedField: false, Buckets.field: .string(student), SchoolRecords.Name.student: .string(student),
            SchoolRecords.Name.made: .int(now.milliseconds),
        ]
    }

    /// The owner of the machine comes in as the first of the file's staff, unless they are in the school already.
    private func claim(_ file: CourseFile, _ library: Library, _ changeSet: inout ChangeSet) throws(NeedsData) {
        let owner = "owner"
        let there = try library.records(SchoolRecords.people).compactMap { SchoolPerson($0) }
        guard !there.contains(where: { $0.account == owner }) else { return }
        let first = file.curriculum.people.first { $0.role == .staff }?.id ?? SchoolSample.Person.staff
        var values: JSONObject = [SchoolRecords.Name.account: .string(owner)]
        if file.curriculum.person(first) == nil {
            values = SchoolPerson.values([
                "name": .string(context.strings[.schoolStaff]), "role": .string(CourseRole.staff.rawValue),
            ])
            values[SchoolRecords.Name.account] = .string(owner)
        }
        changeSet.set(RecordKind.schoolPerson.key(first), values)
    }

    /// What stands in a file that is brought in has reached the server.
    private static func received(_ event: CourseEvent) -> CourseEvent {
        CourseEvent(
            id: event.id, enrolment: event.enrolment, author: event.author, at: event.at, received: event.moment,
            act: event.act)
    }

    /// Whether all names can stand in addresses and in records' ids.
    private static func hasSoundNames(_ file: CourseFile) -> Bool {
        let names =
            file.curriculum.people.map { $0.id } + file.enrolments.map { $0.id } + file.log.events.map { $0.id }
            + file.curriculum.sessions.map { $0.id }
        return names.allSatisfy { $0.utf8.count <= 60 && TaskID.checked($0[...]) != nil }
    }
}
