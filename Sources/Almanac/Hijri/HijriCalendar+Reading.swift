extension HijriCalendar {
    /// Returns the Hijri date for numbers from a person or a program. Throws the name of the field that is wrong.
    public func date(year: Int, month: Int, day: Int) throws(FieldError) -> HijriDate {
        let years = HijriDate.years
        guard years.contains(year) else {
            throw FieldError(field: "year", reason: .outOfRange(Double(years.lowerBound), Double(years.upperBound)))
        }
        guard let month = HijriMonth(rawValue: month) else {
            throw FieldError(field: "month", reason: .outOfRange(1, 12))
        }
        guard let index = HijriMonthIndex(year: year, month: month) else {
            throw FieldError(field: "year", reason: .outOfRange(Double(years.lowerBound), Double(years.upperBound)))
        }
        let length = corrections.length(of: index)
        guard day >= 1, day <= length else {
            throw FieldError(field: "day", reason: .noSuchDay(monthHas: length))
        }
        return HijriDate(index, day: day)
    }

    /// Reads a Hijri date, `1447-09-01`. Throws the name of the field that is wrong.
    public func date(text: String, field: String = "date") throws(FieldError) -> HijriDate {
        let bytes = Array(text.utf8)
        guard bytes.count == 10, bytes[4] == UInt8(ascii: "-"), bytes[7] == UInt8(ascii: "-"),
            let year = DecimalText.number(bytes[0..<4]), let month = DecimalText.number(bytes[5..<7]),
            let day = DecimalText.number(bytes[8..<10])
        else { throw FieldError(field: field, reason: .malformed(expected: "1447-09-01")) }
        return try date(year: year, month: month, day: day)
    }

    /// Returns the Hijri date of a civil date from a person or a program. Throws if the calendar doesn't cover it.
    public func date(of civil: CivilDate, field: String) throws(FieldError) -> HijriDate {
        guard let date = date(of: civil) else {
            let known = HijriDate.civilDates
            throw FieldError(field: field, reason: .outsideDates(known.lowerBound, known.upperBound))
        }
        return date
    }
}
