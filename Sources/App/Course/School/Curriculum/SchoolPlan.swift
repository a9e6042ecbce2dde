import Almanac
import Course
import Records

/// What would come of a curriculum's file.
struct SchoolPlan {
    /// The whole course with the file's curriculum, as it would be.
    let file: JSON
    /// Coaches of the file that the school has not.
    let added: [JSON]
    let curriculum: Curriculum

    enum Reading {
        case plan(SchoolPlan)
        case broken(String)
    }

    /// Reads a file, and holds it against the course as it stands: a semester in which somebody is stays.
    static func read(_ text: String, _ school: School) throws(NeedsData) -> Reading {
        guard let json = try? JSON(reading: Array(text.utf8)), json.object != nil else { return .broken("JSON") }
        var file = school.file.object ?? JSONObject()
        for name in SchoolImport.curriculum + ["sessions"] { file[name] = json[name] }
        if json["announcements"] == nil { file["announcements"] = school.file["announcements"] }
        var added: [JSON] = []
        for person in json["people"]?.array ?? [] where person["role"]?.string == CourseRole.coach.rawValue {
            let id = person["id"]?.string ?? ""
            guard TaskID.checked(id[...]) != nil, id.utf8.count <= 60 else { return .broken("people.id") }
            if school.person(id) == nil { added.append(person) }
        }
        file["people"] = .array((school.file["people"]?.array ?? []) + added)
        return try check(.object(file), school, added: added)
    }

    /// Holds a whole course against the rules, and against who is in it.
    static func check(_ whole: JSON, _ school: School, added: [JSON] = []) throws(NeedsData) -> Reading {
        let zones = try Zones.database(school.context.library)
        let read: CourseFile
        do throws(CourseFileFault) {
            read = try CourseFile(whole, zone: { zones?.zone($0) }, school.config)
        } catch {
            return .broken(error.path.isEmpty ? "course" : error.path)
        }
        for session in read.curriculum.sessions where TaskID.checked(session.id[...]) == nil {
            return .broken("sessions.id")
        }
        for facts in try school.facts() {
            if let placement = facts.placement, read.curriculum.cohort(placement.cohort) == nil {
                return .broken("cohorts: " + placement.cohort)
            }
        }
        return .plan(SchoolPlan(file: whole, added: added, curriculum: read.curriculum))
    }

    var json: JSON {
        [
            "levels": .int(Int64(curriculum.levels.count)),
            "weeks": .int(Int64(curriculum.levels.reduce(0) { $0 + $1.weeks.count })),
            "cohorts": .int(Int64(curriculum.cohorts.count)), "sessions": .int(Int64(curriculum.sessions.count)),
            "coaches": .int(Int64(added.count)),
        ]
    }
}
