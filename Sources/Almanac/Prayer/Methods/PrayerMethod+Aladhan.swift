extension PrayerMethod {
    /// The numbers of the methods in Aladhan's API, with the keys of its list (aladhan.com/calculation-methods). 6 was
    /// never used, and 99 is a custom method.
    public static let aladhanNumbers: [(number: Int, key: String, method: PrayerMethod)] = [
        (0, "JAFARI", .jafari), (1, "KARACHI", .karachi), (2, "ISNA", .isna), (3, "MWL", .muslimWorldLeague),
        (4, "MAKKAH", .ummAlQura), (5, "EGYPT", .egypt), (7, "TEHRAN", .tehran), (8, "GULF", .gulf),
        (9, "KUWAIT", .kuwait), (10, "QATAR", .qatar), (11, "SINGAPORE", .singapore), (12, "FRANCE", .uoif),
        (13, "TURKEY", .diyanet), (14, "RUSSIA", .russia), (15, "MOONSIGHTING", .moonsighting), (16, "DUBAI", .dubai),
        (17, "JAKIM", .jakim), (18, "TUNISIA", .tunisia), (19, "ALGERIA", .algeria), (20, "KEMENAG", .kemenag),
        (21, "MOROCCO", .morocco), (22, "PORTUGAL", .portugal), (23, "JORDAN", .jordan),
    ]

    /// Finds the method with a number in Aladhan's API; `nil` if there is none.
    public init?(aladhanNumber number: Int) {
        for entry in Self.aladhanNumbers where entry.number == number {
            self = entry.method
            return
        }
        return nil
    }

    /// The method's number in Aladhan's API; 99 for a custom method.
    public var aladhanNumber: Int {
        for entry in Self.aladhanNumbers where entry.method.identifier == identifier { return entry.number }
        return 99
    }
}
