/// The Sun's course at a place over a day, from midnight to midnight around a noon.
///
/// Three positions half a day apart are interpolated (Meeus, Astronomical Algorithms, formula 3.3), and each event is
/// found by evaluating again at its own time (chapter 15) until the time no longer changes.
struct SolarDay {
    /// The universal days (see `AstronomicalTime`) of mean solar noon, around which the positions are taken.
    private let centre: Double
    private let longitude: Double
    private let siderealTime: Double
    private let rightAscension: Interpolation
    private let declination: Interpolation

    /// Creates the day whose mean solar noon at a longitude is nearest to an instant.
    init(noonNearest instant: Instant, longitude: Double) {
        let days = AstronomicalTime.universalDays(instant)
        // The epoch is a noon, so mean noons are at whole days minus the longitude's share.
        let share = longitude / 360
        centre = (days + share).rounded(.toNearestOrEven) - share
        self.longitude = longitude
        let before = SunPosition(universalDays: centre - 0.5)
        let middle = SunPosition(universalDays: centre)
        let after = SunPosition(universalDays: centre + 0.5)
        siderealTime = middle.siderealTime
        rightAscension = Interpolation(
            middle.rightAscension - Degrees.wrapped(middle.rightAscension - before.rightAscension),
            middle.rightAscension,
            middle.rightAscension + Degrees.wrapped(after.rightAscension - middle.rightAscension))
        declination = Interpolation(before.declination, middle.declination, after.declination)
    }

    /// Returns the Sun's declination at an instant of this day, in degrees.
    func declination(at instant: Instant) -> Double {
        declination[AstronomicalTime.universalDays(instant) - centre]
    }

    /// Returns the Sun's declination at a time of this day, in degrees.
    func declination(time: Double) -> Double { declination[time] }

    /// Returns the universal days for a time of this day, which is in days from mean noon.
    func universalDays(_ time: Double) -> Double { centre + time }

    /// Returns the instant for a time of this day, which is in days from mean noon.
    func instant(_ time: Double) -> Instant {
        AstronomicalTime.instant(universalDays: centre + time)
    }

    /// Returns the time at which the Sun crosses the meridian, a day later with `offset` 1 and a day earlier with −1.
    func transit(offset: Double = 0) -> Double {
        var time = offset
        for _ in 0..<3 { time -= hourAngle(at: time, target: 360 * offset) / 360 }
        return time
    }

    /// Returns how far the Sun is west of an hour angle, in degrees from −180 to 180.
    private func hourAngle(at time: Double, target: Double) -> Double {
        let sidereal = siderealTime + 360.98564736629 * time
        return Degrees.wrapped(sidereal + longitude - rightAscension[time] - target)
    }

    /// Returns the time at which the Sun's centre is at an altitude; `nil` if it doesn't reach it that day.
    ///
    /// - Parameters:
    ///   - altitude: In degrees above the horizon, negative below.
    ///   - latitude: The latitude of the place.
    ///   - side: −1 for the morning, 1 for the evening.
    ///   - offset: 0 for this day, 1 for the next, −1 for the one before.
    ///   - guess: A time nearby, which saves an iteration.
    func time(
        altitude: Double, latitude: Latitude, side: Double, offset: Double = 0, guess: Double? = nil
    ) -> Double? {
        let sine = Degrees.sin(altitude)
        var time = guess ?? offset + side * 0.25
        var isReached = false
        for _ in 0..<8 {
            let declinationSine = Degrees.sin(declination[time])
            let declinationCosine = (1 - declinationSine * declinationSine).squareRoot()
            let cosine = (sine - latitude.sine * declinationSine) / (latitude.cosine * declinationCosine)
            guard !cosine.isNaN else { return nil }
            isReached = cosine >= -1 && cosine <= 1
            let angle = side * Degrees.acos(max(-1, min(1, cosine)))
            // Uses the hour angle nearest to where this event belongs, which may be beyond ±180°.
            let expected = 360 * (time - offset)
            let now = expected + hourAngle(at: time, target: expected)
            let step = (now - angle) / 360
            time -= step
            // 0.1 seconds. The next iteration would change the time by a hundredth of that.
            if step.magnitude < 1.2e-6 { break }
        }
        return isReached ? time : nil
    }

    /// Returns the afternoon's time at an altitude exactly by Meeus's chapter 15: from the hour angle for a given
    /// declination, corrected once. It is up to 15 seconds from the iterated result, and meant for latitudes up to 60°.
    func timeCorrectedOnce(altitude: Double, latitude: Latitude, startingWith declination: Double) -> Double? {
        let sine = Degrees.sin(altitude)
        let cosine =
            (sine - latitude.sine * Degrees.sin(declination)) / (latitude.cosine * Degrees.cos(declination))
        guard cosine >= -1, cosine <= 1 else { return nil }
        let time = transit() + Degrees.acos(cosine) / 360
        let hourAngle = hourAngle(at: time, target: 0)
        let then = self.declination[time]
        let cosines = latitude.cosine * Degrees.cos(then)
        let reached = Degrees.asin(latitude.sine * Degrees.sin(then) + cosines * Degrees.cos(hourAngle))
        return time + (reached - altitude) / (360 * cosines * Degrees.sin(hourAngle))
    }
}

/// A quantity known at −½, 0 and ½ day (Meeus, Astronomical Algorithms, formula 3.3).
private struct Interpolation {
    private let middle: Double
    private let slope: Double
    private let bend: Double

    init(_ before: Double, _ middle: Double, _ after: Double) {
        let first = middle - before
        let second = after - middle
        self.middle = middle
        slope = first + second
        bend = second - first
    }

    subscript(time: Double) -> Double {
        // With n = 2 · time intervals: middle + n/2 · (a + b + n · c).
        middle + time * (slope + 2 * time * bend)
    }
}
