import Almanac
import Course
import Interface
import Records

/// What a student says of themselves: the first steps, what was read, the name, and the letters of passages.
struct CourseSelfHandler {
    let visit: CourseVisit
    let form: FormFields
    private var answer: CourseAnswer { CourseAnswer(context: visit.context) }

    /// Goes a step on; the letters are chosen on the third, and the fifth ends the first steps.
    func goOn(_ changeSet: inout ChangeSet) -> Applied {
        guard visit.state.level != nil else { return answer.gone }
        guard let step = form[.step].flatMap({ CourseWelcomeStep(rawValue: $0) }) else {
            return answer.choose(.step, from: CourseWelcomeStep.allCases.map { $0.rawValue })
        }
        switch step {
        case .welcome, .level, .coach: break
        case .letters: if let refusal = chooseLetters(&changeSet) { return refusal }
        case .semester:
            guard visit.letters != nil else { return go(.letters) }
            set([CourseRecords.Name.welcomed: true], &changeSet)
        }
        return go(step.next)
    }

    private func go(_ step: CourseWelcomeStep?) -> Applied {
        guard let step else { return Applied(.seeOther(Route.course(.today).link()), json: .json(["done": "welcome"])) }
        return Applied(
            .seeOther(Route.course(.welcome).link(QueryItem(.opened, step.rawValue))),
            json: .json(["next": .string(step.rawValue)]))
    }

    /// Everything that has happened by now was seen.
    func markRead(_ changeSet: inout ChangeSet) -> Applied {
        set([CourseRecords.Name.seen: .int(visit.now.milliseconds)], &changeSet)
        return answer.done(.notifications, .courseRead)
    }

    func save(_ page: CoursePage, _ changeSet: inout ChangeSet) -> Applied {
        switch page {
        case .details:
            let name = CourseText.trimmed(form[.name])
            guard !name.isEmpty, name.count <= CourseRecords.nameLength else {
                let message = visit.strings(.courseNameLong, .number("limit", CourseRecords.nameLength))
                return answer.refuse("invalid", message, field: .name, status: 422)
            }
            set([CourseRecords.Name.name: .string(name)], &changeSet)
        case .font: if let refusal = chooseLetters(&changeSet) { return refusal }
        case .billing, .history, .notifications, .display, .help, .resources, .about:
            return Applied(ErrorScreen.notAllowed(visit.context))
        }
        // The picker on a recording's page leads back there.
        if case .course(let route)? = Return.route(form) { return answer.done(route, .courseSaved) }
        return answer.done(.page(page), .courseSaved)
    }

    private func chooseLetters(_ changeSet: inout ChangeSet) -> Applied? {
        guard let letters = form[.letters].flatMap({ CourseLetters(rawValue: $0) }) else {
            return answer.choose(.letters, from: CourseLetters.allCases.map { $0.rawValue })
        }
        var values: JSONObject = [CourseRecords.Name.letters: .string(letters.rawValue)]
        if let size = form[.size] {
            guard let size = CourseSize(rawValue: size) else {
                return answer.choose(.size, from: CourseSize.allCases.map { $0.rawValue })
            }
            values[CourseRecords.Name.size] = .string(size.rawValue)
        }
        set(values, &changeSet)
        return nil
    }

    private func set(_ values: JSONObject, _ changeSet: inout ChangeSet) {
        changeSet.set(visit.enrolment.key, values)
    }
}

/// The five first steps (QF-208 to QF-212). The raw value stands in forms.
enum CourseWelcomeStep: String, CaseIterable, Hashable, Sendable {
    case welcome, level, letters, coach, semester

    var next: CourseWelcomeStep? {
        switch self {
        case .welcome: .level
        case .level: .letters
        case .letters: .coach
        case .coach: .semester
        case .semester: nil
        }
    }

    var number: Int { (Self.allCases.firstIndex(of: self) ?? 0) + 1 }
}

/// The letters in which the course shows passages: each is a checked text with its own font.
enum CourseLetters: String, CaseIterable, Hashable, Sendable {
    /// Amiri Quran, with Tanzil's text.
    case amiri
    /// The King Fahd Complex's Hafs font, with its own text.
    case hafs

    var name: Phrase { Phrase("course.letters." + rawValue) }
}

/// The size of passages.
enum CourseSize: String, CaseIterable, Hashable, Sendable {
    case small, medium, large

    var name: Phrase { Phrase("course.size." + rawValue) }
}

extension CourseVisit {
    /// The letters that were chosen; `nil` before the first steps.
    var letters: CourseLetters? {
        enrolment[CourseRecords.Name.letters]?.value.string.flatMap { CourseLetters(rawValue: $0) }
    }

    var size: CourseSize {
        enrolment[CourseRecords.Name.size]?.value.string.flatMap { CourseSize(rawValue: $0) } ?? .medium
    }
}
