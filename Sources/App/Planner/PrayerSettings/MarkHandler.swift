import Almanac
import Interface
import Planner
import Records

/// Notes something on a day.
struct MarkHandler {
    let context: RequestContext
    let form: FormFields
    let date: CivilDate

    func apply(_ idempotencyKey: IdempotencyKey, _ changeSet: inout ChangeSet) throws(NeedsData) -> Applied {
        let (step, id) = asked
        guard let step else { return refuse(.step, context.strings.choose(from: MarkStep.allCases)) }
        guard isKnown(id, step) else { return refuse(.mark, context.strings[.errorGone]) }
        guard let days = try PrayerDays(context, date), days.isOpen(date) else {
            return refuse(.date, context.strings[.dayOutside])
        }
        // A prayer that is still to come can't be noted as prayed.
        guard step != .check || date <= days.today else { return refuse(.date, context.strings[.dayOutside]) }
        guard step != .fast || days.allowsFast(date) else {
            return refuse(.step, context.strings[key: "shape.fasting.none"])
        }
        var items: [QueryItem] = []
        if step == .add, let chip = DayChips(context, date, days.facts(date)).chip(id) {
            let task = try task(chip, days, idempotencyKey)
            changeSet.create(task)
            items = [QueryItem(.notice, Notice.planner(.created).rawValue), QueryItem(.task, task.id)]
        }
        changeSet.set(DayMarks.key(date), DayMarks.fields(step, id, on: date))
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

    /// The step and what it is about, in two fields or, from a row's button, in one.
    private var asked: (step: MarkStep?, id: String) {
        let mark = form[.mark] ?? ""
        if let step = form[.step] { return (MarkStep(rawValue: step), mark) }
        let parts = mark.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2 else { return (nil, "") }
        return (MarkStep(rawValue: String(parts[0])), String(parts[1]))
    }

    /// Whether a step applies to this: checks are only for voluntary prayers, and never for the night's worship.
    private func isKnown(_ id: String, _ step: MarkStep) -> Bool {
        switch step {
        case .fast, .unfast: return id.isEmpty
        case .check: return context.settings.shape.isOn(PrayerSettingsName.checks) && isCheckable(id)
        case .uncheck: return isCheckable(id)
        case .add: return DayChips.isChip(id, context)
        case .skip, .unskip:
            return context.bundle.nawafil.type(id) != nil || DayChips.isChip(id, context)
                || [Suggestion.suhoor, Suggestion.iftar, Suggestion.tarawih, Suggestion.travel].contains(id)
        }
    }

    private func isCheckable(_ id: String) -> Bool { context.bundle.nawafil.type(id)?.isCheckable ?? false }

    /// The suggested task at the first free time, or in the inbox if there is none.
    private func task(_ chip: DayChips.Chip, _ days: PrayerDays, _ idempotencyKey: IdempotencyKey) throws(NeedsData)
        -> PlannedTask
    {
        let day = try WorkingDay(context, days, date)
        var task = PlannedTask(
            id: idempotencyKey.madeID, title: chip.title, category: .personal, duration: chip.minutes,
            created: context.request.now)
        let after = day.planning.ownBlocks.first { $0.kind == chip.after }?.end ?? 0
        if let start = day.slots().first(duration: chip.minutes, notBefore: after) {
            task.placement = Placement(date: date, start: start)
        }
        return task
    }

    private func refuse(_ field: FieldName, _ message: String) -> Applied {
        Applied(
            ErrorScreen.refused(context, message), json: .refusal("invalid", message, field: field, status: 422))
    }
}
