import Almanac
import Course
import Records

/// Rules on the recordings that were handed in at a school, by the server's clock, as `CourseDesk` does for a course at home.
struct SchoolVerdicts {
    private let school: School
    private let walks: [(account: String, facts: EnrolmentFacts)]
    private let erasing: SchoolErasing

    /// `nil` where there is no school that can be read.
    ///
    /// - Parameter account: whose recordings; `nil` for everybody's.
    init?(_ context: RequestContext, about account: String?) throws(NeedsData) {
        guard case .open(let school) = try SchoolOpening(context, host: .asks(about: account)) else { return nil }
        self.school = school
        erasing = SchoolErasing(context: context)
        var walks: [(account: String, facts: EnrolmentFacts)] = []
        for enrolment in school.enrolments {
            let student = school.person(enrolment.student)?.account ?? ""
            guard !student.isEmpty, account.map({ $0 == student }) ?? true else { continue }
            walks.append((account: student, facts: try school.facts(of: enrolment)))
        }
        self.walks = walks
    }

    /// The recordings that a verdict is still to be made of, with the accounts that handed them in.
    var open: [JSON] {
        var open: [JSON] = []
        for walk in walks {
            for submission in desk(walk.facts).open {
                if let hash = submission.hash { open.append(Self.entry(walk.account, hash)) }
            }
        }
        return open
    }

    /// How many erased courses there is something to do about now.
    var due: Int { SchoolErasing.due(school.people, at: school.now).count }

    /// Erases what the time is over of, and notes that it was looked at.
    func erase(_ changeSet: inout ChangeSet) throws(NeedsData) { try erasing.look(school.people, &changeSet) }

    /// Writes the verdicts on what is there.
    func rule(held: [JSON], givesUp: Bool, _ changeSet: inout ChangeSet) {
        for walk in walks {
            var desk = desk(walk.facts)
            for submission in desk.open {
                let isHeld = submission.hash.map { held.contains(Self.entry(walk.account, $0)) } ?? false
                let isOld = school.now.milliseconds - submission.at.milliseconds > patience
                guard let act = desk.rule(on: submission, isHeld: isHeld, isGivenUp: givesUp && isOld, at: school.now)
                else { continue }
                let event = RecordingDesk.event(act, of: submission, in: walk.facts.enrolment, at: school.now)
                changeSet.set(SchoolRecords.key(event), SchoolRecords.values(event))
            }
        }
    }

    private func desk(_ facts: EnrolmentFacts) -> RecordingDesk {
        RecordingDesk(facts, school.curriculum, school.config)
    }

    private var patience: Int64 { school.config.missingTime.minutes * 60_000 }

    private static func entry(_ account: String, _ hash: String) -> JSON {
        ["person": .string(account), "hash": .string(hash)]
    }
}
