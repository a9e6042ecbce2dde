import Almanac
import Interface
import Planner
import Quran
import Records

/// Stores a report of an error in an ayah's text on this device, with the state of its checksum.
enum TextReportHandler {
    static func apply(
        _ form: FormFields, _ idempotencyKey: IdempotencyKey, _ context: RequestContext, _ changeSet: inout ChangeSet
    )
        throws(NeedsData) -> Applied
    {
        let clock = try ReaderClock(context)
        guard let ayah = form[.ayah].flatMap({ AyahReference(text: $0) }), (1...114).contains(ayah.surah) else {
            let words = context.strings[.quranNoAyah]
            return Applied(
                ErrorScreen.refused(context, words, status: 422),
                json: .refusal("invalid", words, field: .ayah, status: 422))
        }
        try context.library.require([], [QuranContent.indexName, QuranContent.name(.tanzil, surah: ayah.surah)])
        var text: String?
        if let surah = try QuranContent.index(context.library)?.surah(ayah.surah) {
            text = try QuranContent.text(.tanzil, surah, context.library)?[ayah.ayah]
        }
        var note = TaskText.lines(form[.note] ?? "")
        while note.utf8.count > TextReport.limit { note.removeLast() }
        let report = TextReport(ayah: ayah, note: note, text: text, date: clock.today)
        changeSet.set(TextReport.key(idempotencyKey.madeID), report.fields)
        return Applied(
            .seeOther(Route.quran(.reports).link(QueryItem(.notice, Notice.quran(.textReported).rawValue))),
            json: .json(["ayah": .string(ayah.text), "whole": .bool(report.isWhole), "sum": .string(report.sum)]))
    }
}
