import Almanac
import Interface
import Planner
import Records

/// Notes something on a day.
struct MarkCommand {
    let visit: Visit
    let form: FormFields
    let date: CivilDate

    func apply(_ operation: Operation, _ outbox: inout Outbox) throws(Missing) -> Applied {
        let (step, id) = asked
        guard let step else { return refuse(.step, visit.strings.choose(from: MarkStep.allCases)) }
        guard isKnown(id, step) else { return refuse(.mark, visit.strings[.errorGone]) }
        guard let days = try PrayerDays(visit, date), days.isOpen(date) else { return refuse(.date, visit.strings[.dayOutside]) }
        // What has not been prayed yet can't be noted.
        guard step != .check || date <= days.today else { return refuse(.date, visit.strings[.dayOutside]) }
        var items: [QueryItem] = []
        if step == .add, let chip = DayChips(visit, date, days.facts(date)).chip(id) {
            let task = try task(chip, days, operation)
            outbox.create(task)
            items = [QueryItem(.notice, Notice.planner(.created).rawValue), QueryItem(.task, task.id)]
        }
        outbox.set(DayMarks.key(date), DayMarks.fields(step, id, on: date))
        let target = Return.route(form) ?? .planner(.day(date))
        if step == .skip {
            items = [
                QueryItem(.notice, Notice.planner(.leftOut).rawValue), QueryItem(.mark, id),
                QueryItem(.date, date.description),
            ]
        }
        return Applied(
            .seeOther(target.link(items)),
            json: .json(
                .object(["date": .string(date.description), "step": .string(step.rawValue), "mark": .string(id)])))
    }

    /// The step and what it is about: in two fields, or of a row's button in one.
    private var asked: (step: MarkStep?, id: String) {
        let mark = form[.mark] ?? ""
        if let step = form[.step] { return (MarkStep(rawValue: step), mark) }
        let parts = mark.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2 else { return (nil, "") }
        return (MarkStep(rawValue: String(parts[0])), String(parts[1]))
    }

    /// Whether a step can be about this: a check is for voluntary prayers alone, and never for the night's worship.
    private func isKnown(_ id: String, _ step: MarkStep) -> Bool {
        switch step {
        case .fast, .unfast: return id.isEmpty
        case .check: return visit.settings.shape.isOn(ShapeName.checks) && isCheckable(id)
        case .uncheck: return isCheckable(id)
        case .add: return DayChips.isChip(id, visit)
        case .skip, .unskip:
            return visit.bundle.nawafil.type(id) != nil || DayChips.isChip(id, visit)
                || [Suggestion.suhoor, Suggestion.iftar, Suggestion.tarawih, Suggestion.travel].contains(id)
        }
    }

    private func isCheckable(_ id: String) -> Bool { visit.bundle.nawafil.type(id)?.isCheckable ?? false }

    /// The chip as a task at the first time that is free; in the inbox where none is.
    private func task(_ chip: DayChips.Chip, _ days: PrayerDays, _ operation: Operation) throws(Missing) -> PlannedTask
    {
        let day = try WorkingDay(visit, days, date)
        var task = PlannedTask(
            id: operation.madeID, title: chip.title, category: .personal, duration: chip.minutes,
            created: visit.request.now)
        let after = day.planning.ownBlocks.first { $0.kind == chip.after }?.end ?? 0
        if let start = day.slots().first(duration: chip.minutes, notBefore: after) {
            task.placement = Placement(date: date, start: start)
        }
        return task
    }

    private func refuse(_ field: FieldName, _ message: String) -> Applied {
        Applied(
            ErrorScreen.refused(visit, message), json: .refusal("invalid", message, field: field, status: 422))
    }
}
