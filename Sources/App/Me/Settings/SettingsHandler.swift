import Almanac
import Interface
import Planner
import Records

/// Stores what the settings page sent. A field that isn't sent stays as it is.
enum SettingsHandler {
    static func apply(_ form: FormFields, _ context: RequestContext, _ changeSet: inout ChangeSet) throws(NeedsData)
        -> Applied
    {
        var values = JSONObject()
        for (field, check) in checks(context) {
            guard let value = form[field] else { continue }
            if !value.isEmpty, let words = check(value) { return try refuse(field, words, context) }
            values[field.rawValue] = value.isEmpty ? .null : .string(value)
        }
        for (field, range) in ranges(context) {
            guard let value = form[field] else { continue }
            let number = value.isEmpty ? 0 : PrayerMinutes.number(value)
            guard let number, range.contains(number) else {
                let message = context.strings(
                    .errorNumber, .number("low", range.lowerBound), .number("high", range.upperBound))
                return try refuse(field, message, context)
            }
            values[field.rawValue] = number == 0 ? .null : .string("\(number)")
        }
        if context.settings.hidden.isAll(after: form), let field = Area.allCases.first?.field {
            return try refuse(field, context.strings[.settingsAreasNone], context)
        }
        let switches = [
            FieldName.hijri, .haptics, .hints, .knowsLatitude, .still, .lightEffects, .confetti, .advisor,
            .advisorTitles,
        ]
        for field in Area.allCases.compactMap({ area in area.field }) + switches {
            // An unticked box is not sent; the page sends "off" before it, so that off and missing can be
            // distinguished.
            guard let last = form.last(field) else { continue }
            values[field.rawValue] = .bool(last == "on")
        }
        setTheme(form, context, &values)
        // Choosing a rule answers the question about high latitudes.
        if case .string = values[FieldName.highLatitude.rawValue] { values[FieldName.knowsLatitude.rawValue] = true }
        if !values.members.isEmpty { changeSet.set(Settings.key, values) }
        if values[FieldName.language.rawValue] != nil, let place = context.place, let named = try place.named(context) {
            changeSet.set(Place.key, [Place.field: named.json])
        }
        let target = Return.route(form) ?? context.route
        // The page of methods sets nothing else, and names the method now in force (MZ-037).
        let notice: Notice = target == .times(.methods) && form[.method] != nil ? .times(.methodSet) : .settingsSaved
        return Applied(
            .seeOther(target.link(QueryItem(.notice, notice.rawValue))),
            json: .json(.object(["settings": .object(values)])))
    }

    /// Choosing another theme while Ramadan's is shown automatically dismisses it until the next Ramadan, and choosing
    /// it then brings it back; the earlier choice stays either way (MZ-156).
    private static func setTheme(_ form: FormFields, _ context: RequestContext, _ values: inout JSONObject) {
        let (look, field) = (context.look, FieldName.festiveTheme.rawValue)
        if let last = form.last(.festiveTheme), (last == "off") != (context.settings.festiveTheme == ThemeInForce.off) {
            values[field] = last == "off" ? .string(ThemeInForce.off) : .null
        }
        guard let name = form[.theme], let year = look.ramadan else { return }
        if name != context.bundle.theme.festive?.name {
            values[field] = .string("\(year)")
        } else {
            values[field] = .null
            values[FieldName.theme.rawValue] = nil
        }
    }

    /// The check of each field, which returns the problem in words or `nil`. An empty value means the default.
    private static func checks(_ context: RequestContext) -> [(FieldName, (String) -> String?)] {
        let (strings, theme) = (context.strings, context.bundle.theme)
        return [
            (.language, { context.bundle.locales.language(code: $0) != nil ? nil : strings[.errorLanguage] }),
            (.digits, { DigitChoice(rawValue: $0) != nil ? nil : strings.choose(from: DigitChoice.allCases) }),
            (.clock, { ClockChoice(rawValue: $0) != nil ? nil : strings.choose(from: ClockChoice.allCases) }),
            (.mode, { ModeChoice(rawValue: $0) != nil ? nil : strings.choose(from: ModeChoice.allCases) }),
            (.theme, { theme.theme($0) != nil ? nil : strings.choose(from: theme.themes.map { theme in theme.name }) }),
            (.textScale, { theme.scales.contains(Int($0) ?? 0) ? nil : strings.choose(from: theme.scales) }),
            (
                .weekStart,
                { WeekStartChoice(rawValue: $0) != nil ? nil : strings.choose(from: WeekStartChoice.allCases) }
            ),
            (.wake, { ClockTime(ASCIIDigits.folded($0)) != nil ? nil : strings[.errorStart] }),
            (.sleep, { ClockTime(ASCIIDigits.folded($0)) != nil ? nil : strings[.errorStart] }),
            (.method, { Methods.named($0) != nil ? nil : strings[.errorMethod] }),
            (.madhhab, { Madhhab(name: $0) != nil ? nil : strings.choose(from: Madhhab.allCases.map { $0.name }) }),
            (
                .hijriDay,
                { name in
                    guard HijriDayBeginning(named: name) == nil else { return nil }
                    return strings.choose(from: HijriDayBeginning.allCases.map { $0.identifier })
                }
            ),
            (.highLatitude, { isOffered($0, context) ? nil : strings.choose(from: offered(context)) }),
        ]
    }

    /// The names of the high latitude rules that configuration leaves enabled.
    private static func offered(_ context: RequestContext) -> [String] {
        context.bundle.prayer.highLatitudeRules.map { rule in rule.identifier }
    }

    /// Whether configuration leaves a high latitude rule enabled.
    private static func isOffered(_ name: String, _ context: RequestContext) -> Bool {
        guard let rule = HighLatitudeRule(named: name) else { return false }
        return context.bundle.prayer.highLatitudeRules.contains(rule)
    }

    /// The fields with a whole number and their ranges; an empty value means 0.
    private static func ranges(_ context: RequestContext) -> [(FieldName, ClosedRange<Int>)] {
        let prayer = context.bundle.prayer
        var ranges: [(FieldName, ClosedRange<Int>)] = [(.elevation, Settings.elevationRange)]
        for event in PrayerEvent.allCases {
            ranges.append((PrayerMinutes.offset(event), -prayer.offsetLimit...prayer.offsetLimit))
            if let gap = PrayerMinutes.gap(event) { ranges.append((gap, 0...prayer.congregationLimit)) }
        }
        return ranges
    }

    private static func refuse(_ field: FieldName, _ message: String, _ context: RequestContext) throws(NeedsData)
        -> Applied
    {
        let problem = (field, message)
        let page: Reply
        if context.route == .me(.appearance) {
            page = AppearanceScreen.show(context, problem: problem)
        } else {
            page = try SettingsScreen.show(context, problem: problem)
        }
        return Applied(page, json: .refusal("invalid", message, field: field, status: 422))
    }
}
