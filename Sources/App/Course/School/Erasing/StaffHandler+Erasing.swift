import Almanac
import Course
import Interface
import Records

/// A student's course is taken out of the school, and taken back.
extension StaffHandler {
    func erase(_ student: SchoolStudent, _ changeSet: inout ChangeSet) -> Applied {
        guard form.last(.confirmation) == "on" else {
            return answer.refuse("confirmation_needed", strings[.errorConfirm], field: .confirmation, status: 422)
        }
        guard let person = school.person(student.visit.state.enrolment.student) else { return answer.gone }
        let enrolments = school.enrolments.filter { $0.student == person.id }.map { $0.id }
        let until = SchoolErasing.begin(person, enrolments, at: school.now, &changeSet)
        audit(.erasing, on: person.id, &changeSet)
        return done(.roster, .schoolErasing, ["until": .string(InstantText.text(until))])
    }

    func restore(_ changeSet: inout ChangeSet) throws(NeedsData) -> Applied {
        guard let person = form[.person].flatMap({ school.person($0) }), person.wait != nil else { return answer.gone }
        try SchoolErasing(context: school.context).takeBack(person, &changeSet)
        audit(.restored, on: person.id, &changeSet)
        return answer.done(.roster, .schoolRestored)
    }
}
