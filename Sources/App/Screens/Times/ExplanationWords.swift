import Almanac
import Interface

/// How one time came to be, in sentences: the order is that of the computation.
struct ExplanationWords {
    let strings: Strings
    let day: DayExplanation
    let event: PrayerEvent
    let zone: Zone
    private var time: TimeExplanation { day[event] }

    /// A question and its answer.
    typealias Line = (label: Phrase, words: String)

    var lines: [Line] {
        var lines: [Line] = [(.timesRule, rule)]
        if let reason { lines.append((.timesHighLatitude, reason)) }
        if let resolution { lines.append((.timesHighLatitude, resolution)) }
        if day.usesRamadan, event == .isha { lines.append((.timesRamadan, strings[.timesRamadanRule])) }
        if day.dip > 0, event == .sunrise || event == .maghrib {
            lines.append((.timesHeight, strings(.timesHeightDip, .word("angle", strings.degrees(day.dip)))))
        }
        lines.append((.timesExactLabel, exact))
        if time.methodMinutes != 0 { lines.append((.timesMethodMinutes, minutes(time.methodMinutes))) }
        if time.ownMinutes != 0 { lines.append((.timesOwnMinutes, minutes(time.ownMinutes))) }
        lines.append((.timesRounding, strings[key: "times.rounding.\(time.rounding.identifier)"]))
        if time.moved != .zero { lines.append((.timesMoved, strings[.timesMovedOrder])) }
        switch time.step {
        case .usual: break
        case .ruleChanged: lines.append((.timesStep, strings[key: "times.step.rule"]))
        case .sunGrazes: lines.append((.timesStep, strings[key: "times.step.sun"]))
        }
        return lines
    }

    /// The moment before any minutes and rounding, to the second.
    private var exact: String {
        let local = zone.local(time.exact)
        return strings(
            .timesExact, count: local.second, .word("time", strings.time(minute: local.minuteOfDay)))
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

    /// What stood in for a day without its own times, and why.
    private var resolution: String? {
        let standIn: String
        switch day.times.resolution {
        case .none: return nil
        case .nearestLatitude(let latitude):
            standIn = strings(
                Phrase("times.standIn.latitude"), .word("angle", strings.degrees(latitude.magnitude)))
        case .nearestDay(let date):
            standIn = strings(Phrase("times.standIn.day"), .word("date", strings.dayAndMonth(date)))
        case .evenDay: standIn = strings[key: "times.standIn.even"]
        }
        return cause.map { $0 + " " + standIn } ?? standIn
    }

    private var cause: String? {
        switch day.times.cause {
        case .none: nil
        case .chosen: strings[key: "times.cause.chosen"]
        case .sunStaysUp: strings[key: "times.cause.up"]
        case .sunStaysDown: strings[key: "times.cause.down"]
        case .shortNight: strings[key: "times.cause.short"]
        case .tooClose: strings[key: "times.cause.close"]
        case .angleMissed: strings[key: "times.cause.missed"]
        case .distantDate: strings[key: "times.cause.distant"]
        }
    }
}
