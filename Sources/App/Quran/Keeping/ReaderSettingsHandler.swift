import Interface
import Quran
import Records

/// Stores how the Quran is shown. A field that isn't sent stays as it is.
enum ReaderSettingsHandler {
    static func apply(_ form: FormFields, _ context: RequestContext, _ changeSet: inout ChangeSet) throws(NeedsData)
        -> Applied
    {
        let settings = ReaderSettings(try context.library.record(ReaderSettings.key))
        let config = context.bundle.reader
        var values = JSONObject()
        if let text = form[.size] {
            guard let size = PrayerMinutes.number(text), config.sizes.contains(size) else {
                let words = context.strings(
                    .errorNumber, .number("low", config.sizes.lowerBound), .number("high", config.sizes.upperBound))
                return try refuse(.size, words, context)
            }
            values[FieldName.size.rawValue] = .string("\(size)")
        }
        if let text = form[.paper] {
            guard ReaderSettings.Paper(rawValue: text) != nil else {
                return try refuse(.paper, context.strings.choose(from: ReaderSettings.Paper.allCases), context)
            }
            values[FieldName.paper.rawValue] = .string(text)
        }
        if let text = form[.goal] {
            guard text.isEmpty || ReadingGoal(text: text).map({ config.goals.contains($0) }) == true else {
                return try refuse(.goal, context.strings.choose(from: config.goals.map { goal in goal.text }), context)
            }
            values[FieldName.goal.rawValue] = text.isEmpty ? .null : .string(text)
        }
        if form[.translations] != nil { values[FieldName.translations.rawValue] = packs(form, context, settings) }
        for field in [FieldName.transliteration, .tajweed, .accessible, .signs, .awake, .hidesDays] {
            guard let last = form.last(field) else { continue }
            values[field.rawValue] = .bool(last == "on")
        }
        if !values.members.isEmpty { changeSet.set(ReaderSettings.key, values) }
        let back = Return.route(form) ?? .quran(.settings)
        return Applied(
            .seeOther(back.link(QueryItem(.notice, Notice.settingsSaved.rawValue))),
            json: .json(.object(["settings": .object(values)])))
    }

    /// The ticked packs: those already shown in their order, then the others.
    private static func packs(_ form: FormFields, _ context: RequestContext, _ settings: ReaderSettings) -> JSON {
        let sent = form.values(of: FieldName.translations.rawValue)
        let translations = Translations(context, settings)
        var text = ""
        for item in translations.chosen + translations.installed where sent.contains(item.pack) {
            guard !text.split(separator: " ").contains(Substring(item.pack)) else { continue }
            text += (text.isEmpty ? "" : " ") + item.pack
        }
        return .string(text)
    }

    private static func refuse(_ field: FieldName, _ message: String, _ context: RequestContext) throws(NeedsData)
        -> Applied
    {
        Applied(
            try ReaderSettingsScreen.show(context, problem: (field, message)),
            json: .refusal("invalid", message, field: field, status: 422))
    }
}
