/// A value for each of the six moments of a day.
@frozen
public struct ByEvent<Value> {
    public var fajr: Value
    public var sunrise: Value
    public var dhuhr: Value
    public var asr: Value
    public var maghrib: Value
    public var isha: Value

    @inlinable
    public init(fajr: Value, sunrise: Value, dhuhr: Value, asr: Value, maghrib: Value, isha: Value) {
        self.fajr = fajr
        self.sunrise = sunrise
        self.dhuhr = dhuhr
        self.asr = asr
        self.maghrib = maghrib
        self.isha = isha
    }

    /// Creates the same value for all six moments.
    @inlinable
    public init(each value: Value) {
        self.init(fajr: value, sunrise: value, dhuhr: value, asr: value, maghrib: value, isha: value)
    }

    /// The value of a moment.
    @inlinable
    public subscript(event: PrayerEvent) -> Value {
        get {
            switch event {
            case .fajr: fajr
            case .sunrise: sunrise
            case .dhuhr: dhuhr
            case .asr: asr
            case .maghrib: maghrib
            case .isha: isha
            }
        }
        set {
            switch event {
            case .fajr: fajr = newValue
            case .sunrise: sunrise = newValue
            case .dhuhr: dhuhr = newValue
            case .asr: asr = newValue
            case .maghrib: maghrib = newValue
            case .isha: isha = newValue
            }
        }
    }

    /// Returns the results of a function for all values.
    @inlinable
    public func map<Result>(_ transform: (Value) -> Result) -> ByEvent<Result> {
        ByEvent<Result>(
            fajr: transform(fajr), sunrise: transform(sunrise), dhuhr: transform(dhuhr), asr: transform(asr),
            maghrib: transform(maghrib), isha: transform(isha))
    }
}

extension ByEvent: Equatable where Value: Equatable {}
extension ByEvent: Hashable where Value: Hashable {}
extension ByEvent: Sendable where Value: Sendable {}

extension ByEvent where Value: Comparable {
    /// Whether each value is greater than the one before.
    @inlinable
    public var isRising: Bool {
        fajr < sunrise && sunrise < dhuhr && dhuhr < asr && asr < maghrib && maghrib < isha
    }
}
