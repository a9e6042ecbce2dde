import Almanac
import Interface
import Planner
import Records

extension RepeatForm {
    /// The fields that express a recurrence in a form: the first kind with the same result.
    static func filled(_ recurrence: Recurrence, _ context: RequestContext) -> FormFields {
        let rule = recurrence.rule
        var fields = FormFields()
        func set(_ name: FieldName, _ value: String) { fields.pairs.append(.init(name.rawValue, value)) }
        set(.interval, "\(rule.interval)")
        for day in rule.days { set(.weekday, day.weekday.name) }
        set(.monthDay, "\(max(rule.monthDays.first ?? recurrence.start.day, 1))")
        set(.ordinal, "\(rule.days.first?.ordinal ?? 1)")
        set(.ordinalDay, (rule.days.first?.weekday ?? recurrence.start.weekday).name)
        set(.hijriDays, days(rule.monthDays))
        set(.hijriMonth, "\(rule.months.first ?? 1)")
        switch rule.end {
        case .never: set(.ends, "never")
        case .until(let date):
            set(.ends, "on")
            set(.until, date.description)
        case .count(let count):
            set(.ends, "after")
            set(.times, "\(count)")
        }
        for kind in RepeatKind.allCases where kind != .rule {
            var form = fields
            form.pairs.append(.init(FieldName.repeats.rawValue, kind.rawValue))
            let read = try? RepeatForm(context: context, form: form, start: recurrence.start).recurrence()
            if read == recurrence { return form }
        }
        set(.repeats, RepeatKind.rule.rawValue)
        set(.rule, recurrence.text)
        return fields
    }

    /// The days of a month with runs joined: `13-15,20`.
    private static func days(_ days: [Int]) -> String {
        var text = ""
        for (index, day) in days.enumerated() where day > 0 {
            let follows = index > 0 && days[index - 1] == day - 1
            let isFollowed = index + 1 < days.count && days[index + 1] == day + 1
            if follows, isFollowed { continue }
            text += follows ? "-" : text.isEmpty ? "" : ","
            text += "\(day)"
        }
        return text
    }
}
