import Almanac
import Course
import Interface
import Records

/// What a student says of themselves: the first steps, what was read, the name, and the letters of passages.
struct CourseSelfHandler {
    let visit: CourseVisit
    let form: FormFields
    let idempotencyKey: IdempotencyKey
    private var answer: CourseAnswer { CourseAnswer(context: visit.context) }

    /// Goes a step on; the letters are chosen on the third, and the fifth ends the first steps.
    func goOn(_ changeSet: inout ChangeSet) -> Applied {
        guard visit.state.level != nil else { return answer.gone }
        guard let step = form[.step].flatMap({ CourseWelcomeStep(rawValue: $0) }) else {
            return answer.choose(.step, from: CourseWelcomeStep.allCases.map { $0.rawValue })
        }
        // Whoever leaves comes back to the step after the last one that was done (QF-206).
        var values: JSONObject = [CourseRecords.Name.step: .string((step.next ?? .semester).rawValue)]
        switch step {
        case .welcome: break
        case .level: values[CourseRecords.Name.confirmed] = visit.state.level.map { .string($0) }
        case .coach: values[CourseRecords.Name.met] = visit.state.coach.map { .string($0) }
        case .letters: if let refusal = chooseLetters(&changeSet) { return refusal }
        case .semester:
            guard visit.letters != nil else { return go(.letters) }
            values[CourseRecords.Name.welcomed] = true
            if let alerts = form.last(.alerts) { values[CourseRecords.Name.alerts] = .bool(alerts == "on") }
        }
        set(values, &changeSet)
        return go(step.next)
    }

    private func go(_ step: CourseWelcomeStep?) -> Applied {
        guard let step else { return Applied(.seeOther(Route.course(.today).link()), json: .json(["done": "welcome"])) }
        return Applied(
            .seeOther(Route.course(.welcome).link(QueryItem(.opened, step.rawValue))),
            json: .json(["next": .string(step.rawValue)]))
    }

    /// Everything that has happened by now was seen; or one announcement, which leaves Today with those before it.
    func markRead(_ changeSet: inout ChangeSet) -> Applied {
        if let id = form[.announcement] {
            guard let told = visit.announcement(id) else { return answer.gone }
            set([CourseRecords.Name.told: .int(told.at.milliseconds)], &changeSet)
            return answer.done(.today, .courseRead)
        }
        set([CourseRecords.Name.seen: .int(visit.now.milliseconds)], &changeSet)
        return answer.done(.notifications, .courseRead)
    }

    func save(_ page: CoursePage, _ changeSet: inout ChangeSet) -> Applied {
        switch page {
        case .details: if let refusal = saveDetails(&changeSet) { return refusal }
        case .notifications:
            let (values, wrong) = CourseNotificationSettings.values(form)
            if let wrong {
                let choices =
                    wrong == .alertSessions ? ["all", "coming"] : CourseNoteWay.allCases.map { $0.rawValue }
                return answer.choose(wrong, from: choices)
            }
            set(values, &changeSet)
        case .help: return ask(&changeSet)
        case .font: if let refusal = chooseLetters(&changeSet) { return refusal }
        case .billing, .history, .display, .resources, .about:
            return Applied(ErrorScreen.notAllowed(visit.context))
        }
        // The picker on a recording's page leads back there.
        if case .course(let route)? = Return.route(form) { return answer.done(route, .courseSaved) }
        return answer.done(.page(page), .courseSaved)
    }

    private func saveDetails(_ changeSet: inout ChangeSet) -> Applied? {
        if let photo = form[.photo] {
            // The file itself is with the person's files already, which take pictures alone for one (docs/blobs.md).
            guard let name = photo.isEmpty ? "" : RecordingName.name(hash: photo) else {
                return answer.refuse("invalid", visit.strings[.errorGone], field: .photo, status: 422)
            }
            set([CourseRecords.Name.photo: .string(name)], &changeSet)
            guard form[.name] != nil else { return nil }
        }
        let name = CourseText.trimmed(form[.name])
        guard !name.isEmpty, name.count <= CourseRecords.nameLength else {
            let message = visit.strings(.courseNameLong, .number("limit", CourseRecords.nameLength))
            return answer.refuse("invalid", message, field: .name, status: 422)
        }
        var values: JSONObject = [CourseRecords.Name.name: .string(name)]
        if let email = form[.email].map({ CourseText.trimmed($0) }) {
            guard email.isEmpty || CourseDetails.isEmail(email) else {
                return answer.refuse("invalid", visit.strings[.courseEmailWrong], field: .email, status: 422)
            }
            values[CourseRecords.Name.email] = .string(email)
        }
        if let phone = form[.phone].map({ CourseText.trimmed($0) }) {
            let number = phone.isEmpty ? "" : CourseDetails.phone(phone)
            guard let number else {
                return answer.refuse("invalid", visit.strings[.coursePhoneWrong], field: .phone, status: 422)
            }
            values[CourseRecords.Name.phone] = .string(number)
        }
        set(values, &changeSet)
        return nil
    }

    /// Asks the school's staff (QF-151).
    private func ask(_ changeSet: inout ChangeSet) -> Applied {
        guard let topic = form[.topic].flatMap({ CourseHelpTopic(rawValue: $0) }) else {
            return answer.choose(.topic, from: CourseHelpTopic.allCases.map { $0.rawValue })
        }
        guard let text = text else { return textNeeded }
        var writer = CourseWriter(visit, idempotencyKey)
        writer.write(.helpAsked(topic: topic, text: text), by: .student, &changeSet)
        return answer.done(.page(.help), .courseRequest, at: "requests")
    }

    /// Writes to the coach (QF-144).
    func write(_ changeSet: inout ChangeSet) -> Applied {
        guard visit.state.coach != nil else {
            return answer.refuse("not_placed", visit.strings[.courseCoachLater])
        }
        guard let text = text else { return textNeeded }
        var writer = CourseWriter(visit, idempotencyKey)
        writer.write(.messageSent(text: text), by: .student, &changeSet)
        return answer.done(.messages, .courseMessage)
    }

    /// What was written, within bounds.
    private var text: String? {
        let text = CourseText.trimmed(form[.text])
        let most = CourseRecords.questionLength
        return text.isEmpty || text.count > most || text.utf8.count > most * 4 ? nil : text
    }

    private var textNeeded: Applied {
        let message = visit.strings(.courseQuestionNeeded, .number("limit", CourseRecords.questionLength))
        return answer.refuse("invalid", message, field: .text, status: 422)
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
