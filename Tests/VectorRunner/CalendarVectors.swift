import Almanac

/// Answers the tables of dates, and of the functions that everything is computed with.
enum CalendarVectors {
    /// Columns: function, the argument's bits. The value's bits.
    static func trigonometry(_ columns: [String]) -> String {
        guard let bits = UInt64(columns[1], radix: 16) else { return "unreadable" }
        let argument = Double(bitPattern: bits)
        let value: Double
        switch columns[0] {
        case "sin": value = Trigonometry.sin(argument)
        case "cos": value = Trigonometry.cos(argument)
        case "tan": value = Trigonometry.tan(argument)
        case "asin": value = Trigonometry.asin(argument)
        case "acos": value = Trigonometry.acos(argument)
        case "atan": value = Trigonometry.atan(argument)
        default: return "no such function"
        }
        return String(value.bitPattern, radix: 16)
    }

    /// Columns: civil date, and the year, month and day that it is; answered when the way back gives the same date.
    static func hijri(_ columns: [String]) -> String {
        guard let date = CivilDate(columns[0]), let hijri = HijriCalendar.ummAlQura.date(of: date) else {
            return "unreadable"
        }
        guard HijriCalendar.ummAlQura.civilDate(of: hijri) == date else { return "no way back" }
        return "\(hijri.year) \(hijri.month.rawValue) \(hijri.day)"
    }

    /// Columns: corrections, civil date. The Hijri date, the day's occasions and the night of Ramadan.
    static func day(_ columns: [String]) -> String {
        guard let corrections = try? HijriCorrections(text: columns[0]), let date = CivilDate(columns[1]),
            let day = SpecialDays.of(date, calendar: HijriCalendar(corrections: corrections))
        else { return "refused" }
        var text = day.hijri.description
        for occasion in day.occasions { text += " " + occasion.identifier }
        return text + (day.night.map { " night=\($0.number)" } ?? "")
    }

    /// Columns: latitude, longitude. The bearing and the distance of the Qibla, their bits.
    static func qibla(_ columns: [String]) -> String {
        guard let latitude = Double(columns[0]), let longitude = Double(columns[1]),
            let place = Coordinates(latitude: latitude, longitude: longitude)
        else { return "refused" }
        let qibla = Qibla(from: place)
        let bearing = qibla.bearing.map { String($0.bitPattern, radix: 16) } ?? "none"
        return bearing + " " + String(qibla.distance.bitPattern, radix: 16)
    }
}
