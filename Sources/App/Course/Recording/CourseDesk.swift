import Almanac
import Course
import Interface
import Records

/// Rules on the recordings of one person's course by the server's clock, which a course at home may have moved.
struct CourseDesk {
    private let visit: CourseVisit
    private let desk: RecordingDesk
    private let records: [Record]

    /// `nil` where there is no course that can be read.
    init?(_ request: Request, _ bundle: AppBundle, _ library: Library) throws(NeedsData) {
        let context = try RequestContext(
            request, route: .course(.today), query: FormFields(), bundle: bundle, library: library)
        // At a school its own store is ruled on (`SchoolVerdicts`), and never somebody's copy.
        guard case .open(let visit) = try CourseOpening(context), visit.walk == nil else { return nil }
        self.visit = visit
        desk = RecordingDesk(visit.facts, visit.curriculum, visit.config)
        records = try library.records(CourseRecords.events)
    }

    /// The hashes of the recordings that a verdict is still to be made of.
    var open: [String] { desk.open.compactMap { $0.hash } }

    /// Writes the verdicts on what is there.
    func rule(held: Set<String>, givesUp: Bool, _ changeSet: inout ChangeSet) {
        var desk = desk
        for submission in desk.open {
            let act = desk.rule(
                on: submission, isHeld: submission.hash.map { held.contains($0) } ?? false,
                isGivenUp: givesUp && isOld(submission.id), at: visit.now)
            guard let act else { continue }
            let event = RecordingDesk.event(act, of: submission, in: visit.state.enrolment, at: visit.now)
            changeSet.set(
                RecordKind.courseEvent.key(event.id),
                [Record.deletedField: false, CourseRecords.Name.event: event.json])
        }
    }

    /// Whether a recording was announced so long ago that it will hardly come. The record's own stamp is asked: the clock
    /// of a course at home may have been moved.
    private func isOld(_ id: String) -> Bool {
        guard let stamp = records.first(where: { $0.key.id == id })?.newestStamp else { return false }
        return visit.context.request.now.milliseconds - stamp.milliseconds > visit.config.missingTime.minutes * 60_000
    }

    /// Whether a device brings or changes a verdict on a recording, which the server alone makes. The silence of a course
    /// at home is accepted where it is made.
    static func stands(against proposal: SyncProposal) -> Bool {
        let key = proposal.merged.key
        guard key.kind == RecordKind.courseEvent.kind, proposal.merged != proposal.stored else { return false }
        if RecordingDesk.isVerdict(id: key.id) { return true }
        guard let event = proposal.incoming[CourseRecords.Name.event]?.value, event["role"]?.string == serverRole else {
            return false
        }
        return event["blob"]?.string?.utf8.starts(with: CourseSounds.silence.utf8) != true
    }

    private static let serverRole = CourseRole.server.rawValue
}
