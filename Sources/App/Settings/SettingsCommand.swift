import Almanac
import Interface
import Records

/// Keeps what the settings page set. A field that isn't sent stays as it is.
enum SettingsCommand {
    static func apply(_ form: FormFields, _ visit: Visit, _ outbox: inout Outbox) throws(Missing) -> Applied {
        var values = JSONObject()
        for (field, check) in checks(visit) {
            guard let value = form[field] else { continue }
            if let phrase = check(value) { return try refuse(field, phrase, visit) }
            values[field.rawValue] = value.isEmpty ? .null : .string(value)
        }
        for field in [FieldName.hijri, .haptics] {
            // A box that isn't ticked is not sent; the page sends "off" before it, so that both can be told.
            guard let last = form.last(field) else { continue }
            values[field.rawValue] = .bool(last == "on")
        }
        if !values.members.isEmpty { outbox.set(Settings.key, values) }
        let target = Return.route(form) ?? .settings
        return Applied(
            .seeOther(target.link(QueryItem(.notice, Notice.settingsSaved.rawValue))),
            json: .json(.object(["settings": .object(values)])))
    }

    /// What each field may hold; empty means the default. Gives the problem, or nothing.
    private static func checks(_ visit: Visit) -> [(FieldName, (String) -> Phrase?)] {
        [
            (.language, { $0.isEmpty || visit.bundle.locales.language(code: $0) != nil ? nil : .errorLanguage }),
            (.digits, { $0.isEmpty || DigitChoice(rawValue: $0) != nil ? nil : .errorChoice }),
            (.clock, { $0.isEmpty || ClockChoice(rawValue: $0) != nil ? nil : .errorChoice }),
            (.mode, { $0.isEmpty || ModeChoice(rawValue: $0) != nil ? nil : .errorChoice }),
            (.weekStart, { $0.isEmpty || WeekStartChoice(rawValue: $0) != nil ? nil : .errorChoice }),
            (.method, { $0.isEmpty || Methods.named($0) != nil ? nil : .errorMethod }),
            (.madhhab, { $0.isEmpty || Madhhab(name: $0) != nil ? nil : .errorChoice }),
        ]
    }

    private static func refuse(_ field: FieldName, _ phrase: Phrase, _ visit: Visit) throws(Missing) -> Applied {
        let message = visit.strings[phrase]
        return Applied(
            try SettingsScreen.show(visit, problem: (field, message)),
            json: .refusal("invalid", message, status: 422))
    }
}
