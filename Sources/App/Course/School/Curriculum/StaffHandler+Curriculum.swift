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
            audit(.curriculum, &changeSet)
            return answer.done(.curriculum, .schoolImported, ["preview": plan.json])
        }
    }
}
