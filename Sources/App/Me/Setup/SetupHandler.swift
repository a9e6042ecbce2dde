import Almanac
import Interface
import Records

/// Continues the first steps, postpones them for a day or ends them (MZ-287); advances the tour, and dismisses hints.
enum SetupHandler {
    /// What a button asks for, besides a step to go to.
    enum Ask: String, CaseIterable, Sendable {
        /// All four steps were completed; the tour begins.
        case done
        /// All steps are skipped.
        case quick
        case later
        case never
        /// The tour moves to the stage that was sent; 0 ends it.
        case tour
        /// The hint with the number that was sent is dismissed.
        case hint
    }

    static func apply(_ form: FormFields, _ context: RequestContext, _ changeSet: inout ChangeSet) -> Applied {
        let word = form[.step] ?? ""
        var values = JSONObject()
        var target = Route.planner(.today)
        if let step = SetupStep(rawValue: word) {
            values[FieldName.setup.rawValue] = step == .welcome ? .null : .string(step.rawValue)
            target = .me(.setupStep(step))
            if let front = choose(form, context, &values) { target = front }
        } else if let ask = Ask(rawValue: word), let changed = changes(ask, form, context) {
            values = changed
        } else {
            let names = SetupStep.allCases.map { step in step.rawValue } + Ask.allCases.map { ask in ask.rawValue }
            let message = context.strings.choose(from: names)
            return Applied(
                ErrorScreen.refused(context, message, status: 422),
                json: .refusal("invalid", message, field: .step, status: 422))
        }
        if context.settings.introduction.began == nil {
            let today = CivilDateTime(utcSeconds: context.request.now.seconds).date
            values[FieldName.began.rawValue] = .string(today.description)
        }
        changeSet.set(Settings.key, values)
        return Applied(.seeOther(target.link()), json: .json(.object(["settings": .object(values)])))
    }

    /// Shows and hides areas as they were chosen at the first step; where none is wanted, all stay. The steps that follow are
    /// the planner's, so without it they are over, and this returns the first area that was chosen, whose own first
    /// page begins it.
    private static func choose(_ form: FormFields, _ context: RequestContext, _ values: inout JSONObject) -> Route? {
        var wanted: [Area] = []
        for area in SetupWelcome.areas {
            guard let field = area.field, let choice = form.last(field) else { return nil }
            if choice == "on" { wanted.append(area) }
        }
        guard let first = wanted.first else { return nil }
        for area in SetupWelcome.areas {
            guard let field = area.field else { continue }
            values[field.rawValue] = .bool(wanted.contains(area))
        }
        guard first != .today else { return nil }
        for member in standing(.done, tour: 0).members { values[member.name] = member.value }
        return first.front
    }

    private static func changes(_ ask: Ask, _ form: FormFields, _ context: RequestContext) -> JSONObject? {
        let number = form[.tour].flatMap { PrayerMinutes.number($0) } ?? 0
        switch ask {
        case .done: return standing(.done, tour: context.place == nil ? 0 : 1)
        case .quick: return standing(.done, tour: 0)
        case .never: return standing(.never, tour: 0)
        case .later:
            var values = standing(.later, tour: 0)
            let due = context.request.now.milliseconds + Introduction.pause
            values[FieldName.setupDue.rawValue] = .string("\(due)")
            return values
        case .tour:
            guard (0...Introduction.stages).contains(number) else { return nil }
            return [FieldName.tour.rawValue: .string("\(number)")]
        case .hint:
            guard (1...Introduction.hintDays.count).contains(number) else { return nil }
            return [FieldName.hint.rawValue: .string("\(number)")]
        }
    }

    private static func standing(_ standing: Introduction.Standing, tour: Int) -> JSONObject {
        [FieldName.setup.rawValue: .string(standing.rawValue), FieldName.tour.rawValue: .string("\(tour)")]
    }
}
