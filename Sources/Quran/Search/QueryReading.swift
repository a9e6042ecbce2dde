/// Interprets a query before any text is searched: the places it refers to, and the surahs whose names it may be.
public struct QueryReading: Sendable {
    let index: QuranIndex
    let config: QuranSearchConfig
    private let names: SurahNames

    /// - Parameter names: The index's names, if they have already been read.
    public init(_ index: QuranIndex, _ config: QuranSearchConfig, names: SurahNames? = nil) {
        self.index = index
        self.config = config
        self.names = names ?? SurahNames(index)
    }

    /// The interpretation of a query.
    public struct Answer: Hashable, Sendable {
        /// The places that the whole query refers to, most likely first.
        public var places: [QuranPlace] = []
        /// The surahs whose names the query may be.
        public var surahs: [Int] = []
        /// Whether the query can only be a place, so that no text needs to be searched.
        public var isPlaceOnly = false
    }

    /// Interprets a query in any of the usual forms: 2:255, البقرة ٢٥٥, "Baqarah 255", juz 3, page 50.
    public func read(_ question: String) -> Answer {
        var answer = Answer()
        let parts = Self.parts(question)
        guard !parts.isEmpty else { return answer }
        var numbers: [Int] = []
        var words: [[Unicode.Scalar]] = []
        var divisions: [QuranSearchConfig.Division] = []
        for part in parts {
            switch part {
            case .number(let number): numbers.append(number)
            case .word(let word):
                if let division = division(word) { divisions.append(division) } else { words.append(word) }
            }
        }
        let texts = parts.compactMap { if case .word(let word) = $0 { word } else { nil } }
        answer.places += named(texts, numbers)
        if let division = divisions.first(where: { $0 == .juz || $0 == .page || $0 == .hizb }) {
            if numbers.isEmpty, let number = ordinal(words) { (numbers, words) = ([number], []) }
            if words.isEmpty, numbers.count == 1 { add(place(division, numbers[0]), &answer) }
            answer.isPlaceOnly = !answer.places.isEmpty
            if !answer.places.isEmpty { return answer }
        }
        if words.isEmpty {
            addNumbers(numbers, divisions, &answer)
        } else {
            addNames(words, numbers, divisions, &answer)
        }
        return answer
    }

    // MARK: Parts

    private enum Part {
        case number(Int)
        case word([Unicode.Scalar])
    }

    /// Splits a query into words and numbers: "p50" is one of each.
    private static func parts(_ question: String) -> [Part] {
        var parts: [Part] = []
        for word in TextWord.words(of: question).prefix(16) {
            var letters: [Unicode.Scalar] = []
            var number: Int?
            func close() {
                if let value = number { parts.append(.number(value)) }
                if !letters.isEmpty { parts.append(.word(letters)) }
                (letters, number) = ([], nil)
            }
            for scalar in word.scalars {
                if let digit = SearchAlphabet.digit(scalar.value) {
                    if !letters.isEmpty { close() }
                    number = min((number ?? 0) * 10 + digit, 99_999)
                } else {
                    if number != nil { close() }
                    letters.append(scalar)
                }
            }
            close()
        }
        return parts
    }

    private func division(_ word: [Unicode.Scalar]) -> QuranSearchConfig.Division? {
        let key = NameKey.key(word)
        for (division, keys) in config.words where keys.contains(key) { return division }
        return nil
    }

    private func ordinal(_ words: [[Unicode.Scalar]]) -> Int? {
        let key = NameKey.join(words)
        for (number, keys) in config.ordinals where keys.contains(key) { return number }
        return nil
    }

    private func named(_ words: [[Unicode.Scalar]], _ numbers: [Int]) -> [QuranPlace] {
        guard numbers.isEmpty, !words.isEmpty else { return [] }
        let key = NameKey.join(words)
        var places: [QuranPlace] = []
        for named in config.named where named.keys.contains(key) {
            places.append(named.place)
        }
        return places
    }

    // MARK: Places

    private func place(_ division: QuranSearchConfig.Division, _ number: Int) -> QuranPlace {
        switch division {
        case .juz: .juz(number)
        case .page: .page(number)
        case .hizb: .hizb(number)
        case .surah, .ayah: .surah(number)
        }
    }

    private func add(_ place: QuranPlace, _ answer: inout Answer) {
        if place.start(in: index) != nil, !answer.places.contains(place) { answer.places.append(place) }
    }

    private func addNumbers(
        _ numbers: [Int], _ divisions: [QuranSearchConfig.Division], _ answer: inout Answer
    ) {
        guard let first = numbers.first else { return }
        answer.isPlaceOnly = true
        if numbers.count > 1 {
            add(.ayah(AyahReference(surah: first, ayah: numbers[1])), &answer)
            if answer.places.isEmpty { add(.surah(first), &answer) }
            return
        }
        add(.surah(first), &answer)
        guard divisions.isEmpty else { return }
        add(.page(first), &answer)
        add(.juz(first), &answer)
    }

    private func addNames(
        _ words: [[Unicode.Scalar]], _ numbers: [Int], _ divisions: [QuranSearchConfig.Division],
        _ answer: inout Answer
    ) {
        let surahs = names.surahs(words, config)
        guard let number = numbers.first else {
            answer.surahs = surahs
            return
        }
        for surah in surahs {
            // "البقرة 2:255" gives the surah twice.
            let ayah = numbers.count > 1 && number == surah ? numbers[1] : number
            add(.ayah(AyahReference(surah: surah, ayah: ayah)), &answer)
            if !answer.places.isEmpty { break }
        }
        if answer.places.isEmpty { answer.surahs = surahs }
    }
}

/// A place in the Quran that a query refers to.
public enum QuranPlace: Hashable, Sendable {
    case surah(Int)
    case ayah(AyahReference)
    case juz(Int)
    case hizb(Int)
    case page(Int)

    /// Returns the ayah where it begins; `nil` if there is no such place.
    public func start(in index: QuranIndex) -> AyahReference? {
        switch self {
        case .surah(let number): index.surah(number).map { AyahReference(surah: $0.number, ayah: 1) }
        case .ayah(let ayah): index.contains(ayah) ? ayah : nil
        case .juz(let number): index.juz.indices.contains(number - 1) ? index.juz[number - 1] : nil
        case .hizb(let number): index.start(ofHizb: number)
        case .page(let number): index.pages.indices.contains(number - 1) ? index.pages[number - 1] : nil
        }
    }
}
