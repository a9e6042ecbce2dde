/// Something in a timetable that a person should look at before trusting it. The timetable can still be used.
public struct TimetableDoubt: Hashable, Sendable {
    /// The first date with it.
    public let first: CivilDate
    /// The last date of an unbroken row of them.
    public let last: CivilDate
    public let kind: Kind

    /// The locales' keys are `timetable.doubt.` and the case's name.
    public enum Kind: Hashable, Sendable {
        /// A time lies further from the computed one than the limit; minutes of the first date, later is positive.
        case farFromComputed(PrayerEvent, minutes: Int)
        /// All of the Sun's times are an hour off: a clock change that the table leaves out, or another zone's clocks.
        case hourOff(minutes: Int)
        /// A time jumps from the day before by more than the limit.
        case jump(PrayerEvent, minutes: Int)
        /// The congregation would stand before the prayer begins.
        case iqamaBeforeBeginning(PrayerEvent)
        /// The table leaves dates out.
        case missingDates
    }

    /// So many are listed at most.
    public static let most = 40
}
