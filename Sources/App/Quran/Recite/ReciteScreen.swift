import Almanac
import Hifz
import Interface
import Quran
import Recitation
import Records

/// Choosing what to recite: `/quran/recite`.
enum ReciteScreen {
    static func show(_ context: RequestContext) throws(NeedsData) -> Reply {
        try context.library.require([KeptRecitation.all, ReaderSettings.query], [QuranContent.indexName])
        guard let index = try QuranContent.index(context.library) else { return QuranRefusal.reply(context) }
        var problem: (field: FieldName, message: String)?
        if context.query[.surah] != nil {
            do throws(ReciteChoice.Problem) {
                let choice = try ReciteChoice(context.query, index, context.strings)
                guard context.wantsJSON else { return .seeOther(choice.link) }
                return .json(["span": .string(choice.span.text), "href": .string(choice.link.text)])
            } catch {
                guard !context.wantsJSON else {
                    return .refusal("invalid", error.message, field: error.field, status: 422)
                }
                problem = (error.field, error.message)
            }
        }
        let place = ReaderSettings(try context.library.record(ReaderSettings.key)).place
        let view = ReciteHomeView(
            context: context, index: index, hifz: try HifzVisit(context),
            sessions: try KeptRecitation.list(context.library),
            place: place.flatMap { RecitationSpan(from: $0, index) }, problem: problem)
        guard !context.wantsJSON else { return .json(view.json) }
        let strings = context.strings
        return .page(
            Page(
                title: strings[.reciteTitle], area: .quran, name: "quran-recite",
                header: PageHeader(
                    strings[.reciteTitle], back: Route.quran(.home).link(), backLabel: strings[.quranTitle],
                    actions: iconLink(
                        context.isClosed("recitation-trends") ? .lock : .calendar, label: strings[.reciteTrend],
                        href: Route.quran(.recite(.trend)).link())
                ).node,
                content: view.node), status: problem == nil ? 200 : 422)
    }
}

/// A passage as the form of the first page asks for it.
struct ReciteChoice {
    let span: RecitationSpan
    let mode: ReciteMode
    let tolerance: Tolerance

    struct Problem: Error {
        let field: FieldName
        let message: String
    }

    /// - Throws: ``Problem`` if the Quran has no such passage, or it is too long. Without its ayat, a surah is begun from its first.
    init(_ form: FormFields, _ index: QuranIndex, _ strings: Strings) throws(Problem) {
        func number(_ field: FieldName, _ limits: ClosedRange<Int>) throws(Problem) -> Int {
            guard let number = form[field].flatMap({ PrayerMinutes.number($0) }), limits.contains(number) else {
                let message = strings(
                    .errorNumber, .number("low", limits.lowerBound), .number("high", limits.upperBound))
                throw Problem(field: field, message: message)
            }
            return number
        }
        let surah = try number(.surah, 1...114)
        let count = index.surah(surah)?.ayahCount ?? 1
        let first = form[.first] ?? "" == "" ? 1 : try number(.first, 1...count)
        let most = min(count, first + RecitationSpan.limit - 1)
        let last = form[.last] ?? "" == "" ? most : try number(.last, first...most)
        guard let span = RecitationSpan(surah: surah, first: first, last: last) else {
            throw Problem(field: .last, message: strings[.errorGone])
        }
        self.span = span
        mode = form[.mode].flatMap { ReciteMode(rawValue: $0) } ?? .read
        tolerance = form[.tolerance].flatMap { Tolerance(name: $0) } ?? .normal
    }

    var link: Link { span.link(mode, query: "&tolerance=" + tolerance.name) }
}
