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
