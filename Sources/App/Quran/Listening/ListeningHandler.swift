import Interface
import Quran
import Records

/// Stores the settings for listening. A field that isn't sent stays as it is.
enum ListeningHandler {
    typealias Name = ListeningSettings.Name

    static func apply(_ form: FormFields, _ context: RequestContext, _ changeSet: inout ChangeSet) throws(NeedsData)
        -> Applied
    {
        let config = context.bundle.reciters
        var values = JSONObject()
        if let id = form[Name.reciter] {
            guard Reciter.isID(id) else {
                let ids = config.reciters.map { reciter in reciter.id }
                return try refuse(Name.reciter, context.strings.choose(from: ids), form, context)
            }
            values[Name.reciter] = .string(id)
        }
        for (name, list) in [(Name.speed, config.speeds), (Name.pause, config.pauses)] {
            guard let text = form[name] else { continue }
            guard let number = PrayerMinutes.number(text), list.contains(number) else {
                return try refuse(name, context.strings.choose(from: list), form, context)
            }
            values[name] = .int(Int64(number))
        }
        for name in [Name.each, Name.range] {
            guard let text = form[name] else { continue }
            guard let times = Self.times(text) else {
                return try refuse(name, context.strings[.listenErrorTimes], form, context)
            }
            values[name] = .string(times.text)
        }
        if let last = form.values(of: Name.network).last { values[Name.network] = .bool(last == "on") }
        if let text = form[Name.place] {
            guard let place = ListeningSettings.place(text) else {
                return try refuse(Name.place, context.strings[.listenErrorRange], form, context)
            }
            values[Name.place] = .string(place.text)
        }
        if !values.members.isEmpty { changeSet.set(ListeningSettings.key, values) }
        let kept = ListeningSettings(try context.library.record(ListeningSettings.key), config)
        let surah = form[Name.place].flatMap { ListeningSettings.place($0) }?.surah ?? kept.place?.surah ?? 1
        let target = form[.back] == "downloads" ? ListeningRoute.downloads : .surah(surah)
        return Applied(
            .seeOther(Route.quran(.listening(target)).link(QueryItem(.notice, Notice.settingsSaved.rawValue))),
            json: .json(["listening": .object(values)]))
    }

    /// The number of repetitions: a number in any digits, or the sign or word for endless.
    static func times(_ text: String) -> Repetition? {
        var folded: [UInt8] = []
        for byte in ASCIIDigits.folded(text).utf8 where byte != 0x20 { folded.append(byte) }
        let plain = String(decoding: folded, as: UTF8.self)
        return plain.utf8.elementsEqual("∞".utf8) ? .endless : Repetition(plain)
    }

    private static func refuse(_ field: String, _ message: String, _ form: FormFields, _ context: RequestContext)
        throws(NeedsData) -> Applied
    {
        let surah = form[Name.place].flatMap { ListeningSettings.place($0) }?.surah ?? 1
        return Applied(
            try ListenScreen.show(context, surah: surah, ayah: nil, typed: form, problem: (field, message)),
            json: .refusal("invalid", message, named: field, status: 422))
    }
}
