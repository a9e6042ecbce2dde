/// Something in a timetable that a person should check before trusting it. The timetable can be used all the same.
public struct TimetableDoubt: Hashable, Sendable {
    /// The first date affected.
    public let first: CivilDate
    /// The last of the consecutive dates affected.
    public let last: CivilDate
    public let kind: Kind

    /// The kind of doubt. The locales' keys are `timetable.doubt.` and the case's name.
    public enum Kind: Hashable, Sendable {
        /// A time differs from the computed one by more than the limit. The minutes are those of the first date,
        /// positive if later.
        case farFromComputed(PrayerEvent, minutes: Int)
        /// All of the Sun's times are off by an hour, because the table leaves out a clock change or is for another
        /// zone.
        case hourOff(minutes: Int)
        /// A time differs from the previous day's by more than the limit.
        case jump(PrayerEvent, minutes: Int)
        /// The congregation would begin before the prayer.
        case iqamaBeforeBeginning(PrayerEvent)
        /// The table leaves dates out.
        case missingDates
    }

    /// The most doubts that are listed.
    public static let most = 40
}
