import Interface
import Quran

/// The parts of an ayah's own page.
struct AyahActionsView {
    let context: RequestContext
    let reading: SurahReading
    let ayah: AyahReference
    let text: String
    let words: [(word: String, meaning: String)]
    /// The code of the meanings' language.
    let meaningCode: String
    let bookmark: Bookmark?
    private var strings: Strings { context.strings }

    var node: Node {
        sheetPage(.data("sheet-content")) {
            h2(.class("sheet-title")) { strings.name(ayah, reading.index) }
            shared
            LeftOutNote(context: context, reading: reading).node
            share
            place
            wordList
            keep
            report
        }
    }

    /// The text with its meaning and reference, as it is copied and shared, for people to copy from without scripts.
    private var shared: Node {
        ReaderPaper(reading.settings, context.bundle.reader).node("reader-one") {
            AyahText(reading.runs(ayah.ayah), ayah.ayah).node
            for translation in reading.translations {
                if let meaning = translation.text?[ayah.ayah] {
                    p(.class("meaning"), .lang(translation.item.code), .dir(translation.item.direction)) {
                        meaning
                    }
                }
            }
        }
    }

    private var share: Node {
        let reference = strings.name(ayah, reading.index)
        return div(
            .class("button-row"), .data("share-ayah", text), .data("share-reference", reference),
            .data("share-link", Route.quran(.ayah(ayah)).path), .data("share-credit", credit),
            .data("text-copied", strings[.quranCopied]), .data("text-uncopied", strings[.quranNotCopied]),
            .data("text-saved", strings[.quranImageSaved]),
            .data("text-failed", strings[.quranImageFailed])
        ) {
            linkButton(
                strings[.listenFrom], href: Route.quran(.listening(.ayah(ayah))).link(), kind: .quiet, icon: .listen)
            if let span = RecitationSpan(from: ayah, reading.index) {
                linkButton(strings[.reciteFrom], href: span.link(.read), kind: .quiet, icon: .mic)
            }
            scriptButton(strings[.quranCopy], icon: .copy, .data("copy"), .hidden())
            scriptButton(strings[.quranShare], icon: .share, .data("share"), .hidden())
            scriptButton(strings[.quranShareImage], icon: .page, .data("picture"), .hidden())
            linkButton(
                strings[.quranTajweedAyah], href: Route.quran(.ayahTajweed(ayah)).link(), icon: .info, .data("sheet"))
        }
    }

    /// The credits that licences require on a picture: the Quran's source with its address, and the translators.
    private var credit: String {
        var credit = QuranContent.credit
        for translation in reading.translations where translation.text != nil {
            credit += " · " + translation.item.name
        }
        return credit
    }

    private var place: Node {
        postForm(Route.quran(.place).link(), operation: IdempotencyKeySlot.mark, .data("inplace")) {
            hiddenInput(FieldName.back.rawValue, Route.quran(.ayah(ayah)).path)
            hiddenInput(FieldName.ayah.rawValue, ayah.text)
            submitButton(strings[.quranStop], kind: .secondary, icon: .pin)
        }
    }

    /// The words with their meanings. If these are in another language than the page, they are folded away under its
    /// name.
    private var wordList: Node {
        meaningCode == strings.language.code
            ? section(.class("part")) {
                h3 { strings[.quranWords] }
                meanings
            }
            : details(.class("part")) {
                summary {
                    strings[.quranWords]
                    if let language = context.bundle.locales.language(code: meaningCode) {
                        " ("
                        bdi(.lang(language.code)) { language.name }
                        ")"
                    }
                }
                meanings
            }
    }

    private var meanings: Node {
        words.isEmpty
            ? p(.class("muted")) { strings[.quranWordsNone] }
            : dl(.class("words")) {
                for pair in words {
                    div {
                        dt(.lang("ar"), .dir(.rightToLeft)) { pair.word }
                        dd(.lang(meaningCode), .dir(context.bundle.direction(code: meaningCode))) { pair.meaning }
                    }
                }
            }
    }

    private var keep: Node {
        section(.class("part")) {
            h3 { strings[.quranBookmark] }
            postForm(
                Route.quran(.bookmarks).link(), operation: IdempotencyKeySlot.mark, .class("task-form"),
                .data("inplace")
            ) {
                hiddenInput(FieldName.back.rawValue, Route.quran(.ayah(ayah)).path)
                hiddenInput(FieldName.mark.rawValue, "+" + ayah.text)
                Field(FieldName.folder.rawValue, label: strings[.quranFolder]).text(
                    bookmark?.folder ?? "", .maxlength(Bookmark.folderLimit), .autocomplete("off"))
                Field(FieldName.note.rawValue, label: strings[.quranNote]).lines(
                    bookmark?.note ?? "", .maxlength(Bookmark.noteLimit))
                submitButton(
                    strings[bookmark == nil ? .quranBookmarkAdd : .quranBookmarkSave], kind: .secondary, icon: .bookmark
                )
            }
        }
    }

    private var report: Node {
        details(.class("part")) {
            summary { strings[.quranReport] }
            p(.class("field-hint")) { strings[.quranReportHint] }
            postForm(Route.quran(.reports).link(), operation: IdempotencyKeySlot.mark, .class("task-form")) {
                hiddenInput(FieldName.ayah.rawValue, ayah.text)
                Field("report-note", label: strings[.quranReportWhat]).node(
                    textarea(
                        "", .id("report-note"), .name(FieldName.note.rawValue), .class("control"), .rows(2), .dirAuto))
                submitButton(strings[.quranReportSend], kind: .secondary, icon: .warning)
            }
        }
    }
}
