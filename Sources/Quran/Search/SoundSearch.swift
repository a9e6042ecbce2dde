/// Finds ayat by their sound.
public struct SoundSearch: Sendable {
    let index: SoundIndex

    public init(_ index: SoundIndex) { self.index = index }

    /// The fewest consonants that are searched for. Fewer occur almost everywhere.
    private static let leastSounds = 3

    /// Returns the ayat in which a text is heard, most similar first.
    public func search(_ text: String, limit: Int) -> TextHits {
        let sounds = LatinSounds.sounds(of: text)
        guard sounds.count >= Self.leastSounds, LatinSounds.isSpoken(text), limit > 0 else { return TextHits() }
        var found: [(hit: TextHit, isBroken: Bool)] = []
        for ayah in 0..<index.ayahCount {
            if let hit = hit(sounds, ayah) { found.append(hit) }
        }
        found.sort { a, b in
            (a.hit.cost, a.isBroken ? 1 : 0, a.hit.position) < (b.hit.cost, b.isBroken ? 1 : 0, b.hit.position)
        }
        var result = TextHits()
        result.count = found.count
        result.hits = found.prefix(limit).map { $0.hit }
        return result
    }

    /// Returns the best place in an ayah, and whether it ends within a word.
    private func hit(_ sounds: [LatinSounds.Sound], _ ayah: Int) -> (hit: TextHit, isBroken: Bool)? {
        let start = index.start(of: ayah)
        let end = min(index.start(of: ayah + 1), index.bytes.bytes.count)
        guard start >= 0, start < end else { return nil }
        let first = sounds[0].consonants
        let most = sounds.count / 3 + 1
        var best: (cost: Int, from: Int, to: Int)?
        index.bytes.bytes.withUnsafeBufferPointer { bytes in
            for place in start..<end where first >> UInt16(bytes[place] & 15) & 1 != 0 && bytes[place] & 15 != 0 {
                guard let match = Self.match(sounds, bytes, from: place, end: end, most: best?.cost ?? most + 1) else {
                    continue
                }
                let cost = match.cost + Self.lateness(bytes, place, start)
                if cost < best?.cost ?? most + 1 { best = (cost, place, match.end) }
            }
        }
        guard let best else { return nil }
        let isBroken =
            best.to < end && index.bytes[best.to] & (SoundIndex.wordStart | SoundIndex.optional) == 0
        let hit = TextHit(position: ayah, rank: .phrase, cost: best.cost, words: words(start, best.from, best.to))
        return (hit, isBroken)
    }

    /// Returns the cost of beginning in the middle of a word, which is 0 after an article.
    private static func lateness(_ bytes: UnsafeBufferPointer<UInt8>, _ place: Int, _ start: Int) -> Int {
        if bytes[place] & SoundIndex.wordStart != 0 { return 0 }
        let before = bytes[place - (place > start ? 1 : 0)]
        return before & SoundIndex.wordStart != 0 && before & 0x3F == ArabicSounds.l ? 0 : 2
    }

    private static func match(
        _ sounds: [LatinSounds.Sound], _ bytes: UnsafeBufferPointer<UInt8>, from: Int, end: Int, most: Int
    ) -> (cost: Int, end: Int)? {
        var cost = 0
        var place = from
        var number = 0
        while number < sounds.count {
            let sound = sounds[number]
            let byte = place < end ? bytes[place] : 0
            if place < end, byte & 15 == 0 {
                place += 1
            } else if place < end, sound.consonants >> UInt16(byte & 15) & 1 != 0 {
                let vowel = byte >> 4 & 3
                if number < sounds.count - 1, vowel != 0, sound.vowels != 0, sound.vowels >> vowel & 1 == 0 {
                    cost += 1
                    if cost >= most { return nil }
                }
                place += 1
                number += 1
            } else if place < end, byte & SoundIndex.optional != 0 {
                place += 1
            } else if sound.isOptional {
                number += 1
            } else {
                return nil
            }
        }
        return (cost, place)
    }

    private func words(_ start: Int, _ from: Int, _ to: Int) -> [Int] {
        var word = -1
        var words: [Int] = []
        for place in start..<to {
            if index.bytes[place] & SoundIndex.wordStart != 0 { word += 1 }
            if place >= from, words.last != word { words.append(max(word, 0)) }
        }
        return words
    }
}
