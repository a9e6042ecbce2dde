import Almanac
import Interface
import Planner

/// The fields of each page of the day's shape.
struct PrayerSettingsGroups {
    let context: RequestContext
    private var strings: Strings { context.strings }
    private var special: SpecialPrayersConfig { context.bundle.special }

    init(_ context: RequestContext) { self.context = context }

    func groups(_ page: PrayerSettingsPage) -> [PrayerSettingsGroup] {
        switch page {
        case .nawafil: nawafil
        case .special: [jummah, ramadan, eid, fasting]
        case .travel: [travel]
        case .prayers: PrayerBlock.Kind.allCases.map { kind in prayer(kind) }
        }
    }

    // MARK: Pages

    private var nawafil: [PrayerSettingsGroup] {
        let choices = ["off", PrayerSettingsName.all, PrayerSettingsName.each].map {
            Choice($0, strings[key: "shape.rawatib.\($0)"])
        }
        var rawatib = group("rawatib", [field(PrayerSettingsName.rawatib, .choice(choices), "off")])
        var groups = [group(PrayerSettingsName.nawafil, [toggle(PrayerSettingsName.nawafil, "on")])]
        let hasAll = context.settings.shape[PrayerSettingsName.rawatib] == PrayerSettingsName.all
        for type in context.bundle.nawafil.types where type.isRawatib {
            var fields = fields(type, label: name(type))
            if hasAll { fields[0].decided = "on" }
            rawatib.fields += fields
        }
        groups.append(rawatib)
        for type in context.bundle.nawafil.types where !type.isRawatib && !type.isInformation {
            groups.append(
                PrayerSettingsGroup(
                    title: name(type), lead: type.note(in: strings.language.code),
                    fields: fields(type, label: strings[.shapeShow])))
        }
        groups.append(group("checks", [toggle(PrayerSettingsName.checks), toggle(PrayerSettingsName.trend, "on")]))
        return groups
    }

    /// A voluntary prayer's name with its emoji.
    private func name(_ type: NaflType) -> String { type.emoji + " " + type.name(in: strings.language.code) }

    private func fields(_ type: NaflType, label: String) -> [PrayerSettingsField] {
        let note = type.isRawatib ? type.note(in: strings.language.code) : ""
        var fields = [
            PrayerSettingsField(
                name: PrayerSettingsName.nafl(type), label: label, hint: note.isEmpty ? nil : note, kind: .toggle,
                standard: "off")
        ]
        if type.rakaat.count > 1 {
            let choices = type.rakaat.map { Choice("\($0.rakaat)", strings.number($0.rakaat)) }
            fields.append(field(PrayerSettingsName.rakaat(type), .choice(choices), "\(type.standard)", words: "rakaat"))
        }
        switch type.rule {
        case .lastThird(let minutes, let choices, _):
            let choices = choices.map { Choice("\($0)", strings.number($0)) }
            fields.append(field(PrayerSettingsName.minutes(type), .choice(choices), "\(minutes)", words: "minutes"))
        case .forenoon, .night:
            fields.append(field(PrayerSettingsName.time(type), .time, "", words: "time"))
            var minutes = field(
                PrayerSettingsName.minutes(type), .number(PrayerSettingsName.naflRange), "", words: "minutes")
            minutes.usual = usualMinutes(type)
            fields.append(minutes)
        default:
            var minutes = field(
                PrayerSettingsName.minutes(type), .number(PrayerSettingsName.naflRange), "", words: "minutes")
            minutes.usual = usualMinutes(type)
            minutes.label = strings(.shapeMinutesOf, .word("name", type.name(in: strings.language.code)))
            fields.append(minutes)
        }
        return fields
    }

    /// How long a voluntary prayer takes with the chosen number of rakaat.
    private func usualMinutes(_ type: NaflType) -> String {
        let rakaat = context.settings.shape.number(PrayerSettingsName.rakaat(type), in: 1...40) ?? type.standard
        return type.minutes(rakaat: rakaat).map { strings.number($0) } ?? ""
    }

    private var jummah: PrayerSettingsGroup {
        var ways = [Choice("0", strings[key: "shape.jummahTravel.0"])]
        for minutes in special.jummah.travel { ways.append(Choice("\(minutes)", strings.duration(minutes: minutes))) }
        return group(
            "jummah",
            [
                toggle(PrayerSettingsName.jummah, "on"), field(PrayerSettingsName.jummahTime, .time, ""),
                field(PrayerSettingsName.jummahTravel, .choice(ways), "0"),
            ])
    }

