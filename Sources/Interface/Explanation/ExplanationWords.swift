import Almanac

/// Explains in sentences how a time was found, in the order of the computation.
public struct ExplanationWords {
    public let strings: Strings
    public let day: DayExplanation
    public let event: PrayerEvent
    /// The place's zone, in which the exact time is given.
    public let zone: Zone
    /// How a timetable affects the day; `nil` if none is in use.
    public let timetable: TimetableWords?
    private var time: TimeExplanation { day[event] }

    public init(
        strings: Strings, day: DayExplanation, event: PrayerEvent, zone: Zone, timetable: TimetableWords? = nil
    ) {
        self.strings = strings
        self.day = day
        self.event = event
        self.zone = zone
        self.timetable = timetable
    }

    /// A question about a time, and the answer.
    public struct Line: Sendable {
        public let label: String
        public let words: String
    }

    /// The answers in the order of the computation.
    public var lines: [Line] {
        if time.origin == .timetable { return printed }
        var lines = [line(.timesRule, rule)]
        if let reason { lines.append(line(.timesHighLatitude, reason)) }
        if let standIn = strings.standIn(of: day.times) { lines.append(line(.timesHighLatitude, standIn)) }
        if day.usesRamadan, event == .isha { lines.append(line(.timesRamadan, strings[.timesRamadanRule])) }
        if day.dip > 0, event == .sunrise || event == .maghrib {
            lines.append(line(.timesHeight, strings(.timesHeightDip, .word("angle", strings.degrees(day.dip)))))
        }
        lines.append(line(.timesExactLabel, exact))
        if time.methodMinutes != 0 { lines.append(line(.timesMethodMinutes, minutes(time.methodMinutes))) }
        if time.ownMinutes != 0 { lines.append(line(.timesOwnMinutes, minutes(time.ownMinutes))) }
        lines.append(line(.timesRounding, strings[key: "times.rounding.\(time.rounding.identifier)"]))
        if time.moved != .zero { lines.append(line(.timesMoved, strings[.timesMovedOrder])) }
        switch time.step {
        case .usual: break
        case .ruleChanged: lines.append(line(.timesStep, strings[key: "times.step.rule"]))
        case .shallowSun: lines.append(line(.timesStep, strings[key: "times.step.sun"]))
        }
        if let gap = timetable?.gap(strings) { lines.append(line(.timesTimetable, gap)) }
        return lines
    }

    /// The explanation of a time from a timetable.
    private var printed: [Line] {
        var lines = [line(.timesTimetable, rule)]
        if let timetable {
            let difference = timetable.difference(of: time.time, event, in: zone, strings)
            lines.append(line(.timesExactLabel, difference))
        }
        return lines
    }

    private func line(_ label: Phrase, _ words: String) -> Line { Line(label: strings[label], words: words) }

    /// The moment before minutes are added and rounding, to the second.
    private var exact: String {
        let local = zone.local(time.exact)
        return strings(
            .timesExact, count: local.second, .word("time", strings.time(local.time)))
    }

    private func minutes(_ count: Int) -> String {
        strings(
            count < 0 ? .timesTaken : .timesAdded,
            .word("time", strings.duration(minutes: Int(clamping: count.magnitude))))
    }

    private var rule: String {
        switch time.origin {
        case .horizon: strings[key: event == .sunrise ? "times.rule.sunrise" : "times.rule.sunset"]
        case .transit: strings[key: "times.rule.transit"]
        case .shadow(let lengths): strings[key: lengths == 1 ? "times.rule.shadow" : "times.rule.shadowTwice"]
        case .angle(let angle): angled(event == .fajr ? "times.rule.dawn" : "times.rule.dusk", angle)
        case .minutes(let minutes):
            timed(event == .isha ? "times.rule.afterMaghrib" : "times.rule.afterSunset", minutes)
        case .minutesBeforeSunrise(let minutes): timed("times.rule.beforeSunrise", minutes)
        case .seasonal: strings[key: "times.rule.seasonal"]
        case .twilightPortion(let angle):
            strings(Phrase("times.rule.portion"), .word("part", strings.decimal(angle)))
        case .seventhOfNight: strings[key: "times.rule.seventh"]
        case .middleOfNight: strings[key: "times.rule.middle"]
        case .fixed(let minutes):
            timed(event == .fajr ? "times.rule.beforeSunrise" : "times.rule.afterSunset", minutes)
        case .timetable: timetable?.source(strings) ?? strings[.timesTimetable]
        }
    }

    private func timed(_ key: String, _ minutes: Int) -> String {
        strings(Phrase(key), .word("time", strings.duration(minutes: minutes)))
    }

    private func angled(_ key: String, _ angle: Double) -> String {
        strings(Phrase(key), .word("angle", strings.degrees(angle)))
    }

    private var reason: String? {
        switch time.reason {
        case .none: nil
        case .angleNotReached(let angle): angled("times.reason.notReached", angle)
        case .angleTooFar(let angle): angled("times.reason.tooFar", angle)
        case .minutesFixed: strings[key: "times.reason.fixed"]
        case .pastMiddle: strings[key: "times.reason.pastMiddle"]
        }
    }
}

/// The phrases that explain how a time was found.
extension Phrase {
    static let timesRule = Phrase("times.rule")
    static let timesTimetable = Phrase("times.timetable")
    static let timesExact = Phrase("times.exact")
    static let timesExactLabel = Phrase("times.exact.label")
    static let timesHighLatitude = Phrase("times.highLatitude")
    static let timesMethodMinutes = Phrase("times.methodMinutes")
    static let timesOwnMinutes = Phrase("times.ownMinutes")
    static let timesAdded = Phrase("times.added")
    static let timesTaken = Phrase("times.taken")
    static let timesRounding = Phrase("times.rounding")
    static let timesHeight = Phrase("times.height")
    static let timesHeightDip = Phrase("times.height.dip")
    static let timesRamadan = Phrase("times.ramadan")
    static let timesRamadanRule = Phrase("times.ramadan.rule")
    static let timesMoved = Phrase("times.moved")
    static let timesMovedOrder = Phrase("times.moved.order")
    static let timesStep = Phrase("times.step")
}
