import Quran

/// The conditions that the text must meet before it is stored. Each edition was made by different people: where their
/// letters agree, a copying fault would have had to occur in both.
struct QuranChecks {
    var index: QuranIndex
    /// The ayat of each surah in either edition.
    var tanzil: [[String]]
    var kfgqpc: [[String]]

    /// The number of words in Tanzil's basmala, which precedes the first ayah of 112 surahs.
    static let basmalaWords = 4

    /// - Throws: ``ContentError`` that names the first faulty ayah.
    func run(in file: String) throws(ContentError) {
        try checkCounts(in: file)
        for surah in index.surahs {
            try checkLetters(surah, in: file)
        }
        try checkSigns(in: file)
    }

    private func checkCounts(in file: String) throws(ContentError) {
        let expected = [
            ("surahs", index.surahs.count, 114), ("ayat", index.ayahCount, 6236), ("juz", index.juz.count, 30),
            ("quarters", index.quarters.count, 240), ("pages", index.pages.count, 604),
            ("rukus", index.rukus.count, 556), ("manzils", index.manzils.count, 7),
            ("prostrations", index.sajdas.count, 15),
            ("rukus of the surahs", index.surahs.reduce(0) { $0 + $1.rukuCount }, 556),
            ("Meccan surahs", index.surahs.count { $0.revelation == .meccan }, 86),
            ("words", tanzil.joined().reduce(0) { $0 + Self.words($1) } - 112 * Self.basmalaWords, 77433),
        ]
        for (what, count, right) in expected where count != right {
            throw Self.wrong("there are \(count) \(what) and not \(right)", in: file)
        }
        let starts = [index.juz, index.quarters, index.pages, index.rukus, index.manzils, index.sajdas.map { $0.ayah }]
        for list in starts {
            for (earlier, later) in zip(list, list.dropFirst()) where earlier >= later {
                throw Self.wrong("\(later.text) stands behind \(earlier.text)", in: file)
            }
            for ayah in list where !index.contains(ayah) { throw Self.wrong("there is no \(ayah.text)", in: file) }
        }
    }

    /// Checks that both editions have the same consonants, without the basmala that Tanzil writes before a surah's
    /// first ayah.
    private func checkLetters(_ surah: Surah, in file: String) throws(ContentError) {
        let ayat = tanzil[surah.number - 1]
        let others = kfgqpc[surah.number - 1]
        let basmala = Rasm.letters(of: tanzil[0][0].unicodeScalars)
        for number in 1...surah.ayahCount {
            var letters = Rasm.letters(of: ayat[number - 1].unicodeScalars)
            if number == 1, surah.hasBasmalaAbove {
                guard letters.starts(with: basmala) else {
                    throw Self.wrong("\(surah.number):1 does not begin with the basmala", in: file)
                }
                letters.removeFirst(basmala.count)
            }
            guard letters == Rasm.letters(of: others[number - 1].unicodeScalars) else {
                throw Self.wrong("the two editions differ in \(surah.number):\(number)", in: file)
            }
        }
    }

    /// Checks that the sign of prostration is in exactly the ayat that the index names, and a quarter's sign only where
    /// a quarter begins.
    private func checkSigns(in file: String) throws(ContentError) {
        var sajdas: [AyahReference] = []
        var quarters: [AyahReference] = []
        for surah in index.surahs {
            for number in 1...surah.ayahCount {
                let text = tanzil[surah.number - 1][number - 1].unicodeScalars
                let ayah = AyahReference(surah: surah.number, ayah: number)
                if text.contains("\u{06E9}") { sajdas.append(ayah) }
                if text.contains("\u{06DE}") { quarters.append(ayah) }
            }
        }
        guard sajdas == index.sajdas.map({ $0.ayah }) else {
            throw Self.wrong("the signs of prostration stand elsewhere than the index says", in: file)
        }
        guard quarters.count == 199 else {
            throw Self.wrong("there are \(quarters.count) quarters' signs and not 199", in: file)
        }
        let starts = Set(index.quarters)
        for ayah in quarters where !starts.contains(ayah) {
            throw Self.wrong("a quarter's sign stands in \(ayah.text), where the index begins none", in: file)
        }
    }

    /// The number of words in a text: pieces between spaces with at least one letter. Pause signs stand alone.
    static func words(_ text: String) -> Int {
        text.unicodeScalars.split(separator: " ").count { !Rasm.letters(of: $0).isEmpty }
    }

    static func wrong(_ what: String, in file: String) -> ContentError {
        ContentError(
            what, in: file,
            remedy: "Nothing was taken. The text must be exact: check the pins in Config/ContentConfig.json")
    }
}
