import Almanac

extension Strings {
    /// How one time of a day came to be, a sentence each: the rule, what stood against the method's own, minutes, rounding.
    public func explanation(_ event: PrayerEvent, of day: DayExplanation) -> [String] {
        let time = day[event]
        var sentences = [origin(time), reason(time.reason)]
        if time.origin == .horizon, day.dip > 0 { sentences.append(angle("explain.horizon", day.dip)) }
        if event == .isha, day.usesRamadan { sentences.append(self[key: "explain.ramadan"]) }
        sentences.append(minutes("explain.method", time.methodMinutes))
        sentences.append(minutes("explain.own", time.ownMinutes))
        sentences.append(rounding(time.rounding, event))
        if time.moved != .zero { sentences.append(self[key: "explain.moved"]) }
        switch time.step {
        case .usual: break
        case .ruleChanged: sentences.append(self[key: "explain.step.rule"])
        case .sunGrazes: sentences.append(self[key: "explain.step.grazes"])
        }
        return sentences.filter { !$0.isEmpty }
    }

    /// What stood in for a whole day, and why; nothing on an ordinary day.
    public func explanation(of times: PrayerTimes) -> [String] {
        let stood: String
        switch times.resolution {
        case .none: return []
        case .nearestLatitude(let latitude):
            stood = self(Phrase("explain.day.latitude"), .word("latitude", figure(latitude)))
        case .nearestDay(let date): stood = self(Phrase("explain.day.nearest"), .word("date", self.date(date)))
        case .evenDay: stood = self[key: "explain.day.even"]
        }
        let cause = times.cause.identifier
        return cause.isEmpty ? [stood] : [stood, self[key: "explain.cause." + cause]]
    }

    /// A number of degrees with as many decimals as it needs, at most three.
    private func figure(_ value: Double) -> String {
        let thousandths = Int64((min(value.magnitude, 1_000_000) * 1_000).rounded())
        var text = "\(thousandths / 1_000)"
        var fraction = thousandths % 1_000
        if fraction > 0 {
            // The decimal separator that belongs to the digits (U+066B ARABIC DECIMAL SEPARATOR).
            text += digits.isLatin ? "." : "\u{066B}"
            var unit: Int64 = 100
            while fraction > 0 {
                text += "\(fraction / unit)"
                fraction %= unit
                unit /= 10
            }
        }
        return digits.rendering((value < 0 && thousandths > 0 ? "\u{2212}" : "") + text)
    }

    private func origin(_ time: TimeExplanation) -> String {
        let side = time.event == .fajr ? "fajr" : "isha"
        switch time.origin {
        case .horizon: return self[key: time.event == .sunrise ? "explain.sunrise" : "explain.sunset"]
        case .transit: return self[key: "explain.transit"]
        case .shadow(let lengths): return self[key: lengths == 1 ? "explain.shadow.1" : "explain.shadow.2"]
        case .angle(let value): return angle("explain.angle", value)
        case .minutes(let count): return length("explain.minutes." + time.event.identifier, count)
        case .minutesBeforeSunrise(let count): return length("explain.minutes.fajr", count)
        case .seasonal: return angle("explain.seasonal", 18)
        case .twilightPortion(let value): return angle("explain.portion." + side, value)
        case .seventhOfNight: return self[key: "explain.seventh." + side]
        case .middleOfNight: return self[key: "explain.middle"]
        case .fixed(let count): return length("explain.fixed." + side, count)
        }
    }

    private func reason(_ reason: HighLatitudeReason) -> String {
        switch reason {
        case .none, .minutesFixed: ""
        case .angleNotReached(let value): angle("explain.notReached", value)
        case .angleTooFar(let value): angle("explain.tooFar", value)
        case .pastMiddle: self[key: "explain.pastMiddle"]
        }
    }

    private func rounding(_ rounding: MinuteRounding, _ event: PrayerEvent) -> String {
        switch rounding {
        case .nearest: self[key: "explain.rounding.nearest"]
        case .up: self[key: "explain.rounding.up"]
        case .down: self[key: "explain.rounding.down"]
        case .cautious: self[key: event == .sunrise ? "explain.rounding.down" : "explain.rounding.up"]
        case .none: ""
        }
    }

    /// Minutes added or taken off; empty where there are none.
    private func minutes(_ key: String, _ count: Int) -> String {
        guard count != 0 else { return "" }
        return length(key + (count > 0 ? ".added" : ".taken"), Int(clamping: count.magnitude))
    }

    /// A sentence with minutes in words, not made into hours: timetables speak of 90 minutes.
    private func length(_ key: String, _ minutes: Int) -> String {
        self(Phrase(key), .word("minutes", self(.minutes, count: minutes)))
    }

    private func angle(_ key: String, _ value: Double) -> String {
        self(Phrase(key), .word("angle", figure(value)))
    }
}

extension ResolutionCause {
    /// The name in answers for programs and in the keys of the locales; empty where nothing stood in.
    public var identifier: String {
        switch self {
        case .none: ""
        case .chosen: "chosen"
        case .sunStaysUp: "sunStaysUp"
        case .sunStaysDown: "sunStaysDown"
        case .shortNight: "shortNight"
        case .tooClose: "tooClose"
        case .angleMissed: "angleMissed"
        case .distantDate: "distantDate"
        }
    }
}
