extension PrayerMethod {
    /// The eight methods of the product's specification, in its order.
    public static let main: [PrayerMethod] = [
        .muslimWorldLeague, .ummAlQura, .egypt, .karachi, .isna, .dubai, .singapore, .diyanet,
    ]

    /// All methods: the main eight, followed by the others.
    public static let all: [PrayerMethod] =
        main + [
            .kuwait, .qatar, .gulf, .tehran, .jafari, .moonsighting, .jakim, .kemenag, .uoif, .russia, .morocco,
            .tunisia, .algeria, .jordan, .portugal,
        ]

    /// Returns the method with a short name, for example `mwl`; `nil` if there is none.
    public static func named(_ identifier: String) -> PrayerMethod? {
        for method in all where method.identifier == identifier { return method }
        return nil
    }
}
