import Almanac
import Interface
import Planner

/// A rule in words: «كل أسبوع، الاثنين والخميس، بعد العصر».
struct RepeatSentence {
    let strings: Strings

    init(_ context: RequestContext) { strings = context.strings }

    /// How a series repeats, and the time on its days.
    func text(_ series: TaskSeries) -> String { text(series.recurrence, series.time) }

    /// How a task from a file repeats, and the time on its days.
    func text(_ found: TaskRepetition) -> String { text(found.recurrence, found.time) }

    private func text(_ recurrence: Recurrence, _ time: SeriesTime) -> String {
        let text = self.text(recurrence)
        switch time {
        case .none: return text
        case .clock(let minute):
            return strings(.repeatAt, .word("repeat", text), .word("time", strings.time(minute: minute)))
        case .prayer(let anchor): return self.text(anchor, after: text)
        }
    }

    private func text(_ anchor: PrayerAnchor, after text: String) -> String {
        let prayer = Phrase.Argument.word("prayer", strings.name(anchor.prayer))
        if anchor.minutes == 0 {
            return strings(
                anchor.isAfter ? .repeatAfterPrayer : .repeatBeforePrayer, .word("repeat", text), prayer)
        }
        return strings(
            anchor.isAfter ? .repeatAfter : .repeatBefore, .word("repeat", text), prayer,
            .word("time", strings.duration(minutes: anchor.minutes)))
    }

    /// How something repeats.
    func text(_ recurrence: Recurrence) -> String {
        let rule = recurrence.rule
        let isHijri = rule.scale == .ummAlQura
        var text = strings(Phrase("repeat.every." + Self.name(rule)), count: rule.interval)
        if let date = dayOfYear(rule) {
            text = strings(.repeatOn, .word("repeat", text), .word("days", date))
        } else {
            text = joined(text, .repeatOn, "days", rule.days.map { weekday($0) })
            text = joined(text, .repeatOnDays, "days", rule.monthDays.map { number($0) })
            text = joined(
                text, .repeatInMonths, "months",
                rule.months.map { isHijri ? strings.hijriMonth($0) : strings.month($0) })
        }
        text = joined(text, .repeatInWeeks, "weeks", rule.weekNumbers.map { number($0) })
        text = joined(text, .repeatOnYearDays, "days", rule.yearDays.map { number($0) })
        text = joined(text, .repeatPositions, "positions", rule.positions.map { number($0) })
        switch rule.end {
        case .never: break
        case .count(let count): text = strings(.repeatTimes, count: count, .word("repeat", text))
        case .until(let date): text = strings(.repeatUntil, .word("repeat", text), .word("date", strings.date(date)))
        }
        if !recurrence.excluded.isEmpty {
            text = strings(.repeatExcept, count: recurrence.excluded.count, .word("repeat", text))
        }
        if !recurrence.additional.isEmpty {
            text = strings(.repeatAlso, count: recurrence.additional.count, .word("repeat", text))
        }
        return text
    }

    private static func name(_ rule: RecurrenceRule) -> String {
        switch (rule.frequency, rule.scale) {
        case (.daily, _): "daily"
        case (.weekly, _): "weekly"
        case (.monthly, .gregorian): "monthly"
        case (.monthly, .ummAlQura): "hijriMonthly"
        case (.yearly, .gregorian): "yearly"
        case (.yearly, .ummAlQura): "hijriYearly"
        }
    }

    private func joined(_ text: String, _ phrase: Phrase, _ name: String, _ words: [String]) -> String {
        words.isEmpty ? text : strings(phrase, .word("repeat", text), .word(name, strings.list(words)))
    }

    /// A day of the year with its month, such as `1 Ramadan`, if the rule names one.
    private func dayOfYear(_ rule: RecurrenceRule) -> String? {
        guard rule.frequency == .yearly, rule.days.isEmpty, rule.months.count == 1, rule.monthDays.count == 1,
            let month = rule.months.first, let day = rule.monthDays.first, day > 0
        else { return nil }
        return strings.dayAndMonth(day: day, month: month, isHijri: rule.scale == .ummAlQura)
    }

    private func weekday(_ day: RecurrenceRule.Day) -> String {
        let name = Phrase.Argument.word("weekday", strings.weekday(day.weekday))
        guard let ordinal = day.ordinal else { return strings.weekday(day.weekday) }
        switch ordinal {
        case -1: return strings(.repeatOrdinalLast, name)
        case 1...5: return strings(Phrase("repeat.ordinal." + "\(ordinal)"), name)
        case ..<0: return strings(.repeatOrdinalFromEnd, name, .number("number", -ordinal))
        default: return strings(.repeatOrdinalNumber, name, .number("number", ordinal))
        }
    }

    private func number(_ number: Int) -> String {
        if number == -1 { return strings[.repeatNumberLast] }
        return number < 0 ? strings(.repeatNumberFromEnd, .number("number", -number)) : strings.number(number)
    }
}
