import Almanac
import Course
import Interface
import Quran
import Records

/// A school's course as the records at hand have it, for whoever asks: in the school's own store all of it, in a person's
/// own their copy.
final class School: Sendable {
    let context: RequestContext
    let config: CourseConfig
    let curriculum: Curriculum
    /// The curriculum's file, with everybody, all sessions and all announcements.
    let file: JSON
    /// Who asks.
    let me: SchoolPerson
    let people: [SchoolPerson]
    /// In the order in which they were made.
    let enrolments: [Enrolment]
    /// What the server refused of this device's.
    let refusals: Node

    fileprivate init(
        _ context: RequestContext, _ config: CourseConfig, _ curriculum: Curriculum, _ file: JSON, _ me: SchoolPerson,
        _ people: [SchoolPerson], _ enrolments: [Enrolment], _ refusals: Node
    ) {
        self.context = context
        self.config = config
        self.curriculum = curriculum
        self.file = file
        self.me = me
        self.people = people
        self.enrolments = enrolments
        self.refusals = refusals
    }

    var strings: Strings { context.strings }

    var now: Instant { context.request.now }

    /// Whether this is the school's own store, so that what is changed here holds. On a device it is a guess.
    var isDeciding: Bool { context.request.member?.visit != nil }

    func person(_ id: String) -> SchoolPerson? { people.first { $0.id == id } }

    /// The events of an enrolment.
    func events(of enrolment: String) throws(NeedsData) -> [Record] {
        if isDeciding { return try context.library.records(SchoolRecords.events(of: enrolment)) }
        return try context.library.records(SchoolRecords.events).filter { Buckets.bucket(of: $0) == enrolment }
    }

    /// What the events of an enrolment amount to.
    func facts(of enrolment: Enrolment) throws(NeedsData) -> EnrolmentFacts {
        var log: [CourseEvent] = []
        for record in try events(of: enrolment.id) {
            if let json = record.value(SchoolRecords.Name.event),
                let event = try? CourseEvent(json: json, weeks: config.weeks)
            {
                log.append(event)
            }
        }
        return EnrolmentFacts(enrolment, CourseLog(log))
    }

    /// What the events of all enrolments amount to that are in this store.
    func facts() throws(NeedsData) -> [EnrolmentFacts] {
        var events: [String: [CourseEvent]] = [:]
        for record in try context.library.records(SchoolRecords.events) {
            guard let json = record.value(SchoolRecords.Name.event),
                let event = try? CourseEvent(json: json, weeks: config.weeks)
            else { continue }
            events[event.enrolment, default: []].append(event)
        }
        return enrolments.map { EnrolmentFacts($0, CourseLog(events[$0.id] ?? [])) }
    }

    /// The student's own way: the enrolment that was made last.
    func walk(of student: String) -> Enrolment? { enrolments.last { $0.student == student } }

    /// An enrolment with everything that its pages are made of.
    func visit(_ enrolment: Enrolment, own: Record? = nil) throws(NeedsData) -> CourseVisit {
        let kept = own.flatMap { $0.isDeleted ? nil : $0 } ?? Record(key: SchoolRecords.student)
        return try CourseVisit(
            context, config, curriculum, kept, nil, try events(of: enrolment.id), in: SchoolWalk(self, enrolment))
    }

    /// A visit to no enrolment, for the words and times that all pages have.
    func words() throws(NeedsData) -> CourseVisit {
        let nobody = Enrolment(id: "", student: "")
        return try CourseVisit(
            context, config, curriculum, Record(key: SchoolRecords.student), nil, [], in: SchoolWalk(self, nobody))
    }
}

/// An enrolment in a school, on the pages of the course.
struct SchoolWalk: Sendable {
    let school: School
    let enrolment: Enrolment

    init(_ school: School, _ enrolment: Enrolment) {
        self.school = school
        self.enrolment = enrolment
    }
}

/// What there is of a school for whoever asks.
enum SchoolOpening {
    /// There is none, or none for this person.
    case none
    /// There is one that can't be read, and where it is broken.
    case broken(String)
    case open(School)

    /// Whether the server itself asks, which is nobody of the school.
    enum Host {
        case isNot
        /// About a student's account, or about everybody.
        case asks(about: String?)
    }

    init(_ context: RequestContext, host: Host = .isNot) throws(NeedsData) {
        let library = context.library
        try library.require(SchoolRecords.common, [.zones, QuranContent.indexName])
        guard let book = try library.record(SchoolRecords.book), !book.isDeleted else {
            self = .none
            return
        }
        let crowd = try SchoolCrowd(context, host)
        guard let me = crowd.me, !me.hasLeft else {
            self = .none
            return
        }
        guard let config = context.bundle.course else {
            self = .broken("CourseConfig.json")
            return
        }
        let zones = try Zones.database(library)
        let json = try Self.file(book, crowd.people, library)
        let refusals = try SchoolRefusals(context: context).node(back: context.route)
        do throws(CourseFileFault) {
            let file = try CourseFile(json, zone: { zones?.zone($0) }, config)
            self = .open(School(context, config, file.curriculum, json, me, crowd.people, crowd.enrolments, refusals))
        } catch {
            self = .broken(error.path.isEmpty ? SchoolRecords.Name.course : error.path)
        }
    }

    /// The course as one file.
    private static func file(
        _ book: Record, _ people: [SchoolPerson], _ library: Library
    ) throws(NeedsData) -> JSON {
        var file = book.value(SchoolRecords.Name.course)?.object ?? JSONObject()
        file["people"] = .array(people.map { $0.json })
        var sessions: [JSON] = []
        for record in try library.records(SchoolRecords.sessions) {
            if let session = record.value(SchoolRecords.Name.session) { sessions.append(session) }
        }
        file["sessions"] = .array(sessions)
        var news: [JSON] = []
        for record in try library.records(SchoolRecords.news) {
            if let announcement = record.value(SchoolRecords.Name.announcement) { news.append(announcement) }
        }
        file["announcements"] = .array(news)
        return .object(file)
    }
}

extension CourseVisit {
    /// Whether what is written here holds: this is the school's own store.
    var isDeciding: Bool { walk?.school.isDeciding ?? false }

    /// Whether an event was made on this device and the school's server has not decided on it yet.
    func isGuess(_ event: String) -> Bool {
        guard walk != nil else { return false }
        return context.library.workspace.isGuess(
            RecordKind.schoolEvent.key(state.enrolment.id + "." + event))
    }
}
