import Almanac
import Interface
import Records

/// Goes on with the first steps, puts them off for a day, ends them for good (MZ-287); moves the tour on, puts a hint away.
enum SetupHandler {
    /// What a button asks for, besides a step to go to.
    enum Ask: String, CaseIterable, Sendable {
        /// All four steps were gone through: the tour begins.
        case done
        /// All of them are left out.
        case quick
        case later
        case never
        /// The tour goes to the stage that is sent; 0 ends it.
        case tour
        /// The hint with the number that is sent is put away.
        case hint
    }

    static func apply(_ form: FormFields, _ context: RequestContext, _ changeSet: inout ChangeSet) -> Applied {
        let word = form[.step] ?? ""
        var values = JSONObject()
        var target = Route.planner(.today)
        if let step = SetupStep(rawValue: word) {
            values[FieldName.setup.rawValue] = step == .welcome ? .null : .string(step.rawValue)
            target = .me(.setupStep(step))
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
