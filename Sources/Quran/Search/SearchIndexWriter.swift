/// Writes a ``SearchIndex`` of Tanzil's text of the Quran or of a translation. The same text always gives the same
/// bytes.
public struct SearchIndexWriter {
    /// Everything by which a word can be found. Words that agree in it are one form.
    private struct Form: Hashable {
        var records: [Record]
        var stem: [UInt8]?
    }

    private struct Record: Hashable {
        var spelling: ArabicSpelling
        var kind: UInt8
    }

    private let ayahCount: Int
    private var numbers: [Form: Int] = [:]
    private var forms: [Form] = []
    private var places: [[Int]] = []

    private init(ayahCount: Int) { self.ayahCount = ayahCount }

    /// Returns the index of the Arabic text.
    ///
    /// - Parameter ayat: Every ayah in order, as in the section of ``Edition/tanzil``, with the number of words to
    ///   leave out if the basmala precedes it (see ``AyahReference/basmalaWords``).
    public static func arabic(_ ayat: [(text: String, left: Int)]) -> [UInt8] {
        var writer = SearchIndexWriter(ayahCount: ayat.count)
        var words: [[[ArabicLetter]]] = []
        for ayah in ayat {
            words.append(
                TextWord.words(of: ayah.text).dropFirst(ayah.left).map {
                    ArabicLetter.today(ArabicLetter.letters(of: $0.scalars))
                })
        }
        for (ayah, list) in words.enumerated() {
            for (number, word) in list.enumerated() { writer.add(form(word), ayah, number) }
        }
        return writer.bytes(SearchIndex.arabicMagic)
    }

    /// Returns the index of a translation.
    public static func translation(_ ayat: [String]) -> [UInt8] {
        var writer = SearchIndexWriter(ayahCount: ayat.count)
        for (ayah, text) in ayat.enumerated() {
            for (number, word) in TextWord.words(of: text).enumerated() {
                let key = FoldedWord.key(word.scalars)
                guard !key.isEmpty, key.count < 64 else { continue }
                let record = Record(spelling: ArabicSpelling(key: key, gaps: []), kind: 0)
                let stem = FoldedWord.stem(key)
                writer.add(Form(records: [record], stem: stem), ayah, number)
            }
        }
        return writer.bytes(SearchIndex.magic)
    }

    private static func form(_ word: [ArabicLetter]) -> Form {
        var records: [Record] = []
        func add(_ letters: [ArabicLetter], _ kind: UInt8) {
            for spelling in ArabicSpelling.variants(of: letters)
            where !records.contains(where: { $0.spelling == spelling }) {
                records.append(Record(spelling: spelling, kind: kind))
            }
        }
        add(word, 0)
        let rests = ArabicProclitics.rests(of: word)
        for rest in rests { add(rest, 1) }
        if let plain = ArabicProclitics.withoutArticle(rests.last ?? word) { add(plain, 2) }
        return Form(records: records, stem: ArabicStem.stem(word))
    }

    private mutating func add(_ form: Form, _ ayah: Int, _ word: Int) {
        guard word < 1 << SearchIndex.wordBits else { return }
        let place = ayah << SearchIndex.wordBits | word
        if let number = numbers[form] {
            places[number].append(place)
        } else if forms.count < 1 << 16 {
            numbers[form] = forms.count
            forms.append(form)
            places.append([place])
        }
    }

    private func bytes(_ magic: [UInt8]) -> [UInt8] {
        var result = magic
        var stems: [[UInt8]: [Int]] = [:]
        var records: [(record: Record, form: Int)] = []
        for (number, form) in forms.enumerated() {
            for record in form.records { records.append((record, number)) }
            if let stem = form.stem { stems[stem, default: []].append(number) }
        }
        records.sort { a, b in
            if a.record.spelling.key != b.record.spelling.key {
                return a.record.spelling.key.comesBefore(b.record.spelling.key)
            }
            return (a.record.kind, a.form) < (b.record.kind, b.form)
        }
        let recordTable = SearchIndex.headerLength
        let formTable = recordTable + 4 * records.count
        let stemTable = formTable + 4 * (forms.count + 1)
        let start = stemTable + 4 * stems.count
        for number in [ayahCount, records.count, forms.count, stems.count, recordTable, formTable, stemTable] {
            result.appendNumber(number)
        }
        var body: [UInt8] = []
        for (record, form) in records {
            result.appendNumber(start + body.count)
            Self.append(record, form, to: &body)
        }
        for list in places {
            result.appendNumber(start + body.count)
            var last = 0
            for place in list {
                body.appendPacked(place - last)
                last = place
            }
        }
        result.appendNumber(start + body.count)
        for stem in stems.keys.sorted(by: { $0.comesBefore($1) }) {
            result.appendNumber(start + body.count)
            body.append(UInt8(stem.count))
            body += stem
            let list = stems[stem] ?? []
            body.appendPacked(list.count)
            var last = 0
            for form in list {
                body.appendPacked(form - last)
                last = form
            }
        }
        return result + body
    }

    private static func append(_ record: Record, _ form: Int, to body: inout [UInt8]) {
        let spelling = record.spelling
        body.append(UInt8(spelling.key.count))
        body.append(record.kind | (spelling.gaps.isEmpty ? 0 : 0x80))
        body.appendShort(form)
        body += spelling.key
        body += spelling.gaps
    }
}

extension AyahReference {
    /// The number of words of the basmala that precedes the ayah in Tanzil's text: 4 or 0.
    public var basmalaWords: Int { ayah == 1 && surah != 1 && surah != 9 ? 4 : 0 }
}