    private var ramadan: PrayerSettingsGroup {
        let rakaat = special.tarawih.lengths.map { Choice("\($0.rakaat)", strings.number($0.rakaat)) }
        var fields = [toggle(PrayerSettingsName.ramadan, "on"), toggle(PrayerSettingsName.ramadanPauses)]
        if let shift = shift(PrayerSettingsName.ramadanShift, .ramadan, day: 1) { fields.append(shift) }
        fields += [
            field(PrayerSettingsName.suhoorBefore, .number(special.suhoor.range), "\(special.suhoor.beforeFajr)"),
            field(
                PrayerSettingsName.suhoorMinutes, .number(PrayerSettingsName.suhoorRange(special)),
                "\(special.suhoor.duration)"),
            field(PrayerSettingsName.tarawihRakaat, .choice(rakaat), "\(special.tarawih.lengths.first?.rakaat ?? 8)"),
            field(
                PrayerSettingsName.tarawihAfter, .number(special.tarawih.afterIsha),
                "\(special.tarawih.afterIsha.lowerBound)"),
            toggle(PrayerSettingsName.tarawihMosque),
        ]
        return group("ramadan", fields)
    }

    private var eid: PrayerSettingsGroup {
        var fields = [
            toggle(PrayerSettingsName.eid, "on"),
            field(PrayerSettingsName.eidAfter, .number(special.eid.range), "\(special.eid.afterSunrise)"),
        ]
        if let shift = shift(PrayerSettingsName.fitrShift, .shawwal, day: 1) { fields.append(shift) }
        if let shift = shift(PrayerSettingsName.adhaShift, .dhuAlHijjah, day: 10) { fields.append(shift) }
        return group("eid", fields)
    }

    private var fasting: PrayerSettingsGroup {
        group(
            "fasting",
            [
                toggle(PrayerSettingsName.fastingWeekly), toggle(PrayerSettingsName.fastingWhite),
                toggle(PrayerSettingsName.fastingYearly),
            ])
    }

    private var travel: PrayerSettingsGroup {
        let joining = PrayerSettings.Joining.allCases.map {
            Choice($0.rawValue, strings[key: "shape.joining.\($0.rawValue)"])
        }
        var away = toggle(PrayerSettingsName.asksAway)
        away.hint = strings(.shapeAwayHint, .number("distance", special.travel.distance))
        return group(
            "travel",
            [
                toggle(PrayerSettingsName.travelling), toggle(PrayerSettingsName.qasr, "on"),
                field(PrayerSettingsName.joining, .choice(joining), PrayerSettings.Joining.apart.rawValue), away,
            ])
    }

    private func prayer(_ kind: PrayerBlock.Kind) -> PrayerSettingsGroup {
        let prayer = context.bundle.prayer
        var mosque = toggle(PrayerSettingsName.mosque(kind))
        mosque.label = strings(.shapeMosque, .word("prayer", strings.name(kind)))
        return PrayerSettingsGroup(
            title: strings.name(kind),
            fields: [
                mosque,
                field(
                    PrayerSettingsName.length(kind), .number(PrayerConfig.durationRange),
                    "\(prayer.duration(of: kind))",
                    words: "minutes"),
                field(
                    PrayerSettingsName.before(kind), .number(PrayerConfig.bufferRange), "\(prayer.before)",
                    words: "before"),
                field(
                    PrayerSettingsName.after(kind), .number(PrayerConfig.bufferRange), "\(prayer.after)", words: "after"
                ),
            ], prayer: kind)
    }

    // MARK: Parts

    private func group(_ name: String, _ fields: [PrayerSettingsField]) -> PrayerSettingsGroup {
        PrayerSettingsGroup(
            title: strings[key: "shape.\(name).title"], lead: strings[key: "shape.\(name).lead"], fields: fields)
    }

    private func toggle(_ name: String, _ standard: String = "off") -> PrayerSettingsField {
        field(name, .toggle, standard)
    }

    /// A field with the texts under its own name or another; it has a hint only if the language has one.
    private func field(_ name: String, _ kind: PrayerSettingsField.Kind, _ standard: String, words: String? = nil)
        -> PrayerSettingsField
    {
        let key = "shape.\(words ?? name)"
        return PrayerSettingsField(
            name: name, label: strings[key: key],
            hint: strings.has(key: "\(key).hint") ? strings[key: "\(key).hint"] : nil,
            kind: kind, standard: standard)
    }

    /// How far the next such day is moved from the printed calendar, together with its present date.
    private func shift(_ name: String, _ month: HijriMonth, day: Int) -> PrayerSettingsField? {
        let calendar = context.settings.calendar
        let today = CivilDateTime(utcSeconds: context.request.now.seconds).date
        guard let now = calendar.date(of: today) else { return nil }
        for year in [now.year, now.year + 1] {
            guard let date = calendar.civilDate(year: year, month: month, day: day), date >= today.adding(days: -3)
            else {
                continue
            }
            var choices: [Choice] = []
            for days in -special.eid.adjustment...special.eid.adjustment {
                choices.append(Choice("\(days)", strings[key: "shape.shift.\(days)"]))
            }
            var field = field(name, .shift(year: year, month, choices), "0")
            let key = "shape.\(name)"
            field.label = strings(Phrase(key), .number("year", year))
            field.hint = strings.weekdayAndDate(date)
            return field
        }
        return nil
    }
}
