extension PrayerDay {
    /// Returns why a time is by a high latitude rule instead of the method's own.
    func reason(_ event: PrayerEvent, _ times: PrayerTimes, latitude: Double) -> HighLatitudeReason {
        switch times.origins[event] {
        case .fixed: return .minutesFixed
        case .twilightPortion, .seventhOfNight, .middleOfNight:
            guard let angle = rules.method.angle(of: event) else { return .pastMiddle }
            let side: Double = event == .fajr ? -1 : 1
            let reached = sun.time(altitude: -angle, latitude: Latitude(degrees: latitude), side: side)
            return reached == nil ? .angleNotReached(angle) : .angleTooFar(angle)
        default: return .none
        }
    }

    /// Returns whether the step since yesterday, by the exact moments, is usual: under 3 minutes, or under 6 beyond
    /// 48°.
    func step(
        _ event: PrayerEvent, _ times: PrayerTimes, _ yesterday: PrayerTimes, since: TimeSpan
    ) -> DailyStep {
        let usual: Int64 = place.latitude.magnitude > 48 ? 6 : 3
        if since < .minutes(usual), since > .minutes(-usual) { return .usual }
        let isSame = times.origins[event] == yesterday.origins[event] && times.resolution == yesterday.resolution
        return isSame ? .shallowSun : .ruleChanged
    }
}

extension PrayerMethod {
    /// Returns the angle of the Sun that defines a time, if there is one.
    fileprivate func angle(of event: PrayerEvent) -> Double? {
        switch (event, fajr, maghrib, isha) {
        case (.fajr, .angle(let angle), _, _): angle
        case (.fajr, .seasonal, _, _), (.isha, _, _, .seasonal): 18
        case (.maghrib, _, .angle(let angle), _): angle
        case (.isha, _, _, .angle(let angle)): angle
        default: nil
        }
    }
}
