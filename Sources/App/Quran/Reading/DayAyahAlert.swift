import Almanac
import Interface
import Quran

/// The ayah of the day as an alert that leads to it. It names the ayah and holds none of its text, which has its place
/// where its letters are checked.
enum DayAyahAlert {
    /// Returns the alert of a date, or `nil` if the Quran is hidden or its index isn't there.
    static func alert(_ context: RequestContext, _ date: CivilDate) throws(NeedsData) -> DayAlert? {
        guard context.shows(.quran),
            let reference = AyahOfTheDay.ayah(of: Int(date.dayNumber), among: context.bundle.reader.ayahOfTheDay),
            let index = try QuranContent.index(context.library)
        else { return nil }
        return DayAlert(
            title: context.strings[.quranAyahOfDay], body: context.strings.name(reference, index),
            page: Route.quran(.ayah(reference)).path)
    }
}
