import Quran
import Records

/// The words of an ayah with their meanings.
enum AyahWords {
    /// Each word with its meaning. There are no pairs if the counts differ, so that no word ever gets another's
    /// meaning.
    ///
    /// - Parameter meanings: the meanings in the order of the words, separated by U+0009.
    static func pairs(_ text: String, _ meanings: String) -> [(word: String, meaning: String)] {
        let words = self.words(of: text)
        let parts = self.meanings(meanings)
        guard parts.count == words.count else { return [] }
        var pairs: [(word: String, meaning: String)] = []
        for (index, word) in words.enumerated() { pairs.append((word: word, meaning: parts[index])) }
        return pairs
    }

    /// The pieces that together form the whole ayah, and whether each is a word: words, and what is between them
    /// including spaces.
    static func pieces(of text: String) -> [(text: String, isWord: Bool)] {
        var pieces: [(text: String, isWord: Bool)] = []
        var between = ""
        for part in text.unicodeScalars.split(separator: " ", omittingEmptySubsequences: false) {
            let isWord = part.contains { isLetter($0) }
            if isWord, !between.isEmpty {
                pieces.append((text: between, isWord: false))
                between = ""
            }
            if isWord {
                pieces.append((text: String(String.UnicodeScalarView(part)), isWord: true))
            } else {
                between.unicodeScalars.append(contentsOf: part)
            }
            between.append(" ")
        }
        between.unicodeScalars.removeLast()
        if !between.isEmpty { pieces.append((text: between, isWord: false)) }
        return pieces
    }

    /// The meanings of an ayah's words. Two words that form one name share the meaning given for the first (37:130).
    static func meanings(_ text: String) -> [String] {
        guard !text.isEmpty else { return [] }
        var meanings: [String] = []
        for part in text.split(separator: "\t", omittingEmptySubsequences: false) {
            meanings.append(part.isEmpty ? meanings.last ?? "" : String(part))
        }
        return meanings
    }

    /// The words of an ayah. Signs between spaces that contain no letter, such as pause or quarter signs, are not
    /// words.
    static func words(of text: String) -> [String] {
        var words: [String] = []
        for place in places(text) { words.append(place.text) }
        return words
    }

    static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
        (0x0621...0x064A).contains(scalar.value) || scalar.value == 0x0671
    }

    /// - Parameter isPartial: whether the meanings should exist but aren't available.
    static func json(
        _ ayah: AyahReference, _ text: String, _ pairs: [(word: String, meaning: String)], isPartial: Bool
    ) -> JSON {
        var words: [JSON] = []
        for pair in pairs { words.append(["word": .string(pair.word), "meaning": .string(pair.meaning)]) }
        var facts: JSONObject = ["ayah": .string(ayah.text), "text": .string(text), "words": .array(words)]
        if isPartial { facts["partial"] = true }
        return .object(facts)
    }
}

extension AyahWords {
    /// A word with its position in an ayah's text.
    struct Place: Hashable, Sendable {
        var text: String
        /// Its range in Unicode scalars from the text's beginning.
        var scalars: Range<Int>
    }

    /// The words of an ayah with their positions. Signs between spaces that contain no letter are not words.
    static func places(_ text: String) -> [Place] {
        var places: [Place] = []
        var at = 0
        for part in text.unicodeScalars.split(separator: " ", omittingEmptySubsequences: false) {
            if part.contains(where: { isLetter($0) }) {
                places.append(Place(text: String(String.UnicodeScalarView(part)), scalars: at..<at + part.count))
            }
            at += part.count + 1
        }
        return places
    }
}
