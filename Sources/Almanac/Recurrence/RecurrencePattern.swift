/// A rule, completed from its first day, that returns the days of a period.
///
/// A period is one of the rule's days, weeks, months or years. Number 0 is the one of the first day.
struct RecurrencePattern: Sendable {
    let rule: RecurrenceRule
    let calendar: RecurrenceCalendar
    let start: CivilDate
    private let first: CivilDate.Parts
    private let months: [Int]
    private let monthDays: [Int]
    private let days: [RecurrenceRule.Day]

    /// Completes a rule; `nil` if the calendar doesn't cover the first day.
    ///
    /// It is never inlined, because each of its callers would add another copy to the browser's worker.
    @inline(never)
    init?(_ rule: RecurrenceRule, from start: CivilDate, hijri: HijriCalendar) {
        calendar = RecurrenceCalendar(scale: rule.scale, hijri: hijri)
        guard let first = calendar.parts(of: start) else { return nil }
        self.rule = rule
        self.start = start
        self.first = first
        var months = rule.months
        var monthDays = rule.monthDays
        var days = rule.days
        if rule.yearDays.isEmpty, monthDays.isEmpty, days.isEmpty {
            switch rule.frequency {
            case .daily: break
            case .weekly: days = [RecurrenceRule.Day(start.weekday)]
            case .monthly: monthDays = [first.day]
            case .yearly where rule.weekNumbers.isEmpty:
                if months.isEmpty { months = [first.month] }
                monthDays = [first.day]
            case .yearly: days = [RecurrenceRule.Day(start.weekday)]
            }
        }
        self.months = months
        self.monthDays = monthDays
        self.days = days
    }

    /// The rule with everything it takes from its first day written out, so that it can begin on another of its days.
    var filled: RecurrenceRule {
        var filled = rule
        filled.months = months
        filled.monthDays = monthDays
        filled.days = days
        return filled
    }

    /// The number of periods without a day after which there will be none. The Gregorian calendar repeats after 400
    /// years, which are whole weeks; the Hijri calendar ends before that.
    var cycle: Int {
        switch rule.frequency {
        case .daily: 146_097
        case .weekly: 20_871
        case .monthly: 4_800
        case .yearly: 400
        }
    }

    /// Returns the number of the period that contains a date; `nil` outside the calendar's years.
    func period(of date: CivilDate) -> Int? {
        switch rule.frequency {
        case .daily: return start.days(to: date)
        case .weekly: return (week(of: date) - week(of: start))
        case .monthly: return calendar.parts(of: date).map { ($0.year - first.year) * 12 + $0.month - first.month }
        case .yearly: return calendar.parts(of: date).map { $0.year - first.year }
        }
    }

    private func week(of date: CivilDate) -> Int {
        Int((Int64(date.dayNumber) + 4 - Int64(rule.weekStart.rawValue)).flooredDivision(by: 7))
    }

    /// Returns the days of a period, ascending; `nil` beyond the calendar's years.
    func dates(in period: Int) -> [CivilDate]? {
        var dates: [CivilDate] = []
        switch rule.frequency {
        case .daily: add(start.adding(days: period), to: &dates)
        case .weekly:
            let first = 7 * (week(of: start) + period) - 4 + rule.weekStart.rawValue
            for day in 0..<7 { add(CivilDate(dayNumber: Int32(clamping: first + day)), to: &dates) }
        case .monthly:
            let month = first.month - 1 + period
            guard add(month: month % 12 + 1, of: first.year + month / 12, to: &dates) else { return nil }
        case .yearly:
            for month in 1...12 where months.isEmpty || months.contains(month) {
                guard add(month: month, of: first.year + period, to: &dates) else { return nil }
            }
        }
        if let last = dates.last, last.year > 9999 { return nil }
        return rule.positions.isEmpty ? dates : picked(dates)
    }

    /// Adds a day of a daily or weekly rule.
    private func add(_ date: CivilDate, to dates: inout [CivilDate]) {
        if !rule.months.isEmpty || !monthDays.isEmpty {
            guard let parts = calendar.parts(of: date) else { return }
            if !months.isEmpty, !months.contains(parts.month) { return }
            if !monthDays.isEmpty {
                guard let month = calendar.month(parts.month, of: parts.year) else { return }
                guard monthDays.contains(parts.day) || monthDays.contains(parts.day - month.days - 1) else { return }
            }
        }
        if !days.isEmpty, !days.contains(where: { $0.weekday == date.weekday }) { return }
        dates.append(date)
    }

    /// Adds the days of a month. Returns `false` beyond the calendar's years.
    private func add(month: Int, of year: Int, to dates: inout [CivilDate]) -> Bool {
        guard let span = calendar.month(month, of: year) else { return false }
        if !months.isEmpty, !months.contains(month) { return true }
        let needsYear = !rule.yearDays.isEmpty || (rule.frequency == .yearly && months.isEmpty)
        let whole = needsYear ? calendar.year(year) : nil
        let last = rule.skip == .omit || monthDays.isEmpty ? span.days : calendar.longestMonth
        for day in 1...max(last, span.days) {
            if !monthDays.isEmpty {
                let isNamed = monthDays.contains(day) || (day <= span.days && monthDays.contains(day - span.days - 1))
                guard isNamed else { continue }
            }
            var date = span.first.adding(days: day - 1)
            if day > span.days { date = span.first.adding(days: rule.skip == .backward ? span.days - 1 : span.days) }
            if let whole, !rule.yearDays.isEmpty {
                let number = whole.first.days(to: date) + 1
                guard rule.yearDays.contains(number) || rule.yearDays.contains(number - whole.days - 1) else {
                    continue
                }
            }
            if !rule.weekNumbers.isEmpty {
                let week = date.week(beginning: rule.weekStart)
                guard rule.weekNumbers.contains(week.number) || rule.weekNumbers.contains(week.number - week.of - 1)
                else { continue }
            }
            guard days.isEmpty || isOneOfDays(date, within: whole ?? span), dates.last != date else { continue }
            dates.append(date)
        }
        return true
    }

    /// Whether a date is one of the rule's weekdays, counted within a month or year.
    private func isOneOfDays(_ date: CivilDate, within span: (first: CivilDate, days: Int)) -> Bool {
        let index = span.first.days(to: date)
        let weekday = date.weekday
        for day in days where day.weekday == weekday {
            guard let ordinal = day.ordinal else { return true }
            if ordinal == index / 7 + 1 || ordinal == -((span.days - 1 - index) / 7 + 1) { return true }
        }
        return false
    }

    /// Returns the days of a period at the rule's positions.
    private func picked(_ dates: [CivilDate]) -> [CivilDate] {
        // By position and not by day: a rule may name more than seven hundred, and each day would look through all of them.
        var indices: [Int] = []
        for position in rule.positions {
            let index = position > 0 ? position - 1 : dates.count + position
            if dates.indices.contains(index) { indices.append(index) }
        }
        var picked: [CivilDate] = []
        for index in indices.sorted() where picked.last != dates[index] { picked.append(dates[index]) }
        return picked
    }
}
