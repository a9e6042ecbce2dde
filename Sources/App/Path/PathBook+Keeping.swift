import Almanac
import Records
import WorshipPath

extension PathBook {
    /// Changes a day, and stores what differs.
    mutating func change(_ date: CivilDate, _ changeSet: inout ChangeSet, _ change: (inout DayLog) -> Void) {
        let old = history[date]
        var new = old
        change(&new)
        history[date] = new
        var fields = DayLog.changes(from: old, to: new)
        guard !fields.members.isEmpty else { return }
        fields["date"] = .string(date.description)
        fields[Buckets.field] = .string(date.description)
        fields[Record.deletedField] = .bool(false)
        changeSet.set(PathRecords.day(date), fields)
    }

    /// Stores the plan's essentials from today on, if they have changed.
    mutating func keepPlan(_ idempotencyKey: IdempotencyKey, _ changeSet: inout ChangeSet) {
        let ids = mix.essentials.map { action in action.id }
        guard history.plans.entries.last?.essentials != ids else { return }
        let entry = PlanHistory.Entry(from: today, essentials: ids)
        history.plans.add(entry)
        changeSet.set(RecordKey(scope: .path, kind: PathRecords.plan, id: idempotencyKey.madeID), entry.fields)
    }

    /// Stores the person's changes to the plan.
    func keepEdits(_ changeSet: inout ChangeSet) {
        changeSet.set(
            PathRecords.edits, ["edits": edits.json, "lighter": .bool(isLighter), Record.deletedField: .bool(false)])
    }

    /// Stores the profile.
    func keepProfile(_ changeSet: inout ChangeSet) {
        var fields = profile.fields
        fields[Record.deletedField] = .bool(false)
        changeSet.set(PathRecords.profile, fields)
    }

    /// Adds an intention to those already set.
    mutating func add(_ intention: PathIntention, _ idempotencyKey: IdempotencyKey, _ changeSet: inout ChangeSet) {
        history.intentions.append(intention)
        changeSet.set(RecordKey(scope: .path, kind: PathRecords.intention, id: idempotencyKey.madeID), intention.fields)
    }

    /// Stores the levels and badges that were reached before a change and by it: they are never lost (K61).
    mutating func keepReached(since before: PathBook, _ changeSet: inout ChangeSet) {
        let known = history.reached
        var reached = known.joined(with: before.progress.reached)
        history.reached = reached
        reached = reached.joined(with: progress.reached)
        history.reached = reached
        for entry in reached.entries
        where !known.entries.contains(where: { $0.id == entry.id && $0.date == entry.date }) {
            changeSet.set(
                RecordKey(scope: .path, kind: Reached.kind, id: entry.id),
                ["date": .string(entry.date.description), Record.deletedField: .bool(false)])
        }
    }
}
