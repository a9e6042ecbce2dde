import Almanac

/// Looks at every day of a leap year at places all over the Earth, by every method, high latitude rule and madhhab: six
/// times in order, none missing, Isha before the next Fajr, and no step from day to day that nothing explains.
///
/// `./test` runs it with wide steps, `WirdBenchmarks sweep` in full.
public struct Sweep {
    public var latitudes = Array(Swift.stride(from: -89.0, through: 89, by: 1))
    public var longitudes = Array(Swift.stride(from: -180.0, to: 180, by: 10))
    public var methods = PrayerMethod.all
    /// `nil` is the method's own rule.
    public var rules: [HighLatitudeRule?] = HighLatitudeRule.allCases.map { $0 } + [nil]
    public var madhhabs = Madhhab.allCases
    /// Every how many days a day and the one after it are looked at; 1 is every day.
    public var stride = 1

    /// Days looked at by a method, rule and madhhab. Rules that give the same by their definition are computed once.
    public private(set) var days = 0
    public private(set) var computed = 0
    /// Steps of 3 minutes and more, beyond 48° of 6: with a changed rule, and where the Sun crosses horizon or angle at a shallow slant.
    public private(set) var ruleChanges = 0
    public private(set) var shallow = 0
    /// Faults by kind, with their number and the first of each.
    public private(set) var faults: [String: (count: Int, example: String)] = [:]

    private let first: Int32 = 21_184
    private let length: Int32 = 366

    public init() {}

    /// Goes through it all; `progress` is told of each method and madhhab that is done.
    public mutating func run(progress: (String) -> Void = { _ in }) {
        for method in methods {
            for madhhab in madhhabs {
                for latitude in latitudes {
                    for group in groups(method, latitude) {
                        for longitude in longitudes { year(group, madhhab, method, latitude, longitude) }
                    }
                }
                progress("\(method.identifier) \(madhhab): \(days) days, \(faults.count) kinds of fault")
            }
        }
    }

    /// The rules to look at, those together that give the same times at a latitude by their definition (METHODS.md, "Rules
    /// beside the method"): none is consulted where the Sun passes the method's angles by half a degree or more all year,
    /// and up to 48° the three of configuration leave what the angle's share of the night gives.
    private func groups(_ method: PrayerMethod, _ latitude: Double) -> [[HighLatitudeRule?]] {
        // A method's own rule is one of the six, but for the Moonsighting Committee's functions.
        let wanted = rules.filter { $0 != nil || rules.count == 1 || method.fajr == .seasonal }
        guard latitude.magnitude <= 48 else { return wanted.map { [$0] } }
        if latitude.magnitude + 23.45 + Self.deepestAngle(method) <= 89.5 { return [wanted] }
        let alike: [HighLatitudeRule] = [.nearestLatitude, .middleOfNightFixed, .nearestDay, .twilightAngle]
        func isAlike(_ rule: HighLatitudeRule?) -> Bool { rule.map { alike.contains($0) } ?? false }
        let others = wanted.filter { !isAlike($0) }.map { [$0] }
        let shared = wanted.filter { isAlike($0) }
        return shared.isEmpty ? others : [shared] + others
    }

    private static func deepestAngle(_ method: PrayerMethod) -> Double {
        var deepest = method.fajr == .seasonal ? 18.0 : 0
        if case .angle(let angle) = method.fajr { deepest = max(deepest, angle) }
        if case .angle(let angle) = method.isha { deepest = max(deepest, angle) }
        return deepest
    }

