import Course
import Records

/// The people and enrolments of a school that a request is about. A person's own store holds their copy, so it is all that is
/// there. The school's own holds everybody: a student's request takes the student, coaches and staff out of it, so that it
/// costs the same among ten thousand.
struct SchoolCrowd {
    /// Who asks.
    let me: SchoolPerson?
    let people: [SchoolPerson]
    /// In the order in which they were made.
    let enrolments: [Enrolment]

    init(_ context: RequestContext, _ host: SchoolOpening.Host) throws(NeedsData) {
        let library = context.library
        var account: String?
        switch host {
        case .asks(let about): account = about
        case .isNot: if context.request.member?.visit != nil { account = context.request.member?.person }
        }
        if let account {
            let student = SchoolRecords.student(with: account)
            try library.require([SchoolRecords.team, student])
            let (team, own) = (
                Self.read(try library.records(SchoolRecords.team)), Self.read(try library.records(student))
            )
            let asker = (team + own).first { $0.account == account && !$0.hasLeft }
            if case .asks = host { me = .server } else { me = asker }
            guard let asker, asker.role != .student else {
                people = team + own
                let queries = own.map { SchoolRecords.enrolments(of: $0.id) }
                try library.require(queries)
                var records: [Record] = []
                for query in queries { records += try library.records(query) }
                enrolments = Self.sorted(records)
                return
            }
        } else if case .asks = host {
            me = .server
        } else {
            let own = try library.record(SchoolRecords.own)
            let id = own.flatMap { $0.isDeleted ? nil : $0.value(SchoolRecords.Name.person)?.string }
            me = Self.read(try library.records(SchoolRecords.people)).first { $0.id == id }
        }
        try library.require([SchoolRecords.people, SchoolRecords.enrolments])
        people = Self.read(try library.records(SchoolRecords.people))
        enrolments = Self.sorted(try library.records(SchoolRecords.enrolments))
    }

    private static func read(_ records: [Record]) -> [SchoolPerson] { records.compactMap { SchoolPerson($0) } }

    private static func sorted(_ records: [Record]) -> [Enrolment] {
        let sorted = records.sorted { a, b in
            let (first, second) = (made(a), made(b))
            return first == second ? a.key.id < b.key.id : first < second
        }
        return sorted.compactMap { record in
            SchoolRecords.isGone(record)
                ? nil : SchoolRecords.student(of: record).map { Enrolment(id: record.key.id, student: $0) }
        }
    }

    private static func made(_ record: Record) -> Int64 { record.value(SchoolRecords.Name.made)?.int ?? 0 }
}
