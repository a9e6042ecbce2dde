/// How far a timetable may differ from the computed times before a person is asked about it, in minutes.
public struct TimetableLimits: Hashable, Sendable {
    /// For sunrise, Dhuhr and Maghrib, which follow the Sun directly.
    public var sun: Int
    /// For Asr, from the nearer of its two rules.
    public var asr: Int
    /// For Fajr and Isha, where authorities differ most.
    public var twilight: Int
    /// From one day to the next, except across a clock change.
    public var step: Int

    public init(sun: Int, asr: Int, twilight: Int, step: Int) {
        self.sun = sun
        self.asr = asr
        self.twilight = twilight
        self.step = step
    }

    /// The limit of one of the six moments.
    public subscript(event: PrayerEvent) -> Int {
        switch event {
        case .sunrise, .dhuhr, .maghrib: sun
        case .asr: asr
        case .fajr, .isha: twilight
        }
    }
}
