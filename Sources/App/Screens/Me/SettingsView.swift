import Almanac
import Interface
import Planner
import Records

/// The fields of the settings page.
struct SettingsView {
    let visit: Visit
    let problem: (field: FieldName, message: String)?
    private var strings: Strings { visit.strings }
    private var settings: Settings { visit.settings }

    init(_ visit: Visit, _ problem: (FieldName, String)?) {
        self.visit = visit
        self.problem = problem.map { (field: $0.0, message: $0.1) }
    }

    @NodeBuilder var node: Node {
        card(.class("part")) {
            h2 { strings[.settingsAppearance] }
            language
            segments(.digits, .settingsDigits, DigitChoice.allCases.map { choice in choice.rawValue }, settings.digits?.rawValue)
            segments(.clock, .settingsClock, ClockChoice.allCases.map { choice in choice.rawValue }, settings.clock.rawValue, auto: false)
            segments(.mode, .settingsMode, ModeChoice.allCases.map { choice in choice.rawValue }, settings.mode.rawValue, auto: false)
            segments(.weekStart, .settingsWeekStart, WeekStartChoice.allCases.map { choice in choice.rawValue }, settings.weekStart?.rawValue)
            toggle(.hijri, .settingsHijri, settings.showsHijri)
            toggle(.haptics, .settingsHaptics, settings.haptics)
        }
        card(.class("part")) {
            h2 { strings[.settingsPrayer] }
            method
            segments(.madhhab, .settingsMadhhab, ["standard", "hanafi"], settings.madhhab.name, auto: false)
            p(.class("field-hint")) { strings[.settingsLocal] }
        }
    }

    /// Today's times with what is chosen.
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
            visit.bundle.locales.languages.map { language in Choice(language.code, language.name) },
            selected: strings.language.code)
    }

    private var method: Node {
        let country = visit.place?.country ?? ""
        var standard = Settings.standard
        standard.method = nil
        let own = Methods.chosen(standard, country: country, prayer: visit.bundle.prayer)
        var choices = [Choice("", strings(.settingsMethodAuto, .word("method", strings.name(own))))]
        for method in PrayerMethod.all { choices.append(Choice(method.identifier, strings.name(method))) }
        return Field(FieldName.method.rawValue, label: strings[.settingsMethod], error: error(.method))
            .choice(choices, selected: settings.method ?? "")
    }

    /// A row of choices; `auto` puts the language's or country's own before them.
    private func segments(_ field: FieldName, _ label: Phrase, _ values: [String], _ selected: String?, auto: Bool = true)
        -> Node
    {
        var choices: [Choice] = auto ? [Choice("", strings[key: "settings.\(field.rawValue).auto"])] : []
        for value in values {
            // Hours are numbers in the chosen digits; the other choices have nothing to fill in.
            let key = "settings.\(field.rawValue).\(value)"
            choices.append(Choice(value, strings(Phrase(key), .number("number", Int(value) ?? 0))))
        }
        return Field(field.rawValue, label: strings[label], error: error(field))
            .segments(choices, selected: selected ?? "")
    }

    /// A switch. A box that isn't ticked sends nothing, so "off" stands before it.
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
