/// Resolves the dates of a table as they are written: determines which number is the day, and continues days without a
/// month and dates without a year from row to row.
struct DateResolver {
    /// A row's date as it is written, with its position and what surrounds it.
    struct Written {
        var text: DateText
        var line: Int
        var column: Int
        var heading: String
        var found: String
        /// The month from the row's own column or from a line above it.
        var month: Int?
        /// The year from the row's own column or from a line above it.
        var year: Int?

        func error(_ reason: TimetableError.Reason) -> TimetableError {
            TimetableError(reason, line: line, column: column, heading: heading, found: found)
        }
    }

    /// Returns the rows' dates in order, or what is wrong with them.
    static func resolve(_ written: [Written], order: DateOrder?) -> (dates: [CivilDate?], errors: [TimetableError]) {
        var order = order
        if order == nil {
            do throws(TimetableError) {
                order = try evidentOrder(written)
            } catch {
                return (written.map { _ in nil }, [error])
            }
        }
        var dates: [CivilDate?] = []
        var errors: [TimetableError] = []
        var last: CivilDate?
        for row in written {
            do throws(TimetableError) {
                let date = try date(of: row, order: order ?? .dayMonth, after: last)
                dates.append(date)
                last = date
            } catch {
                dates.append(nil)
                errors.append(error)
            }
        }
        return (dates, errors)
    }

    /// Returns the order that the dates themselves show: a number over 12 is a day, and the rows of a table are
    /// consecutive.
    private static func evidentOrder(_ written: [Written]) throws(TimetableError) -> DateOrder? {
        var dayFirst: Written?
        var monthFirst: Written?
        var open: Written?
        for row in written {
            guard case .numbers(let first, let second, _) = row.text.form else { continue }
            open = open ?? row
            if first > 12, second <= 12 { dayFirst = dayFirst ?? row }
            if second > 12, first <= 12 { monthFirst = monthFirst ?? row }
        }
        guard let open else { return nil }
        if let dayFirst, let monthFirst {
            throw (dayFirst.line > monthFirst.line ? dayFirst : monthFirst).error(.mixedDates)
        }
        if dayFirst != nil { return .dayMonth }
        if monthFirst != nil { return .monthDay }
        let days = steps(written, .dayMonth)
        let months = steps(written, .monthDay)
        if days > months { return .dayMonth }
        if months > days { return .monthDay }
        // Both orders give the same dates (3/3), so the order doesn't matter.
        let isSame = written.allSatisfy {
            guard case .numbers(let first, let second, _) = $0.text.form else { return true }
            return first == second
        }
        if isSame { return .dayMonth }
        throw open.error(.ambiguousDates)
    }

    /// Returns how many rows are the day after the previous row if read in a given order. The name of a month near the
    /// table or a person's hint is used too.
    private static func steps(_ written: [Written], _ order: DateOrder) -> Int {
        var steps = 0
        var last: CivilDate?
        for row in written {
            guard let date = try? date(of: row, order: order, after: last) else {
                last = nil
                continue
            }
            if let last, date == last.next { steps += 1 }
            if let month = row.month, date.month == month { steps += 1 }
            last = date
        }
        return steps
    }

    /// Returns the date of a row.
    private static func date(
        of row: Written, order: DateOrder, after last: CivilDate?
    ) throws(TimetableError) -> CivilDate {
        switch row.text.form {
        case .date(let date):
            return date
        case .named(let month, let day, let year):
            return try date(of: row, year: year, month: month, day: day, after: last)
        case .numbers(let first, let second, let year):
            let isDayFirst = order == .dayMonth
            return try date(
                of: row, year: year, month: isDayFirst ? second : first, day: isDayFirst ? first : second, after: last)
        case .day(let day):
            guard let month = row.month else {
                // Days that start again at 1 belong to the next month.
                guard let last else { throw row.error(.missingMonth) }
                let date = last.next
                guard date.day == day else { throw row.error(.missingMonth) }
                return date
            }
            // This is a table of several months whose heading names only the first.
            if let last, last.next.day == day, day == 1 || (last.month != month && last.next.month == last.month) {
                return last.next
            }
            return try date(of: row, year: nil, month: month, day: day, after: last)
        }
    }

    private static func date(
        of row: Written, year: Int?, month: Int, day: Int, after last: CivilDate?
    ) throws(TimetableError) -> CivilDate {
        guard (1...12).contains(month) else { throw row.error(.badDate) }
        guard var known = year ?? row.year ?? last?.year else { throw row.error(.missingYear) }
        // Without a year in the rows, December is followed by January of the next year.
        if year == nil, let last {
            known = max(known, last.year)
            if last.month == 12, month == 1 { known = last.year + 1 }
        }
        guard (1900...2200).contains(known) else { throw row.error(.badDate) }
        guard let date = CivilDate(year: known, month: month, day: day) else { throw row.error(.noSuchDay) }
        return date
    }
}
