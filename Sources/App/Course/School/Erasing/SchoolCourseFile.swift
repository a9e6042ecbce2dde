import Almanac
import Course
import Records

/// A student's whole course as one file: who they are, where they were placed, all that happened, and the recordings by their
/// hashes. Staff may have it of everybody, and a student their own.
struct SchoolCourseFile {
    let school: School
    let person: SchoolPerson

    /// `nil` where the asker may not have it.
    init?(_ enrolment: String, _ school: School) {
        guard let found = school.enrolments.first(where: { $0.id == enrolment }),
            let person = school.person(found.student),
            school.me.role == .staff || person.id == school.me.id
        else { return nil }
        self.school = school
        self.person = person
    }

    func file() throws(NeedsData) -> Reply {
        var object = JSONObject()
        object["course"] = 1
        object["zone"] = school.file["zone"]
        object["person"] = person.json
        var enrolments: [JSON] = []
        var events: [JSON] = []
        var recordings: [JSON] = []
        for enrolment in school.enrolments where enrolment.student == person.id {
            enrolments.append(["id": .string(enrolment.id), "student": .string(person.id)])
            for record in try school.events(of: enrolment.id) {
                guard let event = record.value(SchoolRecords.Name.event), !record.isDeleted else { continue }
                events.append(event)
                for name in ["blob", "reply"] {
                    guard let blob = event[name]?.string, let hash = RecordingName.hash(of: blob) else { continue }
                    recordings.append([
                        "sha256": .string(hash), "event": event["id"] ?? .null,
                        "by": event["author"] ?? .null, "kind": event["kind"] ?? .null,
                    ])
                }
            }
        }
        object["enrolments"] = .array(enrolments)
        object["events"] = .array(events)
        object["recordings"] = .array(recordings)
        // What the curriculum calls things, so that the file can be read by itself.
        object["levels"] = school.file["levels"]
        object["cohorts"] = school.file["cohorts"]
        object["people"] = .array(
            school.people.filter { $0.role != .student && !$0.hasLeft }.map { $0.json } + [person.json])
        return .file(JSON.object(object).bytes(), type: "application/json", name: "wird-course.json")
    }
}
