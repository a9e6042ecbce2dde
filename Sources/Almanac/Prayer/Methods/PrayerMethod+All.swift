extension PrayerMethod {
    /// The eight methods of the product's specification, in its order.
    public static let main: [PrayerMethod] = [
        .muslimWorldLeague, .ummAlQura, .egypt, .karachi, .isna, .dubai, .singapore, .diyanet,
    ]

    /// Every method: the eight first, then the others.
    public static let all: [PrayerMethod] =
        main + [
            .kuwait, .qatar, .gulf, .tehran, .jafari, .moonsighting, .jakim, .kemenag, .uoif, .russia, .morocco,
            .tunisia, .algeria, .jordan, .portugal,
        ]

    /// The method of a short name, `mwl`; `nil` when there is none.
    public static func named(_ identifier: String) -> PrayerMethod? {
        for method in all where method.identifier == identifier { return method }
        return nil
    }
}
