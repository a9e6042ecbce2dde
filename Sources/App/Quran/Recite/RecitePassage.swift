import Interface
import Quran
import Recitation
import Records

/// The verified text of a span, cut into words as a ``Passage`` counts them.
struct RecitePassage: Sendable {
    let span: RecitationSpan
    let index: QuranIndex
    /// The letters of each ayah, as they are verified and stored.
    let texts: [String]
    let passage: Passage

    /// A stretch of an ayah's text: a word by its number in the passage, or what stands between words.
    struct Piece: Hashable, Sendable {
        var text: String
        var word: Int?
    }

    /// `nil` if the surah doesn't have these ayat.
    init?(_ span: RecitationSpan, _ index: QuranIndex, _ library: Library) throws(NeedsData) {
        guard index.contains(AyahReference(surah: span.surah, ayah: span.ayat.upperBound)) else { return nil }
        let text = try library.surahText(.tanzil, span.surah)
        var texts: [String] = []
        var ayat: [(reference: AyahReference, text: String)] = []
        for number in span.ayat {
            let letters = text.ayah(number) ?? ""
            texts.append(letters)
            ayat.append((reference: AyahReference(surah: span.surah, ayah: number), text: letters))
        }
        self.span = span
        self.index = index
        self.texts = texts
        passage = Passage(ayat)
        // An ayah without words would shift the numbers of those behind it.
        guard passage.ayat.count == texts.count else { return nil }
    }

    /// The pieces of an ayah by its position in the span. Joined together they are its text, code point for code point.
    func pieces(_ ayah: Int) -> [Piece] {
        let scalars = Array(texts[ayah].unicodeScalars)
        func part(_ range: Range<Int>) -> String {
            var view = String.UnicodeScalarView()
            view.append(contentsOf: scalars[range])
            return String(view)
        }
        var pieces: [Piece] = []
        var at = 0
        var word = passage.ayat[ayah].words.lowerBound
        for found in TextWord.words(of: texts[ayah]) {
            if at < found.range.lowerBound { pieces.append(Piece(text: part(at..<found.range.lowerBound))) }
            pieces.append(Piece(text: part(found.range), word: word))
            at = found.range.upperBound
            word += 1
        }
        if at < scalars.count { pieces.append(Piece(text: part(at..<scalars.count))) }
        return pieces
    }

    func reference(_ ayah: Int) -> AyahReference { passage.ayat[ayah].reference }

    /// An ayah with its words, for a program that shows it.
    func json(_ ayah: Int) -> JSON {
        var list: [JSON] = []
        for piece in pieces(ayah) {
            var object: JSONObject = ["text": .string(piece.text)]
            if let word = piece.word { object["word"] = .int(Int64(word)) }
            list.append(.object(object))
        }
        return [
            "ayah": .int(Int64(ayah)), "reference": .string(reference(ayah).text), "text": .string(texts[ayah]),
            "pieces": .array(list),
        ]
    }
}
