import Almanac
import Course
import Interface
import Records

/// What is taught, brought in by a file (QF-240).
extension StaffHandler {
    enum CurriculumStep: String, CaseIterable {
        case look, take
    }

    /// Looks at a file and says what would come of it; taken over only once that is confirmed.
    func takeOver(_ changeSet: inout ChangeSet) throws(NeedsData) -> Applied {
        guard let step = form[.step].flatMap({ CurriculumStep(rawValue: $0) }) else {
            return answer.choose(.step, from: CurriculumStep.allCases.map { $0.rawValue })
        }
        let text = (form[.file].flatMap { $0.isEmpty ? nil : $0 } ?? form[.text]) ?? ""
        try school.context.library.require([SchoolRecords.events], [.zones])
        let plan: SchoolPlan
        switch try SchoolPlan.read(text, school) {
        case .plan(let found): plan = found
        case .broken(let place):
            return answer.refuse(
                "invalid", strings(.schoolFileBroken, .text("place", place)), field: .file, status: 422)
        }
        switch step {
        case .look:
            return Applied(
                StaffCurriculumScreen(school: school).preview(plan, text),
                json: .json(["preview": plan.json]))
        case .take:
            try SchoolImport(context: school.context).set(plan.file, over: school.context.library, &changeSet)
            for person in plan.added {
                changeSet.set(RecordKind.schoolPerson.key(person["id"]?.string ?? ""), SchoolPerson.values(person))
            }
            return answer.done(.curriculum, .schoolImported, ["preview": plan.json])
        }
    }
}

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
        let whole = JSON.object(file)
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
