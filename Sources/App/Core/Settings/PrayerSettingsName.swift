import Planner

/// The names of the fields that shape a person's days. JSON bodies use the same names.
enum PrayerSettingsName {
    /// Whether voluntary prayers are used at all.
    static let nawafil = "nawafilOn"
    static let rawatib = "rawatib"
    static let checks = "nawafilChecks"
    static let trend = "nawafilTrend"
    static let jummah = "jummah"
    static let jummahTime = "jummahTime"
    static let jummahTravel = "jummahTravel"
    static let ramadan = "ramadan"
    static let ramadanPauses = "ramadanPauses"
    static let ramadanShift = "ramadanShift"
    static let suhoorBefore = "suhoorBefore"
    static let suhoorMinutes = "suhoorMinutes"
    static let tarawihRakaat = "tarawihRakaat"
    static let tarawihAfter = "tarawihAfter"
    static let tarawihMosque = "tarawihMosque"
    static let eid = "eid"
    static let eidAfter = "eidAfter"
    static let fitrShift = "fitrShift"
    static let adhaShift = "adhaShift"
    static let fastingWeekly = "fastingWeekly"
    static let fastingWhite = "fastingWhite"
    static let fastingYearly = "fastingYearly"
    static let travelling = "travelling"
    static let qasr = "qasr"
    static let joining = "joining"
    static let asksAway = "asksAway"
    static let home = "home"

    /// The values of ``rawatib`` besides `off`.
    static let all = "all"
    static let each = "each"

    static func length(_ kind: PrayerBlock.Kind) -> String { "length-" + kind.name }
    static func before(_ kind: PrayerBlock.Kind) -> String { "before-" + kind.name }
    static func after(_ kind: PrayerBlock.Kind) -> String { "after-" + kind.name }
    static func mosque(_ kind: PrayerBlock.Kind) -> String { "mosque-" + kind.name }
    static func nafl(_ type: NaflType) -> String { "nafl-" + type.id }
    static func rakaat(_ type: NaflType) -> String { "nafl-" + type.id + "-rakaat" }
    static func minutes(_ type: NaflType) -> String { "nafl-" + type.id + "-minutes" }
    static func time(_ type: NaflType) -> String { "nafl-" + type.id + "-time" }

    /// The minutes that a voluntary prayer may have.
    static let naflRange = 1...180

    /// The minutes that suhoor may have.
    static func suhoorRange(_ special: SpecialPrayersConfig) -> ClosedRange<Int> {
        5...max(5, special.suhoor.range.upperBound)
    }
}
