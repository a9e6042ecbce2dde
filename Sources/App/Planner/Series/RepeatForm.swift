import Almanac
import Interface
import Planner
import Records

/// Reads from a form how a task repeats.
struct RepeatForm {
    let context: RequestContext
    let form: FormFields
    /// The first day, which supplies what the form leaves open.
    let start: CivilDate

    /// The days from the first on, or `nil` if the form asks for no repetition.
    func recurrence() throws(TaskRefusal) -> Recurrence? {
        let name = form[.repeats] ?? ""
        guard !name.isEmpty else { return nil }
        guard let kind = RepeatKind(rawValue: name) else { throw .fields([.init(.repeats, from: RepeatKind.allCases)]) }
        var recurrence: Recurrence
        if kind == .rule {
            recurrence = try written()
        } else {
            recurrence = Recurrence(try rule(kind), from: start)
        }
        try setEnd(&recurrence.rule, replacing: kind != .rule)
        guard recurrence.next(from: start, hijri: context.settings.calendar) != nil else {
            throw .fields([.init(kind == .rule ? .rule : .repeats, .errorRepeatNever)])
        }
        return recurrence
    }

    private func written() throws(TaskRefusal) -> Recurrence {
        do throws(RecurrenceError) { return try Recurrence(ASCIIDigits.folded(form[.rule] ?? ""), from: start) } catch {
            let phrase: Phrase =
                switch error.reason {
                case .withinDay: .errorRuleWithinDay
                case .missing: .errorRuleMissing
                case .calendar: .errorRuleCalendar
                case .twice, .unknown, .malformed, .misplaced: .errorRule
                }
            throw .fields([.init(.rule, phrase, .text("part", error.part))])
        }
    }

    private func rule(_ kind: RepeatKind) throws(TaskRefusal) -> RecurrenceRule {
        let hijri = context.settings.calendar.date(of: start)
        var rule = RecurrenceRule(.daily)
        switch kind {
        case .daily, .rule: break
        case .weekdays, .weekly:
            rule.frequency = .weekly
            rule.weekStart = context.strings.firstWeekday
            let days =
                kind == .weekly
                ? try weekdays() : context.bundle.planner.weekend.weekdays(in: context.place?.country ?? "")
            rule.days = days.map { RecurrenceRule.Day($0) }
        case .monthly:
            rule.frequency = .monthly
            rule.monthDays = [try number(.monthDay, 1...31) ?? start.day]
        case .monthlyLast:
            rule.frequency = .monthly
            rule.monthDays = [-1]
        case .monthlyDay:
            rule.frequency = .monthly
            let ordinal = form[.ordinal] == "-1" ? -1 : try number(.ordinal, 1...5) ?? (start.day - 1) / 7 + 1
            let name = form[.ordinalDay] ?? ""
            guard let day = name.isEmpty ? start.weekday : Weekday(name: name) else {
                throw .fields([.init(.ordinalDay, from: Self.weekdayNames)])
            }
            rule.days = [RecurrenceRule.Day(day, ordinal: ordinal)]
        case .yearly:
            rule.frequency = .yearly
            rule.months = [start.month]
            rule.monthDays = [start.day]
        case .hijriMonthly, .hijriYearly:
            rule.frequency = kind == .hijriMonthly ? .monthly : .yearly
            rule.scale = .ummAlQura
            if kind == .hijriYearly { rule.months = [try number(.hijriMonth, 1...12) ?? hijri?.month.rawValue ?? 1] }
            rule.monthDays = try hijriDays() ?? [hijri?.day ?? 1]
        }
        rule.interval = try number(.interval, 1...99) ?? 1
        return rule
    }

    /// The number in a field, or `nil` if it is empty.
    private func number(_ field: FieldName, _ range: ClosedRange<Int>) throws(TaskRefusal) -> Int? {
        let text = ASCIIDigits.folded(form[field] ?? "")
        guard !text.isEmpty else { return nil }
        guard text.utf8.count <= 4, let number = Int(text), range.contains(number) else {
            throw .fields([
                .init(
                    field, .errorRepeatNumber, .number("first", range.lowerBound), .number("last", range.upperBound))
            ])
        }
        return number
    }

    private static var weekdayNames: [String] { Weekday.allCases.map { day in day.name } }

    private func weekdays() throws(TaskRefusal) -> [Weekday] {
        var days: [Weekday] = []
        // A program may send them as one text separated by commas.
        for value in form.values(of: FieldName.weekday.rawValue) {
            for name in value.split(separator: ",") {
                guard let day = Weekday(name: String(name)) else {
                    throw .fields([.init(.weekday, from: Self.weekdayNames)])
                }
                if !days.contains(day) { days.append(day) }
            }
        }
        return days.isEmpty ? [start.weekday] : days.sorted { $0.rawValue < $1.rawValue }
    }

    /// The days of a Hijri month: `13-15`, `1, 15`; `nil` if none are given.
    private func hijriDays() throws(TaskRefusal) -> [Int]? {
        let text = ASCIIDigits.folded(form[.hijriDays] ?? "")
        guard !text.isEmpty else { return nil }
        var days: [Int] = []
        for part in text.split(whereSeparator: { $0 == "," || $0 == "،" }) {
            let ends = part.split(whereSeparator: { $0 == "-" || $0 == "–" })
            guard (1...2).contains(ends.count), let first = Int(ends[0]), let last = Int(ends[ends.count - 1]),
                first >= 1, first <= last, last <= 30
            else { throw .fields([.init(.hijriDays, .errorHijriDays)]) }
            for day in first...last where !days.contains(day) { days.append(day) }
        }
        guard !days.isEmpty else { throw .fields([.init(.hijriDays, .errorHijriDays)]) }
        return days.sorted()
    }

    /// - Parameter replacing: whether an empty choice removes the rule's end; a rule given as text may have its own.
    private func setEnd(_ rule: inout RecurrenceRule, replacing: Bool) throws(TaskRefusal) {
        switch form[.ends] ?? "" {
        case "", "never": if replacing { rule.end = .never }
        case "on":
            guard let date = CivilDate(ASCIIDigits.folded(form[.until] ?? "")), date >= start else {
                throw .fields([.init(.until, .errorRepeatUntil)])
            }
            rule.end = .until(date)
        case "after": rule.end = .count(try number(.times, 1...999) ?? 10)
        default: throw .fields([.init(.ends, from: ["never", "on", "after"])])
        }
    }
}

/// The kinds of repetition that a form offers. The raw value is what forms send; empty text means no repetition.
enum RepeatKind: String, CaseIterable, Sendable {
    case daily, weekdays, weekly, monthly, monthlyLast, monthlyDay, yearly, hijriMonthly, hijriYearly
    /// Any rule of RFC 5545, as text.
    case rule
}
