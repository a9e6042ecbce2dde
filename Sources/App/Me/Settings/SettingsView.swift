import Almanac
import Interface
import Planner
import Records

/// The fields of the settings page.
struct SettingsView {
    let context: RequestContext
    let problem: (field: FieldName, message: String)?
    private var strings: Strings { context.strings }
    private var settings: Settings { context.settings }
    private var prayer: PrayerConfig { context.bundle.prayer }

    init(_ context: RequestContext, _ problem: (FieldName, String)?) {
        self.context = context
        self.problem = problem.map { (field: $0.0, message: $0.1) }
    }

    /// What can't be taken, with a link to its field.
    var errors: Node {
        guard let problem else { return .nothing }
        return errorSummary(strings[.errorFirst], [(field: problem.field.rawValue, text: problem.message)])
    }

    @NodeBuilder var node: Node {
        card(.class("part")) {
            h2 { strings[.settingsAppearance] }
            language
            segments(
                .digits, .settingsDigits, DigitChoice.allCases.map { choice in choice.rawValue },
                settings.digits?.rawValue)
            segments(
                .clock, .settingsClock, ClockChoice.allCases.map { choice in choice.rawValue }, settings.clock?.rawValue
            )
            segments(
                .weekStart, .settingsWeekStart, WeekStartChoice.allCases.map { choice in choice.rawValue },
                settings.weekStart?.rawValue)
            toggle(.hijri, .settingsHijri, settings.showsHijri)
            segments(
                .hijriDay, .settingsHijriDay, HijriDayBeginning.allCases.map { beginning in beginning.identifier },
                settings.hijriDay.identifier, auto: false)
        }
        rows {
            linkRow(
                strings[.lookTitle], href: Route.me(.appearance).link(), detail: strings[.lookBrief],
                value: AppearanceView.name(context.look.theme, strings))
        }
        ProScreen.way(context)
        AreaFields(context: context, problem: problem).node
        if context.shows(.today) { DayHoursView(context: context, problem: problem).node }
        if context.shows(.today) { AdvisorFields(context: context).node }
        rows {
            if context.opens(.planner(.widgets)) {
                linkRow(
                    strings[.widgetsTitle], href: Route.planner(.widgets).link(), detail: strings[.widgetsBrief],
                    icon: .today)
            }
            linkRow(strings[.tokensTitle], href: Route.me(.tokens).link(), detail: strings[.tokensBrief], icon: .areas)
            linkRow(
                strings[.devicesTitle], href: Route.me(.devices).link(), detail: strings[.devicesBrief], icon: .sync)
            linkRow(
                strings[.machineTitle], href: Route.me(.machine).link(), detail: strings[.machineBrief], icon: .info)
        }
        if context.shows(.today) { shape }
        card(.class("part")) {
            h2 { strings[.settingsPrayer] }
            method
            source
            segments(.madhhab, .settingsMadhhab, ["standard", "hanafi"], settings.madhhab.name, auto: false)
            highLatitude
            number(
                .elevation, .settingsElevation, hint: .settingsElevationHint, settings.elevation,
                in: Settings.elevationRange)
            minutes(
                .settingsOffsets, .settingsOffsetsHint, settings.offsets,
                in: -prayer.offsetLimit...prayer.offsetLimit
            ) { PrayerMinutes.offset($0) }
            minutes(.settingsGaps, .settingsGapsHint, settings.gaps, in: 0...prayer.congregationLimit) {
                PrayerMinutes.gap($0)
            }
        }
    }

    /// Links to the pages that shape the person's days.
    private var shape: Node {
        rows {
            for page in PrayerSettingsPage.allCases {
                // K10: this is the only row on voluntary prayers, and it leads further.
                linkRow(
                    strings[key: "shape.\(page.rawValue).title"], href: Route.planner(.shape(page)).link(),
                    detail: strings[key: "shape.\(page.rawValue).brief"],
                    value: page == .nawafil && context.isClosed("nawafil") ? strings[.proBadge] : "",
                    isLocked: page == .nawafil && context.isClosed("nawafil"))
            }
            linkRow(strings[.mosquesTitle], href: Route.planner(.mosques).link(), detail: strings[.mosquesBrief])
            linkRow(
                strings[.calendarsTitle], href: Route.planner(.calendars).link(), detail: strings[.calendarsBrief],
                value: context.isClosed("calendars") ? strings[.proBadge] : "", isLocked: context.isClosed("calendars"))
            linkRow(strings[.adhanTitle], href: Route.planner(.adhanSettings).link(), detail: strings[.adhanBrief])
        }
    }

    /// Today's times under the present choices.
    func today(_ days: PrayerDays) -> Node {
        let minutes = days.minutes(days.today)
        return card(.class("part", "times")) {
            h2 { strings[.settingsToday] }
            dl(.class("times-list")) {
                for kind in PrayerBlock.Kind.allCases {
                    div {
                        dt { strings.name(kind) }
                        dd { strings.time(minute: minutes.start(of: kind)) }
                    }
                }
            }
        }
    }

