import Almanac
import Records

/// The month or year, of either calendar, that a request asks for, as written.
struct AladhanMonth {
    var year: String?
    var month: String?
    /// Whether the whole year is asked for.
    var isAnnual: Bool

    /// The month's answer, or all twelve by number; the present month if none is named.
    func answer(_ present: Int, _ days: (Int) throws(AladhanProblem) -> JSON) throws(AladhanProblem) -> JSON {
        guard isAnnual else { return try days(try Self.number(month, "month", 1...12) ?? present) }
        var months = JSONObject()
        for month in 1...12 { months["\(month)"] = try days(month) }
        return .object(months)
    }

    /// A number within a range, or `nil` if none is given.
    static func number(_ text: String?, _ field: String, _ range: ClosedRange<Int>) throws(AladhanProblem) -> Int? {
        guard let text, !text.isEmpty else { return nil }
        guard let number = Int(text), range.contains(number) else {
            throw .number(field, range.lowerBound, range.upperBound)
        }
        return number
    }
}
