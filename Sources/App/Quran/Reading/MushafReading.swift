import Quran
import Records

/// A page of the mushaf with its words, and the facing page.
struct MushafReading: Sendable {
    let index: QuranIndex
    /// The requested page.
    let number: Int
    /// The page and the facing one in order: in an open book, the odd page is on the right.
    let pages: [MushafPage]
    /// The texts of the surahs on the pages.
    private let texts: [SurahText]
    /// The words of the basmala as the edition writes them in 1:1.
    let basmala: String
    private let colours: AyahColours?
    /// The runs of the ayat on the pages, if they are coloured.
    private let coloured: [AyahReference: [AyahRun]]

    static let layoutName = ResourceName(pack: QuranPack.text, section: QuranPack.layoutSection)

    /// `nil` if the text or its lines aren't available intact.
    init?(_ context: RequestContext, _ index: QuranIndex, _ number: Int, _ settings: ReaderSettings) throws(NeedsData) {
        let first = number.isMultiple(of: 2) ? number - 1 : number
        let numbers = first...min(first + 1, index.pages.count)
        guard let end = index.end(ofPage: numbers.upperBound) else { return nil }
        let surahs = index.pages[first - 1].surah...end.surah
        var names = [Self.layoutName, QuranContent.name(.kfgqpc, surah: 1)]
        for surah in surahs { names.append(QuranContent.name(.kfgqpc, surah: surah)) }
        try context.library.require([], names)
        guard let section = try context.library.section(Self.layoutName),
            let layout = MushafLayout(section: section, index: index),
            let basmala = try context.library.surahText(.kfgqpc, 1)[1]
        else { return nil }
        var texts: [SurahText] = []
        for surah in surahs {
            let text = try context.library.surahText(.kfgqpc, surah)
            guard text.count == index.surah(surah)?.ayahCount else { return nil }
            texts.append(text)
        }
        var pages: [MushafPage] = []
        for number in numbers {
            guard let page = layout.page(number) else { return nil }
            pages.append(page)
        }
        self.index = index
        self.number = number
        self.pages = pages
        self.texts = texts
        self.basmala = basmala
        let colours = AyahColours(context, settings)
        self.colours = colours
        coloured = colours.map { colours in Self.coloured(pages, texts, colours) } ?? [:]
    }

    /// The runs of every ayah on the pages, computed once however many lines it takes.
    private static func coloured(_ pages: [MushafPage], _ texts: [SurahText], _ colours: AyahColours)
        -> [AyahReference: [AyahRun]]
    {
        var coloured: [AyahReference: [AyahRun]] = [:]
        for page in pages {
            for line in page.lines {
                guard case .text(let spans) = line else { continue }
                for span in spans where coloured[span.ayah] == nil {
                    for text in texts where text.surah == span.ayah.surah {
                        coloured[span.ayah] = colours.runs(text[span.ayah.ayah] ?? "", .kfgqpc)
                    }
                }
            }
        }
        return coloured
    }

    /// The words of a span with the spaces between them as stored.
    func words(_ span: MushafSpan) -> String {
        for text in texts where text.surah == span.ayah.surah {
            let words = MushafWords.split(text[span.ayah.ayah] ?? "")
            guard span.words.upperBound <= words.count, !span.words.isEmpty else { return "" }
            var line = ""
            for word in words[span.words] { line += (line.isEmpty ? "" : " ") + word }
            return line
        }
        return ""
    }

    /// The beginning of a span in its ayah, in Unicode scalars.
    func start(_ span: MushafSpan) -> Int {
        guard span.words.lowerBound > 0 else { return 0 }
        let before = MushafSpan(ayah: span.ayah, words: 0..<span.words.lowerBound, isEnd: false)
        return words(before).unicodeScalars.count + 1
    }

    /// The words of a span in their colours.
    func runs(_ span: MushafSpan, from start: Int) -> [AyahRun] {
        let words = words(span)
        guard let runs = coloured[span.ayah] else { return AyahRun.plain(words) }
        return AyahRun.part(of: runs, from: start, count: words.unicodeScalars.count)
    }

    /// The words of the basmala in their colours.
    var basmalaRuns: [AyahRun] { colours?.runs(basmala, .kfgqpc) ?? AyahRun.plain(basmala) }

    /// The lines of the requested page, for a program.
    var json: JSON {
        var lines: [JSON] = []
        for page in pages where page.number == number {
            for line in page.lines {
                switch line {
                case .header(let surah): lines.append(["header": .int(Int64(surah))])
                case .basmala: lines.append(["basmala": .string(basmala)])
                case .text(let spans):
                    lines.append(
                        .array(
                            spans.map { span in ["ayah": .string(span.ayah.text), "text": .string(words(span))] }))
                }
            }
        }
        return .object(["page": .int(Int64(number)), "lines": .array(lines)])
    }
}
