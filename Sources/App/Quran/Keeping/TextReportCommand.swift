import Almanac
import Interface
import Planner
import Quran
import Records

/// Notes on this device what is wrong with an ayah's text, with the state of its checksum.
enum TextReportCommand {
    static func apply(_ form: FormFields, _ operation: Operation, _ visit: Visit, _ outbox: inout Outbox)
        throws(Missing) -> Applied
    {
        let clock = try ReaderClock(visit)
        guard let ayah = form[.ayah].flatMap({ AyahReference(text: $0) }), (1...114).contains(ayah.surah) else {
            let words = visit.strings[.quranNoAyah]
            return Applied(
                ErrorScreen.refused(visit, words, status: 422),
                json: .refusal("invalid", words, field: .ayah, status: 422))
        }
        try visit.library.require([], [QuranContent.indexName, QuranContent.name(.tanzil, surah: ayah.surah)])
        var text: String?
        if let surah = try QuranContent.index(visit.library)?.surah(ayah.surah) {
            text = try QuranContent.text(.tanzil, surah, visit.library)?[ayah.ayah]
        }
        var note = TaskText.lines(form[.note] ?? "")
        while note.utf8.count > TextReport.limit { note.removeLast() }
        let report = TextReport(ayah: ayah, note: note, text: text, date: clock.today)
        outbox.set(TextReport.key(operation.madeID), report.fields)
        return Applied(
            .seeOther(Route.quran(.reports).link(QueryItem(.notice, Notice.quran(.textReported).rawValue))),
            json: .json(["ayah": .string(ayah.text), "whole": .bool(report.isWhole), "sum": .string(report.sum)]))
    }
}
