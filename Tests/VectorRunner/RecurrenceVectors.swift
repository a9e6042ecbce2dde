import Almanac

/// Answers the table of recurrence rules.
enum RecurrenceVectors {
    /// Columns: first day, rule, how many dates. The first dates by spaces; every day up to the last of them is also asked
    /// for itself, and the row answered only where both agree.
    static func dates(_ columns: [String]) -> String {
        guard let start = CivilDate(columns[0]), let count = Int(columns[2]) else { return "unreadable" }
        let recurrence: Recurrence
        do throws(RecurrenceError) { recurrence = try Recurrence(columns[1], from: start) } catch {
            return "refused " + error.part
        }
        guard let again = try? Recurrence(recurrence.text, from: start), again == recurrence else {
            return "not written"
        }
        var dates: [CivilDate] = []
        for date in recurrence.dates(from: start) {
            if dates.count == count { break }
            dates.append(date)
        }
        var text = ""
        for date in dates { text += (text.isEmpty ? "" : " ") + date.description }
        // Days one by one for two months, and the dates themselves.
        var day = start
        for _ in 0..<60 {
            if dates.count < count || day <= dates[dates.count - 1], recurrence.occurs(on: day) != dates.contains(day) {
                return "otherwise on \(day.description)"
            }
            day = day.next
        }
        for (index, date) in dates.enumerated() {
            if !recurrence.occurs(on: date) { return "not on \(date.description)" }
            let next = index + 1 < dates.count ? dates[index + 1] : nil
            if let next, recurrence.next(from: date.next) != next { return "not after \(date.description)" }
        }
        return text.isEmpty ? "none" : text
    }
}
