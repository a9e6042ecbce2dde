import Almanac
import Course
import Records

/// Somebody of a school.
struct SchoolPerson: Hashable, Sendable {
    let id: String
    let name: String
    let role: CourseRole
    let audience: String?
    let bio: String?
    /// The account that the person has come in with; empty before that, and in every copy.
    let account: String
    let hasLeft: Bool
    /// How long their course, which is hidden, can still be taken back; `nil` if it isn't erased.
    let wait: ErasureWait?
    /// When their course is erased for good.
    var gone: Instant? { (wait?.until).map { Instant(milliseconds: $0) } }

    /// `nil` for a record that names no role.
    init?(_ record: Record) {
        guard let role = record.value(SchoolRecords.Name.role)?.string.flatMap({ CourseRole(rawValue: $0) }) else {
            return nil
        }
        id = record.key.id
        name = record.value(SchoolRecords.Name.name)?.string ?? ""
        self.role = role
        audience = record.value(SchoolRecords.Name.audience)?.string
        bio = record.value(SchoolRecords.Name.bio)?.string
        account = record.value(SchoolRecords.Name.account)?.string ?? ""
        wait = record.value(SchoolRecords.Name.gone)?.int.map { until in
            ErasureWait(
                until: until, seen: record.value(SchoolRecords.Name.goneSeen)?.int,
                wasHeld: record.value(SchoolRecords.Name.goneHeld)?.bool ?? false)
        }
        hasLeft = record.value(SchoolRecords.Name.left)?.bool ?? false || wait != nil
    }

    /// The bucket of somebody's record in the school's own store: a student's account, and nothing for coaches and staff.
    static func bucket(_ role: CourseRole, account: String) -> String { role == .student ? "s" + account : "" }

    /// The server, which rules and is nobody of the school.
    static let server = SchoolPerson(id: CourseRole.server.rawValue, role: .server)

    private init(id: String, role: CourseRole) {
        (self.id, self.role) = (id, role)
        (name, account, audience, bio, hasLeft, wait) = ("", "", nil, nil, false, nil)
    }

    /// The person as a course file has them.
    var json: JSON {
        var object: JSONObject = ["id": .string(id), "name": .string(name), "role": .string(role.rawValue)]
        object["audience"] = audience.map { .string($0) }
        object["bio"] = bio.map { .string($0) }
        return .object(object)
    }

    /// The fields of the record of somebody in a course file.
    ///
    /// - Parameter account: the account that they have come in with already.
    static func values(_ person: JSON, account: String = "") -> JSONObject {
        let role = person["role"]?.string.flatMap { CourseRole(rawValue: $0) } ?? .student
        var values: JSONObject = [
            Record.deletedField: false, SchoolRecords.Name.left: false,
            Buckets.field: .string(bucket(role, account: account)),
        ]
        for name in [
            SchoolRecords.Name.name, SchoolRecords.Name.role, SchoolRecords.Name.audience, SchoolRecords.Name.bio,
        ] {
            values[name] = person[name]
        }
        return values
    }
}
