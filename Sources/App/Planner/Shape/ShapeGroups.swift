import Almanac
import Interface
import Planner

/// What each page of the day's shape asks for.
struct ShapeGroups {
    let visit: Visit
    private var strings: Strings { visit.strings }
    private var special: SpecialPrayersConfig { visit.bundle.special }

    init(_ visit: Visit) { self.visit = visit }

    func groups(_ page: ShapePage) -> [ShapeGroup] {
        switch page {
        case .nawafil: nawafil
        case .special: [jummah, ramadan, eid, fasting]
        case .travel: [travel]
        case .prayers: PrayerBlock.Kind.allCases.map { kind in prayer(kind) }
        }
    }

    // MARK: Pages

    private var nawafil: [ShapeGroup] {
        let choices = ["off", ShapeName.all, ShapeName.each].map { Choice($0, strings[key: "shape.rawatib.\($0)"]) }
        var rawatib = group("rawatib", [field(ShapeName.rawatib, .choice(choices), "off")])
        var groups = [group(ShapeName.nawafil, [toggle(ShapeName.nawafil, "on")])]
        let hasAll = visit.settings.shape[ShapeName.rawatib] == ShapeName.all
        for type in visit.bundle.nawafil.types where type.isRawatib {
            var fields = fields(type, label: name(type))
            if hasAll { fields[0].decided = "on" }
            rawatib.fields += fields
        }
        groups.append(rawatib)
        for type in visit.bundle.nawafil.types where !type.isRawatib && !type.isInformation {
            groups.append(
                ShapeGroup(
                    title: name(type), lead: type.note(in: strings.language.code),
                    fields: fields(type, label: strings[.shapeShow])))
        }
        groups.append(group("checks", [toggle(ShapeName.checks), toggle(ShapeName.trend, "on")]))
        return groups
    }

    /// A voluntary prayer's name with its sign.
    private func name(_ type: NaflType) -> String { type.emoji + " " + type.name(in: strings.language.code) }

    private func fields(_ type: NaflType, label: String) -> [ShapeField] {
        let note = type.isRawatib ? type.note(in: strings.language.code) : ""
        var fields = [
            ShapeField(
                name: ShapeName.nafl(type), label: label, hint: note.isEmpty ? nil : note, kind: .toggle,
                standard: "off")
        ]
        if type.rakaat.count > 1 {
            let choices = type.rakaat.map { Choice("\($0.rakaat)", strings.number($0.rakaat)) }
            fields.append(field(ShapeName.rakaat(type), .choice(choices), "\(type.standard)", words: "rakaat"))
        }
        switch type.rule {
        case .lastThird(let minutes, let choices, _):
            let choices = choices.map { Choice("\($0)", strings.number($0)) }
            fields.append(field(ShapeName.minutes(type), .choice(choices), "\(minutes)", words: "minutes"))
        case .forenoon, .night:
            fields.append(field(ShapeName.time(type), .time, "", words: "time"))
            var minutes = field(ShapeName.minutes(type), .number(ShapeName.naflRange), "", words: "minutes")
            minutes.usual = usualMinutes(type)
            fields.append(minutes)
        default:
            var minutes = field(ShapeName.minutes(type), .number(ShapeName.naflRange), "", words: "minutes")
            minutes.usual = usualMinutes(type)
            minutes.label = strings(.shapeMinutesOf, .word("name", type.name(in: strings.language.code)))
            fields.append(minutes)
        }
        return fields
    }

    /// How long a voluntary prayer takes with the rakaat that were chosen for it.
    private func usualMinutes(_ type: NaflType) -> String {
        let rakaat = visit.settings.shape.number(ShapeName.rakaat(type), in: 1...40) ?? type.standard
        return type.minutes(rakaat: rakaat).map { strings.number($0) } ?? ""
    }

    private var jummah: ShapeGroup {
        var ways = [Choice("0", strings[key: "shape.jummahTravel.0"])]
        for minutes in special.jummah.travel { ways.append(Choice("\(minutes)", strings.duration(minutes: minutes))) }
        return group(
            "jummah",
            [
                toggle(ShapeName.jummah, "on"), field(ShapeName.jummahTime, .time, ""),
                field(ShapeName.jummahTravel, .choice(ways), "0"),
            ])
    }

