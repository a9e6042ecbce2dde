import Almanac
import Interface
import Quran
import Records

/// Leads to where the person stopped reading: `GET /quran/place`.
enum PlaceInQuran {
    /// Leads to the ayah at which the person stopped, or to the beginning. A program gets the place.
    static func resume(_ context: RequestContext) throws(NeedsData) -> Reply {
        try context.library.require([ReaderSettings.query], [QuranContent.indexName])
        guard let index = try QuranContent.index(context.library) else { return QuranRefusal.reply(context) }
        let kept = ReaderSettings(try context.library.record(ReaderSettings.key)).place
        let place = kept.flatMap { ayah in index.contains(ayah) ? ayah : nil }
        guard !context.wantsJSON else {
            return .json(.object(["place": place.map { ayah in .string(ayah.text) } ?? .null]))
        }
        return .seeOther(Route.quran(.ayah(place ?? AyahReference(surah: 1, ayah: 1))).link())
    }
}

/// Stores the ayah at which the person stopped. If a form also says where reading began and how long it took, those
/// ayat are noted for the day: read in one stretch, in order, and no more than configuration allows.
struct PlaceInQuranHandler {
    let context: RequestContext
    let form: FormFields
    private var config: ReaderConfig { context.bundle.reader }

    func apply(_ changeSet: inout ChangeSet) throws(NeedsData) -> Applied {
        let clock = try ReaderClock(context)
        let key = ReadingDay.key(clock.today)
        try context.library.require([RecordQuery(key.kind, in: key.scope, .id(key.id))], [QuranContent.indexName])
        guard let index = try QuranContent.index(context.library) else { return Applied(QuranRefusal.reply(context)) }
        guard let ayah = form[.ayah].flatMap({ AyahReference(text: $0) }), let position = index.position(of: ayah)
        else {
            let words = context.strings[.quranNoAyah]
            return Applied(
                ErrorScreen.refused(context, words, status: 422),
                json: .refusal("invalid", words, field: .ayah, status: 422))
        }
        changeSet.set(ReaderSettings.key, [ReaderSettings.placeField: .string(ayah.text)])
        try note(position, index, clock, key, &changeSet)
        let back = Return.route(form) ?? .quran(.home)
        return Applied(
            .seeOther(back.link(QueryItem(.notice, Notice.quran(.stoppedHere).rawValue), QueryItem(.mark, ayah.text))),
            json: .json(["place": .string(ayah.text)]))
    }

    private func note(
        _ position: Int, _ index: QuranIndex, _ clock: ReaderClock, _ key: RecordKey, _ changeSet: inout ChangeSet
    ) throws(NeedsData) {
        let kept = try context.library.record(key)
        let replica = context.library.workspace.clock.replica.text
        var values = JSONObject()
        if let from = form[.from].flatMap({ AyahReference(text: $0) }).flatMap({ index.position(of: $0) }),
            from <= position, position - from < config.longestStep
        {
            let field = ReadingDay.ayatField + replica
            var read = ReadAyat(text: kept?[field]?.value.string ?? "")
            read.insert(from...position)
            values[field] = .string(read.text)
        }
        let seconds = min(form[.seconds].flatMap { Int($0) } ?? 0, config.longestPause)
        if seconds > 0 {
            let field = ReadingDay.secondsField + replica
            values[field] = .int((kept?[field]?.value.int ?? 0) + Int64(seconds))
        }
        guard !values.members.isEmpty else { return }
        values[ReadingDay.offsetField] = .int(Int64(clock.offset))
        if kept?.isDeleted == true { values[Record.deletedField] = false }
        changeSet.set(key, values)
    }
}

/// The form that a script sends during reading, with the ayah reached, where reading began, and for how long. Without
/// scripts it does nothing; a button then stores the place.
struct PlaceKeeper {
    let context: RequestContext
    let first: AyahReference

    init(_ context: RequestContext, first: AyahReference) {
        self.context = context
        self.first = first
    }

    var node: Node {
        postForm(Route.quran(.place).link(), operation: IdempotencyKeySlot.mark, .data("place-keeper"), .hidden()) {
            hiddenInput(FieldName.ayah.rawValue, first.text)
            hiddenInput(FieldName.from.rawValue, "")
            hiddenInput(FieldName.seconds.rawValue, "0")
        }
    }
}
