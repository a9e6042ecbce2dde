import Interface
import Quran
import Records

/// A page of the mushaf: `/quran/page/562`. On wide screens the facing page is beside it.
enum MushafScreen {
    static func show(_ context: RequestContext, _ number: Int) throws(NeedsData) -> Reply {
        try context.library.require([ReaderSettings.query], [QuranContent.indexName, MushafReading.layoutName])
        guard let index = try QuranContent.index(context.library) else { return QuranRefusal.reply(context) }
        guard index.pages.indices.contains(number - 1) else { return ErrorScreen.notFound(context) }
        let settings = ReaderSettings(try context.library.record(ReaderSettings.key))
        guard let reading = try MushafReading(context, index, number, settings) else {
            return QuranRefusal.reply(context)
        }
        guard !context.wantsJSON else { return .json(reading.json) }
        let view = MushafView(context: context, reading: reading, settings: settings)
        return .page(
            Page(
                title: context.strings(.quranPageNumber, .number("number", number)), area: .quran, name: "quran-page",
                header: view.header, content: view.node))
    }
}

/// The parts of the mushaf's page.
struct MushafView {
    let context: RequestContext
    let reading: MushafReading
    let settings: ReaderSettings
    private var strings: Strings { context.strings }
    private var index: QuranIndex { reading.index }
    private var first: AyahReference { index.pages[reading.number - 1] }

    var header: Node {
        PageHeader(
            index.surah(first.surah).map { strings.name($0) } ?? "",
            details: strings.parted([
                .text(strings(.quranJuzNumber, .number("number", index.juz(of: first)))),
                .text(strings(.quranPageNumber, .number("number", reading.number))),
            ]),
            back: Route.quran(.home).link(), backLabel: strings[.quranTitle],
            actions: iconLink(.quran, label: strings[.quranVerses], href: Route.quran(.ayah(first)).link())
        ).node
    }

    @NodeBuilder var node: Node {
        TajweedBar(context: context, settings: settings).node
        ReaderPaper(settings, context.bundle.reader).node("mushaf") {
            div(.class("mushaf-spread"), .dir(.rightToLeft), .data("mushaf", reading.number)) {
                for page in reading.pages { paper(page) }
            }
        }
        turning
        postForm(
            Route.quran(.place).link(), operation: IdempotencyKeySlot.mark, .class("reader-stop", "print-hidden"),
            .data("inplace")
        ) {
            hiddenInput(FieldName.back.rawValue, context.route.path)
            hiddenInput(FieldName.ayah.rawValue, (index.end(ofPage: reading.number) ?? first).text)
            hiddenInput(FieldName.from.rawValue, first.text)
            submitButton(strings[.quranStop], kind: .secondary, icon: .pin)
        }
        PlaceKeeper(context, first: first).node
    }

    /// Links to the previous and next pages. The arrow keys and swiping press them.
    private var turning: Node {
        let last = index.pages.count
        return nav(.class("mushaf-turning", "print-hidden"), .aria("label", strings[.quranOnward])) {
            if reading.number > 1 {
                iconLink(
                    .back, label: strings[.quranPageBefore], href: Route.quran(.page(reading.number - 1)).link(),
                    .data("turn", "back"))
            }
            Interface.form(
                .method(.get), .action(Route.quran(.list(.pages)).link()), .class("mushaf-jump"), .data("mushaf-jump")
            ) {
                label(.class("spoken"), .for("page")) { strings[.quranPageJump] }
                input(
                    .id("page"), .name(Parameter.number.rawValue), .type("range"), .class("range"), .min("1"),
                    .max("\(last)"), .step("1"), .value(reading.number), .dir(.rightToLeft))
                output(.for("page"), .class("figures")) { strings.number(reading.number) }
                submitButton(strings[.quranPageGo], kind: .secondary)
            }
            if reading.number < last {
                iconLink(
                    .forward, label: strings[.quranPageAfter], href: Route.quran(.page(reading.number + 1)).link(),
                    .data("turn", "forward"))
            }
        }
    }

    private func paper(_ page: MushafPage) -> Node {
        let first = index.pages[page.number - 1]
        let isOther = page.number != reading.number
        return section(
            .class("mushaf-page", isOther ? "mushaf-other" : "", page.number < 3 ? "mushaf-opening" : ""),
            .lang("ar"), .aria("label", strings(.quranPageNumber, .number("number", page.number)))
        ) {
            div(.class("mushaf-head"), .ariaHidden) {
                span { index.surah(first.surah)?.arabicName ?? "" }
                span { strings(.quranJuzNumber, .number("number", index.juz(of: first))) }
            }
            div(.class("mushaf-lines")) {
                for line in page.lines { self.line(line) }
            }
            div(.class("mushaf-foot"), .ariaHidden) { strings.number(page.number) }
        }
    }

    @NodeBuilder private func line(_ line: MushafLine) -> Node {
        switch line {
        case .header(let surah): surahFrame(index.surah(surah)?.arabicName ?? "")
        case .basmala: p(.class("mushaf-line", "mushaf-basmala")) { AyahText.letters(reading.basmalaRuns) }
        case .text(let spans):
            p(.class("mushaf-line")) {
                for span in spans {
                    words(span)
                    if span.isEnd {
                        a(
                            href: Route.quran(.ayahActions(span.ayah)).link(), .class("mushaf-sign"), .data("sheet"),
                            .aria("label", strings(.quranAyahNumber, .number("number", span.ayah.ayah)))
                        ) { MushafSign.text(span.ayah.ayah) }
                    }
                    " "
                }
            }
        }
    }

    /// The words of a span. Scripts are told where in the ayah it begins, so that they can explain the rule at a
    /// letter.
    private func words(_ span: MushafSpan) -> Node {
        let start = reading.start(span)
        return Interface.span(.data("ayah", span.ayah.text), .data("from", start)) {
            AyahText.letters(reading.runs(span, from: start))
        }
    }
}

/// The sign at an ayah's end for the mushaf's font, which joins U+06DD and the digits after it into a rosette.
enum MushafSign {
    static func text(_ number: Int) -> String {
        var text = "\u{06DD}"
        for digit in String(number).utf8 {
            if let scalar = Unicode.Scalar(0x0660 + UInt32(digit - 0x30)) { text.unicodeScalars.append(scalar) }
        }
        return text
    }
}