    private var ramadan: ShapeGroup {
        let rakaat = special.tarawih.lengths.map { Choice("\($0.rakaat)", strings.number($0.rakaat)) }
        var fields = [toggle(ShapeName.ramadan, "on"), toggle(ShapeName.ramadanPauses)]
        if let shift = shift(ShapeName.ramadanShift, .ramadan, day: 1) { fields.append(shift) }
        fields += [
            field(ShapeName.suhoorBefore, .number(special.suhoor.range), "\(special.suhoor.beforeFajr)"),
            field(ShapeName.suhoorMinutes, .number(ShapeName.suhoorRange(special)), "\(special.suhoor.duration)"),
            field(ShapeName.tarawihRakaat, .choice(rakaat), "\(special.tarawih.lengths.first?.rakaat ?? 8)"),
            field(
                ShapeName.tarawihAfter, .number(special.tarawih.afterIsha), "\(special.tarawih.afterIsha.lowerBound)"),
            toggle(ShapeName.tarawihMosque),
        ]
        return group("ramadan", fields)
    }

    private var eid: ShapeGroup {
        var fields = [
            toggle(ShapeName.eid, "on"),
            field(ShapeName.eidAfter, .number(special.eid.range), "\(special.eid.afterSunrise)"),
        ]
        if let shift = shift(ShapeName.fitrShift, .shawwal, day: 1) { fields.append(shift) }
        if let shift = shift(ShapeName.adhaShift, .dhuAlHijjah, day: 10) { fields.append(shift) }
        return group("eid", fields)
    }

    private var fasting: ShapeGroup {
        group(
            "fasting",
            [toggle(ShapeName.fastingWeekly), toggle(ShapeName.fastingWhite), toggle(ShapeName.fastingYearly)])
    }

    private var travel: ShapeGroup {
        let joining = ShapeChoices.Joining.allCases.map {
            Choice($0.rawValue, strings[key: "shape.joining.\($0.rawValue)"])
        }
        var away = toggle(ShapeName.asksAway)
        away.hint = strings(.shapeAwayHint, .number("distance", special.travel.distance))
        return group(
            "travel",
            [
                toggle(ShapeName.travelling), toggle(ShapeName.qasr, "on"),
                field(ShapeName.joining, .choice(joining), ShapeChoices.Joining.apart.rawValue), away,
            ])
    }

    private func prayer(_ kind: PrayerBlock.Kind) -> ShapeGroup {
        let prayer = visit.bundle.prayer
        var mosque = toggle(ShapeName.mosque(kind))
        mosque.label = strings(.shapeMosque, .word("prayer", strings.name(kind)))
        return ShapeGroup(
            title: strings.name(kind),
            fields: [
                mosque,
                field(
                    ShapeName.length(kind), .number(PrayerConfig.durationRange), "\(prayer.duration(of: kind))",
                    words: "minutes"),
                field(ShapeName.before(kind), .number(PrayerConfig.bufferRange), "\(prayer.before)", words: "before"),
                field(ShapeName.after(kind), .number(PrayerConfig.bufferRange), "\(prayer.after)", words: "after"),
            ])
    }

    // MARK: Parts

    private func group(_ name: String, _ fields: [ShapeField]) -> ShapeGroup {
        ShapeGroup(title: strings[key: "shape.\(name).title"], lead: strings[key: "shape.\(name).lead"], fields: fields)
    }

    private func toggle(_ name: String, _ standard: String = "off") -> ShapeField { field(name, .toggle, standard) }

    /// A field with the words of its own name, or of another; a hint only where the language has one.
    private func field(_ name: String, _ kind: ShapeField.Kind, _ standard: String, words: String? = nil) -> ShapeField
    {
        let key = "shape.\(words ?? name)"
        return ShapeField(
            name: name, label: strings[key: key],
            hint: strings.has(key: "\(key).hint") ? strings[key: "\(key).hint"] : nil,
            kind: kind, standard: standard)
    }

    /// How far the next such day is moved from the printed calendar's, with the day as it stands.
    private func shift(_ name: String, _ month: HijriMonth, day: Int) -> ShapeField? {
        let calendar = visit.settings.calendar
        let today = CivilDateTime(utcSeconds: visit.request.now.seconds).date
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
