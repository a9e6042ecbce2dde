import Almanac
import Planner
import Records

extension App {
    /// Handles the requests of a host for the optional source. A page can't ask it, because its policy limits it to its
    /// own server; so the server asks, and its devices get the days by sync.
    ///
    /// `GET` answers what to ask: `{"ask": null}`, or
    /// `{"ask": {"addresses": […], "host", "first", "last", "subject"}}`.
    /// `POST` takes the result, the same object with `answers` (a text for each address) or a `failure`
    /// (`{"kind": "timeout"}` …), and stores what is kept of it. No address leads here.
    public func handleSource(_ request: Request, workspace: Workspace, resources: Resources) -> Outcome {
        let library = Library(workspace: workspace, resources: resources)
        do throws(NeedsData) {
            let context = try RequestContext(
                request, route: .times(.source), query: FormFields(), bundle: bundle, library: library)
            var changeSet = ChangeSet(workspace: workspace, now: request.now)
            let job = SourceJob(context)
            let answer =
                request.method == Method.post.rawValue
                ? try job.take(&changeSet) : try job.ask(&changeSet)
            return .respond(Response(status: 200, body: answer.bytes()), changes: changeSet.changes)
        } catch {
            return .needs(error.needs)
        }
    }
}

/// One round of asking the source.
struct SourceJob: Sendable {
    let context: RequestContext
    private var policy: TimetablePolicy { context.bundle.timetable.policy }
    private var now: Instant { context.request.now }

    init(_ context: RequestContext) {
        self.context = context
    }

    /// What is to be asked now. An answer to another question (before a move, or by another method) is dropped.
    func ask(_ changeSet: inout ChangeSet) throws(NeedsData) -> JSON {
        guard let question = try SourceQuestion(context) else { return ["ask": .null] }
        var source = question.source
        if source.subject != question.subject {
            source.turnOn(for: question.subject)
            keep(source, nil, question, &changeSet)
        }
        let advice = source.advice(at: now, in: question.days.zone, isOnline: true, policy: policy, computed: nil)
        let today = question.days.today
        let first: CivilDate
        let last: CivilDate
        switch advice.request {
        case .send(let from, let to): (first, last) = (from, to)
        case .wait: return ["ask": .null]
        case .none:
            guard question.standing.wanted != nil, advice.canRetry else { return ["ask": .null] }
            (first, last) = (today, today.adding(days: max(1, policy.maxDays) - 1))
        }
        return [
            "ask": [
                "subject": .string(question.subject), "host": .string(question.address.host),
                "first": .string(first.description), "last": .string(last.description),
                "addresses": .array(question.addresses(first, last).map { .string($0) }),
                "attempts": .int(Int64(policy.attempts)), "timeout": .int(policy.timeout.seconds),
                "gap": .int(policy.attemptGap.seconds), "factor": .int(Int64(policy.retryFactor)),
                "largest": .int(Int64(policy.largestAnswer)), "near": NearHosts.json(context.standing),
            ]
        ]
    }

    /// Takes the result of asking: plausible days, or the reason why there are none.
    func take(_ changeSet: inout ChangeSet) throws(NeedsData) -> JSON {
        guard let question = try SourceQuestion(context),
            let report = try? JSON(reading: context.request.body, limits: Self.limits),
            // An answer to a question that no longer applies, because the source was switched off or the person moved,
            // is dropped.
            report["subject"]?.string == question.subject
        else { return ["kept": false] }
        var source = question.source
        source.turnOn(for: question.subject)
        var problem: TimetableError?
        if let failure = report["failure"].flatMap({ TimetableFailure(json: $0) }) {
            source.failed(failure, at: now, policy: policy)
        } else {
            do throws(TimetableError) {
                let timetable = try timetable(report, question)
                source.succeeded(timetable, at: now, today: question.days.today, policy: policy)
            } catch {
                problem = error
                source.failed(.refused(error.reason), at: now, policy: policy)
            }
        }
        keep(source, problem, question, &changeSet)
        return ["kept": .bool(source.failure == nil), "reason": problem.map { .string($0.reason.rawValue) } ?? .null]
    }

    private static let limits = JSONLimits(size: 32 << 20, depth: 8)

    /// The days of all answers, each checked against what was asked and against the Sun's course at the place.
    private func timetable(_ report: JSON, _ question: SourceQuestion) throws(TimetableError) -> Timetable {
        let days = question.days
        guard let first = report["first"]?.string.flatMap({ CivilDate($0) }),
            let last = report["last"]?.string.flatMap({ CivilDate($0) }), first <= last
        else { throw TimetableError(.wrongDates) }
        let asked = AladhanAnswer.Question(
            place: days.place.coordinates, zones: [days.place.zone, days.zone.identifier], first: first, last: last)
        var whole: Timetable?
        for answer in report["answers"]?.array ?? [] {
            let part: Timetable
            do throws(TimetableErrors) {
                part = try AladhanAnswer.timetable(
                    Array((answer.string ?? "").utf8), answering: asked, name: question.address.host)
            } catch {
                throw error.errors.first ?? TimetableError(.wrongShape)
            }
            whole = whole.map { $0.merging(part) } ?? part
        }
        guard let whole else { throw TimetableError(.empty) }
        var rules = days.rules
        let wrong = whole.firstImplausibleDate(in: days.zone, limits: context.bundle.timetable.limits) {
            date, madhhab in
            rules.madhhab = madhhab
            return days.times(date, by: rules)
        }
        if let wrong { throw TimetableError(.implausible, found: wrong.description) }
        return whole
    }

    /// Stores the source's state, and its days if there are new ones.
    private func keep(
        _ source: TimetableSource, _ problem: TimetableError?, _ question: SourceQuestion, _ changeSet: inout ChangeSet
    ) {
        let place = source.failure == nil ? question.days.place.coordinates : question.standing.head?.place
        changeSet.set(
            TimetableHead.networkKey,
            SourceStanding.fields(
                source, problem: problem, place: place ?? question.days.place.coordinates, policy))
        let isNew = source.updatedAt != question.source.updatedAt
        guard isNew else { return }
        var kept: [RecordKey] = []
        if let cache = source.cache {
            for (key, fields) in TimetableMonth.records(of: cache, id: TimetableHead.network) {
                changeSet.set(key, fields)
                kept.append(key)
            }
        }
        guard let head = question.standing.head else { return }
        for month in TimetableMonth.months(from: head.first, through: head.last) {
            let key = TimetableMonth.key(head.id, month)
            if !kept.contains(key) { changeSet.set(key, SourceHandler.forgotten) }
        }
    }
}
