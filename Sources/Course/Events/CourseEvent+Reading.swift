import Almanac
import Records

extension CourseEvent {
    /// Reads an event, as ``json`` writes it.
    ///
    /// - Parameter weeks: how many weeks a level has.
    public init(json: JSON, weeks: Int) throws(CourseFileFault) {
        try self.init(FileReader(json), weeks: weeks, people: [])
    }

    /// Reads an event of a file. Where it names no role, its author's is the one that the file says they have.
    init(_ reader: FileReader, weeks: Int, people: [CoursePerson]) throws(CourseFileFault) {
        id = try reader.text("id")
        enrolment = try reader.text("enrolment")
        author = try Author(reader, people)
        at = try reader.member("at").instant()
        received = try reader.optional("received")?.instant()
        let kind = try reader.member("kind")
        act = try CourseAct(try kind.choice(CourseAct.Kind.self), reader, weeks: weeks)
        guard act.isAllowed(to: author.role) else { throw kind.fault(.notAllowed(role: author.role.rawValue)) }
    }
}

extension CourseEvent.Author {
    /// The server's name as an author.
    static let server = "server"

    fileprivate init(_ reader: FileReader, _ people: [CoursePerson]) throws(CourseFileFault) {
        id = try reader.text("author")
        if let named = try reader.optional("role") {
            role = try named.choice(CourseRole.self)
        } else if id == Self.server {
            role = .server
        } else {
            let known = people.map { $0.id }
            let name = try reader.member("author").name(among: known + [Self.server])
            role = people.first { $0.id == name }?.role ?? .student
        }
    }
}

extension CourseAct {
    fileprivate init(_ kind: Kind, _ reader: FileReader, weeks: Int) throws(CourseFileFault) {
        switch kind {
        case .assessmentSent: self = .assessmentSent(blob: try reader.text("blob"))
        case .lessonOpened: self = .lessonOpened(week: try reader.integer("week", in: 1...weeks))
        case .videoWatched: self = .videoWatched(video: try reader.text("video"))
        case .lessonCompleted: self = .lessonCompleted(week: try reader.integer("week", in: 1...weeks))
        case .submitted:
            self = .submitted(
                work: try CourseWork(try reader.member("week"), weeks: weeks),
                attempt: try reader.optional("attempt")?.integer(in: 1...99) ?? 1, blob: try reader.text("blob"))
        case .feedbackHeard: self = .feedbackHeard(feedback: try reader.text("feedback"))
        case .rsvp: self = .rsvp(session: try reader.text("session"), isComing: try reader.member("coming").flag())
        case .helpAsked:
            self = .helpAsked(
                topic: try reader.member("topic").choice(CourseHelpTopic.self), text: try reader.text("text"))
        case .helpAnswered:
            self = .helpAnswered(request: try reader.text("request"), text: try reader.text("text"))
        case .enrolled: self = .enrolled(cohort: try reader.text("cohort"))
        case .messageSent: self = .messageSent(text: try reader.text("text"))
        case .followUp:
            self = .followUp(submission: try reader.text("submission"), text: try reader.text("text"))
        case .pinAdded: self = .pinAdded(submission: try reader.text("submission"), pin: try Pin(reader))
        case .pinWithdrawn: self = .pinWithdrawn(pin: try reader.text("pin"))
        case .feedbackSent:
            self = .feedbackSent(
                submission: try reader.text("submission"), blob: try reader.optionalText("blob"),
                text: try reader.optionalText("text"))
        case .feedbackRecalled: self = .feedbackRecalled(feedback: try reader.text("feedback"))
        case .evaluated:
            self = .evaluated(
                submission: try reader.text("submission"), isPassed: try reader.member("passed").flag(),
                blob: try reader.optionalText("blob"), text: try reader.optionalText("text"))
        case .placed: self = .placed(cohort: try reader.text("cohort"), coach: try reader.text("coach"))
        case .coachChanged: self = .coachChanged(coach: try reader.text("coach"))
        case .paused: self = .paused
        case .resumed: self = .resumed
        case .advanced: self = .advanced
        case .accepted: self = .accepted(submission: try reader.text("submission"), blob: try reader.text("blob"))
        case .refused:
            self = .refused(
                submission: try reader.text("submission"), reason: try reader.member("reason").choice(Refusal.self))
        }
    }
}

extension CourseWork {
    /// Reads a week's number, or `eoc`.
    fileprivate init(_ reader: FileReader, weeks: Int) throws(CourseFileFault) {
        if let name = reader.value.string {
            guard name == Self.assessmentName else {
                throw reader.fault(.unknown(name, known: [Self.assessmentName]))
            }
            self = .assessment
        } else {
            self = .week(try reader.integer(in: 1...weeks))
        }
    }
}

extension Pin {
    /// Reads a pin. Places are within the longest recording that a file can speak of, a day.
    fileprivate init(_ reader: FileReader) throws(CourseFileFault) {
        let day = 86_400_000
        let first = try reader.integer("start", in: 0...day)
        self.init(
            start: Int64(first), end: Int64(try reader.integer("end", in: first...day)),
            words: try Self.words(try reader.optional("words")),
            kind: try reader.member("pin").choice(Kind.self), reply: try reader.optionalText("reply"),
            text: try reader.optionalText("text"))
    }

    private static func words(_ reader: FileReader?) throws(CourseFileFault) -> ClosedRange<Int>? {
        guard let reader else { return nil }
        let ends = try reader.elements()
        guard ends.count == 2 else { throw reader.fault(.expected(.words)) }
        let first = try ends[0].integer(in: 0...9_999)
        return first...(try ends[1].integer(in: first...9_999))
    }
}
