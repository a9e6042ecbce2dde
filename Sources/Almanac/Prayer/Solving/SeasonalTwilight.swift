/// The Moonsighting Committee's functions of latitude and season for how long before sunrise Fajr begins, and how long
/// after sunset Isha begins.
///
/// Khalid Shaukat, "Functions of latitude and seasons for Fajr and Isha" (moonsighting.com), section 11. There are
/// minutes for four points of the year, each the sum of a constant and a share of the latitude, with linear
/// interpolation between them.
struct SeasonalTwilight {
    /// The minutes at the winter solstice, at both equinoxes, halfway from there to summer, and at the summer solstice.
    private let winter: Double
    private let equinox: Double
    private let between: Double
    private let summer: Double

    private init(
        base: Double, _ winter: Double, _ equinox: Double, _ between: Double, _ summer: Double, latitude: Double
    ) {
        let share = latitude.magnitude / 55
        self.winter = base + winter * share
        self.equinox = base + equinox * share
        self.between = base + between * share
        self.summer = base + summer * share
    }

    /// Returns the function for Fajr.
    static func fajr(latitude: Double) -> SeasonalTwilight {
        SeasonalTwilight(base: 75, 28.65, 19.44, 32.74, 48.1, latitude: latitude)
    }

    /// Returns the function for Isha.
    static func isha(_ shafaq: Shafaq, latitude: Double) -> SeasonalTwilight {
        switch shafaq {
        case .general: SeasonalTwilight(base: 75, 25.6, 2.05, -9.21, 6.14, latitude: latitude)
        case .ahmer: SeasonalTwilight(base: 62, 17.4, -7.16, 5.12, 19.44, latitude: latitude)
        case .abyad: SeasonalTwilight(base: 75, 25.6, 7.16, 36.84, 81.84, latitude: latitude)
        }
    }

    /// Returns the minutes on the day that many days after the winter solstice, 0 to 365.
    func minutes(daysSinceSolstice day: Int) -> Double {
        func line(_ from: Double, _ to: Double, start: Int, length: Double) -> Double {
            from + (to - from) * Double(day - start) / length
        }
        switch day {
        case ..<91: return line(winter, equinox, start: 0, length: 91)
        case ..<137: return line(equinox, between, start: 91, length: 46)
        case ..<183: return line(between, summer, start: 137, length: 46)
        case ..<229: return line(summer, between, start: 183, length: 46)
        case ..<275: return line(between, equinox, start: 229, length: 46)
        default: return line(equinox, winter, start: 275, length: 91)
        }
    }

    /// Returns the days since the winter solstice of a hemisphere: 21 December in the north, 21 June in the south.
    static func daysSinceSolstice(_ date: CivilDate, latitude: Double) -> Int {
        let year = date.year
        let month = latitude < 0 ? 6 : 12
        guard let this = CivilDate(year: year, month: month, day: 21),
            let last = CivilDate(year: year - 1, month: month, day: 21)
        else { return 0 }
        let days = this.days(to: date)
        return days >= 0 ? days : last.days(to: date)
    }
}
