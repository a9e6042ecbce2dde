import Almanac
import Course
import Interface
import Records

/// What the page of a course at home asks for. The raw value is the form's `step`.
enum CourseDemoStep: String, CaseIterable, Hashable, Sendable {
    case begin
    /// The school places the student.
    case place
    /// The clock goes a day forward, to the next Saturday, to a week, to the last minutes of a Friday, or back to now.
    case day, saturday, week, friday, now
    /// The coach answers all that waits; ``fail`` with an assessment that is not passed.
    case answer, fail
    /// The course is taken away.
    case leave
}

/// Begins a course at home, moves its clock, answers as its coach, and takes it away.
struct CourseDemoHandler {
    let context: RequestContext
    let form: FormFields
    let idempotencyKey: IdempotencyKey
    private var answer: CourseAnswer { CourseAnswer(context: context) }

    func apply(_ opening: CourseOpening, _ changeSet: inout ChangeSet) throws(NeedsData) -> Applied {
        guard let step = form[.step].flatMap({ CourseDemoStep(rawValue: $0) }) else {
            return answer.choose(.step, from: CourseDemoStep.allCases.map { $0.rawValue })
        }
        if step == .leave {
            changeSet.erase(.course)
            return answer.done(.today, .courseLeft)
        }
        if step == .begin { return try begin(opening, &changeSet) }
        guard case .open(let visit) = opening, visit.isDemo else { return answer.gone }
        var writer = CourseWriter(visit, idempotencyKey)
        switch step {
        case .begin, .leave: return answer.gone
        case .place:
            guard visit.state.level == nil else { return answer.refuse("placed", context.strings[.courseDemoPlaced]) }
            let coach = CourseSample.Person.coach
            writer.write(.placed(cohort: CourseSample.cohort(1), coach: coach), by: .staff, &changeSet)
            return answer.done(.today, .coursePlaced)
        case .day, .saturday, .week, .friday, .now: return move(step, visit, &changeSet)
        case .answer, .fail:
            CourseDemoCoach(visit: visit).answer(isPassed: step == .answer, &writer, &changeSet)
            CourseDemoCoach(visit: visit).reply(&writer, &changeSet)
            return answer.done(.today, .courseAnswered)
        }
    }

    private func begin(_ opening: CourseOpening, _ changeSet: inout ChangeSet) throws(NeedsData) -> Applied {
        guard case .none = opening else { return answer.refuse("begun", context.strings[.courseDemoBegun]) }
        let name = CourseText.trimmed(form[.name])
        guard name.count <= CourseRecords.nameLength else {
            return answer.refuse(
                "invalid", context.strings(.courseNameLong, .number("limit", CourseRecords.nameLength)), field: .name,
                status: 422)
        }
        guard let config = context.bundle.course, let zone = try zone() else {
            return answer.refuse("unreadable", context.strings[.courseDemoUnreadable])
        }
        let sample = CourseSample(
            context: context, config: config, index: try QuranContent.index(context.library), zone: zone,
            name: name.isEmpty ? context.strings[.courseStudent] : name,
            audience: form[.audience].flatMap { Audience(rawValue: $0) })
        guard let book = try? sample.book(),
            (try? CourseFile(book, zone: { $0 == zone.identifier ? zone : nil }, config)) != nil
        else { return answer.refuse("unreadable", context.strings[.courseDemoUnreadable]) }
        let alive: JSONObject = [Record.deletedField: false]
        var values = alive
        values[CourseRecords.Name.course] = book
        changeSet.set(CourseRecords.book, values)
        values = alive
        values[CourseRecords.Name.student] = .string(CourseSample.Person.student)
        values[CourseRecords.Name.name] = .string(sample.name)
        changeSet.set(CourseRecords.enrolment, values)
        values = alive
        values[CourseRecords.Name.ahead] = 0
        changeSet.set(CourseRecords.demo, values)
        let sent = CourseEvent(
            id: idempotencyKey.madeID, enrolment: CourseRecords.enrolment.id,
            author: CourseEvent.Author(id: CourseSample.Person.student, role: .student), at: context.request.now,
            received: context.request.now, act: .assessmentSent(blob: CourseDemoCoach.silence(idempotencyKey)))
        changeSet.set(
            RecordKind.courseEvent.key(sent.id),
            [Record.deletedField: false, CourseRecords.Name.event: sent.json])
        return answer.done(.today, .courseBegun)
    }

    /// The zone of the person's place, otherwise the sample's.
    private func zone() throws(NeedsData) -> Zone? {
        if let own = context.place?.zone, let zone = try Zones.zone(own, context.library) { return zone }
        guard let name = context.bundle.config["CourseSampleConfig"]?["zone"]?.string else { return nil }
        return try Zones.zone(name, context.library)
    }

    private func move(_ step: CourseDemoStep, _ visit: CourseVisit, _ changeSet: inout ChangeSet) -> Applied {
        let zone = visit.curriculum.zone
        let local = zone.local(visit.now)
        let config = visit.config
        let target: Instant
        switch step {
        case .now: target = context.request.now
        case .day: target = zone.instant(of: CivilDateTime(date: local.date.next, time: local.time))
        case .friday:
            // The last minute before the deadline, of this week if it is ahead.
            let due = { (date: CivilDate) in zone.instant(of: CivilDateTime(date: date, time: config.deadline.time)) }
            let friday = local.date.nextOrSame(config.deadline.day)
            let minute = Instant(seconds: 60) - Instant(seconds: 0)
            let ahead = due(friday) - minute
            target = ahead > visit.now ? ahead : due(friday.next.nextOrSame(config.deadline.day)) - minute
        case .week:
            guard let number = form[.week].flatMap({ PrayerMinutes.number($0) }), number > 0,
                number <= visit.state.weeks.count, let opens = visit.state.weeks[number - 1].opens
            else {
                let last = max(1, visit.state.weeks.count)
                return answer.refuse(
                    "invalid", context.strings(.errorNumber, .number("low", 1), .number("high", last)), field: .week,
                    status: 422)
            }
            target = opens
        case .saturday, .begin, .place, .answer, .fail, .leave:
            target = zone.instant(
                of: CivilDateTime(date: local.date.next.nextOrSame(config.unlock.day), time: config.unlock.time))
        }
        // The clock is moved by whole seconds: up, so that what opens at that instant is open at once.
        let span = target - context.request.now
        let ahead = span.seconds + (TimeSpan.seconds(span.seconds).microseconds < span.microseconds ? 1 : 0)
        changeSet.set(CourseRecords.demo, [Record.deletedField: false, CourseRecords.Name.ahead: .int(ahead)])
        return answer.done(.today, .courseMoved)
    }
}