    private mutating func year(
        _ group: [HighLatitudeRule?], _ madhhab: Madhhab, _ method: PrayerMethod, _ latitude: Double,
        _ longitude: Double
    ) {
        guard let place = Coordinates(latitude: latitude, longitude: longitude) else { return }
        let zone = Zone(identifier: "solar", fixedOffset: Int((longitude / 15).rounded()) * 3_600)
        let all = group.map { PrayerRules(method: method, madhhab: madhhab, highLatitude: $0) }
        func times(_ number: Int32, _ rules: PrayerRules) -> PrayerTimes {
            PrayerTimes.compute(date: CivilDate(dayNumber: first + number), at: place, in: zone, rules: rules)
        }
        var yesterday: PrayerTimes?
        for number in Swift.stride(from: Int32(0), to: length, by: stride) {
            let today = times(number, all[0])
            days += group.count
            computed += 1
            check(today, yesterday, all)
            // That the others give the same is looked at as well, on every 24th day.
            if number % 24 == 0 {
                for rules in all.dropFirst() {
                    computed += 1
                    if !isSame(times(number, rules), today) { note("rules differ", today, rules, place) }
                }
            }
            guard stride > 1 else {
                yesterday = today
                continue
            }
            let next = times(number + 1, all[0])
            days += group.count
            computed += 1
            check(next, today, all)
        }
        func check(_ times: PrayerTimes, _ yesterday: PrayerTimes?, _ all: [PrayerRules]) {
            for rules in all { self.check(times, yesterday, rules, place) }
        }
    }

    private func isSame(_ one: PrayerTimes, _ other: PrayerTimes) -> Bool {
        for event in PrayerEvent.allCases where one[event] != other[event] { return false }
        return one.resolution == other.resolution
    }

    private mutating func check(
        _ times: PrayerTimes, _ yesterday: PrayerTimes?, _ rules: PrayerRules, _ place: Coordinates
    ) {
        let isOrdered =
            times.fajr < times.sunrise && times.sunrise < times.dhuhr && times.dhuhr < times.asr
            && times.asr < times.maghrib && times.maghrib < times.isha
        if !isOrdered { note("order", times, rules, place) }
        guard let yesterday, yesterday.date.next == times.date else { return }
        if yesterday.isha >= times.fajr { note("Isha at or after the next Fajr", times, rules, place) }
        let usual: Int64 = place.latitude.magnitude > 48 ? 6 : 3
        for event in PrayerEvent.allCases {
            // Rounded to minutes, a step under the limit may show as the limit itself.
            let step = (times[event] - yesterday[event] - .hours(24)).minutes.magnitude
            guard step > usual else { continue }
            if times.origins[event] != yesterday.origins[event] || times.resolution != yesterday.resolution {
                ruleChanges += 1
            } else if isShallow(event, place, rules) {
                shallow += 1
            } else {
                note("a step of \(step) minutes, \(event.identifier), at \(place.latitude)°", times, rules, place)
            }
        }
    }

    /// Whether the Sun may cross the horizon at a shallow slant there, or the angle where the rule follows it to the middle of
    /// the night.
    /// Just within 48° it passes the deepest angles so flatly that their time runs by 3.0 to 3.3 minutes a day.
    private func isShallow(_ event: PrayerEvent, _ place: Coordinates, _ rules: PrayerRules) -> Bool {
        let latitude = place.latitude.magnitude
        if latitude > 60 { return true }
        guard event == .fajr || event == .isha else { return false }
        if rules.highLatitude == .middleOfNight || rules.highLatitude == .nearestDay { return latitude > 40 }
        return latitude > 55 || (46...48).contains(latitude)
    }

    private mutating func note(_ kind: String, _ times: PrayerTimes, _ rules: PrayerRules, _ place: Coordinates) {
        let old = faults[kind]
        let rule = rules.highLatitude?.identifier ?? "own"
        let example =
            "\(rules.method.identifier) \(rule) \(rules.madhhab) \(place.latitude) \(place.longitude) \(times.date)"
        faults[kind] = ((old?.count ?? 0) + 1, old?.example ?? example)
    }

    /// What was seen, in lines.
    public var report: String {
        var lines = [
            "\(days) days, \(computed) computed; \(ruleChanges) larger steps with a changed rule, \(shallow) of a shallow Sun"
        ]
        for (kind, fault) in faults.sorted(by: { $0.key < $1.key }) {
            lines.append("FAULT \(kind): \(fault.count) times, first \(fault.example)")
        }
        return lines.joined(separator: "\n")
    }
}