    private var language: Node {
        Field(FieldName.language.rawValue, label: strings[.settingsLanguage], error: error(.language)).choice(
            context.bundle.locales.languages.map { language in Choice(language.code, language.name) },
            selected: strings.language.code)
    }

    private var method: Node {
        let country = context.place?.country ?? ""
        let own = Methods.own(country: country, prayer: prayer)
        var choices = [Choice("", strings(.settingsMethodAuto, .word("method", strings.name(own))))]
        for method in Methods.all(country: country, prayer: prayer) {
            choices.append(Choice(method.identifier, strings.name(method)))
        }
        return Field(
            FieldName.method.rawValue, label: strings[.settingsMethod], hint: strings[.settingsMethodHint],
            error: error(.method)
        )
        .choice(choices, selected: settings.method ?? "")
    }

    /// The authority whose figures are in force, the figures, and where they are used.
    private var source: Node {
        let method = Methods.chosen(settings, country: context.place?.country ?? "", prayer: prayer)
        return div(.class("field")) {
            p { MethodWords(strings: strings, method: method).figures }
            if !method.source.isEmpty { p(.class("field-hint"), .lang("en"), .dirAuto) { method.source } }
            p(.class("field-hint")) { strings[.settingsLocal] }
            div(.class("form-actions")) {
                linkButton(strings[.methodsChange], href: Route.times(.methods).link(), icon: .clock)
                linkButton(strings[.timetableOpen], href: Route.times(.timetable).link(), icon: .calendar)
                linkButton(strings[.sourceTitle], href: Route.times(.source).link(), icon: .sync)
            }
        }
    }

    private var highLatitude: Node {
        var choices = [Choice("", strings[key: "settings.highLatitude.auto"])]
        for rule in prayer.highLatitudeRules {
            choices.append(Choice(rule.identifier, strings[key: "settings.highLatitude.\(rule.identifier)"]))
        }
        return Field(
            FieldName.highLatitude.rawValue, label: strings[.settingsHighLatitude],
            hint: strings[.settingsHighLatitudeHint], error: error(.highLatitude)
        ).choice(choices, selected: settings.highLatitude?.identifier ?? "")
    }

    /// Minutes for each time, side by side.
    private func minutes(
        _ label: Phrase, _ hint: Phrase, _ values: PrayerOffsets, in range: ClosedRange<Int>,
        field: (PrayerEvent) -> FieldName?
    ) -> Node {
        let events = PrayerEvent.allCases.filter { event in field(event) != nil }
        return fieldset(.class("field")) {
            legend(.class("field-label")) { strings[label] }
            p(.class("field-hint")) {
                strings(hint, .number("low", range.lowerBound), .number("high", range.upperBound))
            }
            div(.class("field-minutes")) {
                for event in events {
                    if let name = field(event) {
                        Field(name.rawValue, label: strings.name(event), error: error(name)).machine(
                            values[event] == 0 ? "" : "\(values[event])", type: "number",
                            .min("\(range.lowerBound)"), .max("\(range.upperBound)"), .step("1"),
                            .placeholder(strings.number(0)))
                    }
                }
            }
        }
    }

    private func number(_ field: FieldName, _ label: Phrase, hint: Phrase, _ value: Int, in range: ClosedRange<Int>)
        -> Node
    {
        Field(field.rawValue, label: strings[label], hint: strings[hint], error: error(field)).machine(
            value == 0 ? "" : "\(value)", type: "number", .min("\(range.lowerBound)"), .max("\(range.upperBound)"),
            .step("1"))
    }

    /// A row of choices, preceded by the language's or country's own if `auto` is set.
    private func segments(
        _ field: FieldName, _ label: Phrase, _ values: [String], _ selected: String?, auto: Bool = true
    )
        -> Node
    {
        var choices: [Choice] = auto ? [Choice("", strings[key: "settings.\(field.rawValue).auto"])] : []
        for value in values {
            // Hours are numbers in the chosen digits; the other choices have no placeholders.
            let key = "settings.\(field.rawValue).\(value)"
            choices.append(Choice(value, strings(Phrase(key), .number("number", Int(value) ?? 0))))
        }
        return Field(field.rawValue, label: strings[label], error: error(field))
            .segments(choices, selected: selected ?? "")
    }

    /// A switch. An unticked box sends nothing, so a hidden "off" comes before it.
    private func toggle(_ field: FieldName, _ label: Phrase, _ isOn: Bool) -> Node {
        group {
            hiddenInput(field.rawValue, "off")
            Field(field.rawValue, label: strings[label]).toggle(isOn)
        }
    }

    private func error(_ field: FieldName) -> String? {
        problem?.field == field ? problem?.message : nil
    }
}
