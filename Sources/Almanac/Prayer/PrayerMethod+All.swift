extension PrayerMethod {
    /// The eight methods of the product's specification, in its order.
    public static let all: [PrayerMethod] = [
        .muslimWorldLeague, .ummAlQura, .egypt, .karachi, .isna, .dubai, .singapore, .diyanet,
    ]

    /// The method of a short name, `mwl`; `nil` when there is none.
    public static func named(_ identifier: String) -> PrayerMethod? {
        all.first { $0.identifier == identifier }
    }
}
