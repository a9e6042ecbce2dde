import Almanac
import Course
import Interface
import Records

/// What staff does: places students, and looks after who is in the school, its sessions, its announcements and what is taught.
struct StaffHandler: SchoolHandling {
    let school: School
    let form: FormFields
    let idempotencyKey: IdempotencyKey

    /// What the form of a student asks for.
    enum Step: String, CaseIterable {
        case place, coach, pause, resume, advance, request, erase
    }

    /// Places a student, changes their coach, lets them rest (QF-239, QF-203), or takes their course out of the school.
    func change(_ student: SchoolStudent, _ changeSet: inout ChangeSet) throws(NeedsData) -> Applied {
        guard let step = form[.step].flatMap({ Step(rawValue: $0) }) else {
            return answer.choose(.step, from: Step.allCases.map { $0.rawValue })
        }
        let facts = student.visit.facts
        let isPlaced = facts.placement != nil
        switch step {
        case .place:
            let cohorts = school.curriculum.cohorts.map { $0.id }
            guard let cohort = form[.cohort], cohorts.contains(cohort) else {
                return answer.choose(.cohort, from: cohorts)
            }
            guard let coach else { return answer.choose(.coach, from: coaches) }
            write(.placed(cohort: cohort, coach: coach), student, &changeSet)
            return done(.student(student.id), .schoolPlaced)
        case .coach:
            guard isPlaced else { return answer.refuse("not_placed", strings[.schoolPlaceFirst]) }
            guard let coach else { return answer.choose(.coach, from: coaches) }
            if coach != facts.coach { write(.coachChanged(coach: coach), student, &changeSet) }
        case .pause:
            guard isPlaced else { return answer.refuse("not_placed", strings[.schoolPlaceFirst]) }
            if !facts.isPaused { write(.paused, student, &changeSet) }
        case .resume: if facts.isPaused { write(.resumed, student, &changeSet) }
        case .advance:
            guard student.visit.state.phase == .graduated else {
                return answer.refuse("not_graduated", strings[.schoolAdvanceLater])
            }
            write(.advanced, student, &changeSet)
        case .request:
            guard let asked = facts.requests.first(where: { $0.id == form[.request] }) else { return answer.gone }
            // A page may have several of these forms, so each has a name of its own for the words.
            let words = form["text-" + asked.id] ?? form[.text]
            guard let text = SchoolText.read(words, limit: CourseRecords.questionLength) else {
                return answer.refuse(.text, limit: CourseRecords.questionLength)
            }
            write(.helpAnswered(request: asked.id, text: text), student, &changeSet)
            return done(.student(student.id), .schoolRequestAnswered)
        case .erase: return erase(student, &changeSet)
        }
        return done(.student(student.id), .schoolSaved)
    }

    /// Notes what was done that is no event. A device that is away from the server notes nothing: the server does when it decides.
    func audit(
        _ act: SchoolAudit.Act, on subject: String = "", count: Int? = nil, _ changeSet: inout ChangeSet
    ) {
        guard school.isDeciding else { return }
        SchoolAudit.note(
            act, by: school.me.id, on: subject, count: count, id: idempotencyKey.madeID, at: school.now, &changeSet)
    }

    /// The coach that the form names, one who is there.
    private var coach: String? { form[.coach].flatMap { coaches.contains($0) ? $0 : nil } }

    var coaches: [String] { school.people.filter { $0.role == .coach && !$0.hasLeft }.map { $0.id } }

    /// Announces something to some levels, or to all (QF-242).
    func announce(_ changeSet: inout ChangeSet) -> Applied {
        guard let title = SchoolText.read(form[.title], limit: SchoolLimits.title) else {
            return answer.refuse(.title, limit: SchoolLimits.title)
        }
        guard let text = SchoolText.read(form[.text], limit: CourseRecords.answerLength) else {
            return answer.refuse(.text, limit: CourseRecords.answerLength)
        }
        let known = school.curriculum.levels.map { $0.id }
        let levels = known.filter { form["level-" + $0] == "on" }
        let id = idempotencyKey.madeID
        SchoolImport(context: school.context).announcement(
            [
                "id": .string(id), "title": .string(title), "text": .string(text),
                "at": .string(InstantText.text(school.now)), "levels": .array(levels.map { .string($0) }),
            ], &changeSet)
        audit(.announced, on: id, &changeSet)
        return done(.news, .schoolAnnounced, ["id": .string(id)])
    }
}

/// How long the texts of a school may be, and how much it holds.
enum SchoolLimits {
    static let title = 120
    static let address = 1_000
    /// How often a session that is added may repeat, week by week.
    static let repeats = 30
    static let people = 20_000
}

extension FieldName {
    static var cohort: FieldName { FieldName("cohort") }
    static var coach: FieldName { FieldName("coach") }
    static var kind: FieldName { FieldName("kind") }
    static var level: FieldName { FieldName("level") }
    static var role: FieldName { FieldName("role") }
    static var join: FieldName { FieldName("join") }
    static var person: FieldName { FieldName("person") }
    static var weeks: FieldName { FieldName("weeks") }
    static var recording: FieldName { FieldName("recording") }
}
