import Almanac
import Records

/// What waits for a coach: the recordings and questions of their own students, what was promised first first (QF-235).
///
/// Several recordings of one week that are not answered are one item: the latest is listened to, and the promise counts
/// from the earliest.
public struct CoachQueue: Hashable, Sendable {
    public let items: [QueueItem]

    /// - Parameter enrolments: all enrolments that the coach may have; those of other coaches are left out.
    public init(of coach: String, _ enrolments: [EnrolmentFacts], _ curriculum: Curriculum, _ config: CourseConfig) {
        var items: [QueueItem] = []
        for facts in enrolments where facts.coach == coach {
            items += EnrolmentQueue(facts.ofLevel(curriculum), facts, curriculum, config).items
            // What was promised in a former level is still to be answered.
            if let former = facts.beforeLevel(curriculum) {
                items += EnrolmentQueue(former, facts, curriculum, config, isFormer: true).items
            }
        }
        self.items = items.sorted { a, b in
            if a.due != b.due { return a.due < b.due }
            if a.since != b.since { return a.since < b.since }
            return a.submission.precedesByBytes(b.submission)
        }
    }
}

/// What waits for the coach of one enrolment.
private struct EnrolmentQueue {
    let facts: EnrolmentFacts
    let curriculum: Curriculum
    let config: CourseConfig
    /// Whether it is a former level's.
    let isFormer: Bool
    private let accepted: [CourseSubmission]
    /// The student's recordings in all levels.
    private let all: [CourseSubmission]

    /// - Parameters:
    ///   - facts: the enrolment's in one level.
    ///   - whole: in all.
    init(
        _ facts: EnrolmentFacts, _ whole: EnrolmentFacts, _ curriculum: Curriculum, _ config: CourseConfig,
        isFormer: Bool = false
    ) {
        self.facts = facts
        self.curriculum = curriculum
        self.config = config
        self.isFormer = isFormer
        accepted = facts.submissions.filter { $0.accepted != nil }
        all = facts.order.count == whole.order.count ? accepted : whole.submissions.filter { $0.accepted != nil }
    }

    var items: [QueueItem] {
        var items: [QueueItem] = []
        var seen: Set<CourseWork> = []
        for submission in accepted where seen.insert(submission.work).inserted {
            if let item = recording(submission.work) { items.append(item) }
        }
        for submission in accepted {
            if let item = followUp(on: submission) { items.append(item) }
        }
        return items
    }

    /// The recordings of a work after the last one that was answered, as one item; `nil` if there are none.
    private func recording(_ work: CourseWork) -> QueueItem? {
        let ofWork = accepted.filter { $0.work == work }
        let open = ofWork.suffix(from: ofWork.lastIndex { isAnswered($0) }.map { $0 + 1 } ?? 0)
        guard let earliest = open.first?.accepted, let latest = open.last else { return nil }
        return QueueItem(
            enrolment: facts.enrolment.id, student: facts.enrolment.student, matter: .recording(work),
            submission: latest.id, since: earliest, due: due(work, since: earliest),
            news: news(of: latest, isFirst: open.first?.id == all.first?.id, isAgain: open.count < ofWork.count))
    }

    /// The questions after the coach's last reply, as one item: a second one doesn't put the promise off.
    private func followUp(on submission: CourseSubmission) -> QueueItem? {
        let replied = submission.thread.lastIndex { $0.author.role != .student }
        let open = submission.thread.suffix(from: replied.map { $0 + 1 } ?? 0)
        guard let first = open.first, let last = open.last else { return nil }
        return QueueItem(
            enrolment: facts.enrolment.id, student: facts.enrolment.student, matter: .followUp(last.id),
            submission: submission.id, since: first.at, due: first.at + config.feedbackTime, news: .nothing)
    }

    private func isAnswered(_ submission: CourseSubmission) -> Bool {
        switch submission.work {
        case .week: !submission.feedback.isEmpty
        case .assessment: facts.evaluations.contains { $0.submission == submission.id }
        }
    }

    private func due(_ work: CourseWork, since: Instant) -> Instant {
        switch work {
        case .week: return since + config.feedbackTime
        case .assessment:
            let zone = curriculum.zone
            return zone.startOfDay(config.eoc.resultDate(after: zone.date(at: since)).next)
        }
    }

    private func news(of submission: CourseSubmission, isFirst: Bool, isAgain: Bool) -> QueueItem.News {
        if isFirst { return .first }
        let answered = all.filter { !$0.feedback.isEmpty }
        if facts.coachChanges > 0, !answered.contains(where: { $0.feedback.contains { $0.coach == facts.coach } }) {
            return .newToCoach
        }
        if isAgain { return .again }
        if isLate(submission) { return .late }
        let pins = answered.last?.pins.count { $0.pin.kind != .wellDone } ?? 0
        return pins > 0 ? .pins(pins) : .nothing
    }

    private func isLate(_ submission: CourseSubmission) -> Bool {
        guard !isFormer, let number = submission.work.week, let at = submission.accepted,
            let placement = facts.placement,
            let cohort = curriculum.cohort(placement.cohort)
        else { return false }
        let calendar = CourseCalendar(
            cohort, weeks: number, pauses: facts.pauses, in: curriculum.zone, config)
        return calendar.week(number)?.deadline.map { $0 <= at } ?? false
    }
}
