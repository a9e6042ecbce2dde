import Almanac
import Course
import Interface
import Quran
import Records

/// A course as it stands for a request: everything that its screens are made of.
final class CourseVisit: Sendable {
    let context: RequestContext
    let config: CourseConfig
    let curriculum: Curriculum
    let facts: EnrolmentFacts
    let state: CourseState
    /// The clock: the request's, moved by what a course at home moved it.
    let now: Instant
    /// The student's zone: the chosen one, the device's, that of their place, otherwise the programme's.
    let zone: Zone
    let enrolment: Record
    /// Whether the course is walked alone at home, with a movable clock.
    let isDemo: Bool
    let ahead: TimeSpan
    /// How many events could not be read and are left out.
    let unread: Int
    /// The names of surahs, or `nil` if the content isn't there.
    let index: QuranIndex?
    /// The levels before the present one.
    let former: [CoursePast]
    /// Whether this is a level that is over, which is looked at and no more.
    let isPast: Bool
    /// The school whose course this is; `nil` at home.
    let walk: SchoolWalk?

    init(
        _ context: RequestContext, _ config: CourseConfig, _ curriculum: Curriculum, _ enrolment: Record,
        _ demo: Record?, _ events: [Record], in walk: SchoolWalk? = nil
    ) throws(NeedsData) {
        self.context = context
        self.config = config
        self.curriculum = curriculum
        self.enrolment = enrolment
        self.walk = walk
        isDemo = demo.map { !$0.isDeleted } ?? false
        ahead = .seconds(isDemo ? demo?[CourseRecords.Name.ahead]?.value.int ?? 0 : 0)
        now = context.request.now + ahead
        var zone = curriculum.zone
        // The zone that was chosen, otherwise the device's, otherwise that of the place (QF-107).
        let names = [
            Self.chosenZone(enrolment), enrolment[CourseRecords.Name.deviceZone]?.value.string, context.place?.zone,
        ]
        for name in names.reversed() {
            if let name, let found = try Zones.zone(name, context.library) { zone = found }
        }
        self.zone = zone
        var read: [CourseEvent] = []
        var unread = 0
        for record in events.prefix(CourseRecords.eventLimit) {
            if let json = record[CourseRecords.Name.event]?.value, json.canonicalLength <= CourseRecords.eventSize,
                let event = try? CourseEvent(json: json, weeks: config.weeks)
            {
                read.append(event)
            } else {
                unread += 1
            }
        }
        self.unread = unread + max(0, events.count - CourseRecords.eventLimit)
        let log = CourseLog(read)
        let student = enrolment[CourseRecords.Name.student]?.value.string ?? ""
        // Whoever moves the clock of a course at home back sees it as it stood then.
        let known = isDemo ? log.until(now) : log
        let own = walk?.enrolment ?? Enrolment(id: enrolment.key.id, student: student)
        facts = EnrolmentFacts(own, CoursePast.present(known, own, curriculum))
        state = CourseState(facts, curriculum, at: now, in: zone, config)
        former = CoursePast.former(known, own, curriculum, at: now, in: zone, config)
        isPast = false
        index = try QuranContent.index(context.library)
    }

    /// The same course with a level that is over in the place of the present one.
    init(_ visit: CourseVisit, _ past: CoursePast) {
        context = visit.context
        config = visit.config
        curriculum = visit.curriculum
        enrolment = visit.enrolment
        isDemo = visit.isDemo
        ahead = visit.ahead
        now = visit.now
        zone = visit.zone
        unread = visit.unread
        index = visit.index
        former = visit.former
        walk = visit.walk
        facts = past.facts
        state = past.state
        isPast = true
    }
}

extension CourseVisit {
    /// The zone that an enrolment's student chose.
    static func chosenZone(_ enrolment: Record) -> String? {
        enrolment[CourseRecords.Name.zone]?.value.string.flatMap { $0.isEmpty ? nil : $0 }
    }
}

/// What there is of a course.
enum CourseOpening {
    case none
    /// There is one that can't be read, and where it is broken.
    case broken(String)
    case open(CourseVisit)

    init(_ context: RequestContext) throws(NeedsData) {
        let library = context.library
        switch try SchoolOpening(context) {
        case .none: break
        case .broken(let place):
            self = .broken(place)
            return
        case .open(let school):
            // A coach and staff walk no course there; they may walk one at home.
            if school.me.role == .student, let walk = school.walk(of: school.me.id) {
                self = .open(try school.visit(walk, own: try library.record(SchoolRecords.student)))
                return
            }
        }
        try library.require(CourseRecords.queries, [.zones, QuranContent.indexName])
        guard let book = try library.record(CourseRecords.book), !book.isDeleted,
            let enrolment = try library.record(CourseRecords.enrolment), !enrolment.isDeleted
        else {
            self = .none
            return
        }
        guard let config = context.bundle.course else {
            self = .broken("CourseConfig.json")
            return
        }
        let zones = try Zones.database(library)
        let file: CourseFile
        do throws(CourseFileFault) {
            file = try CourseFile(
                book[CourseRecords.Name.course]?.value ?? .null, zone: { zones?.zone($0) }, config)
        } catch {
            self = .broken(error.path.isEmpty ? CourseRecords.Name.course : error.path)
            return
        }
        self = .open(
            try CourseVisit(
                context, config, file.curriculum, enrolment, try library.record(CourseRecords.demo),
                try library.records(CourseRecords.events)))
    }
}

extension AppBundle {
    /// The course's numbers, or `nil` if the configuration has nothing readable. It is read when a page of the course is
    /// requested, so that everyday pages don't carry it.
    var course: CourseConfig? { config["CourseConfig"].flatMap { json in try? CourseConfig(json: json) } }
}
