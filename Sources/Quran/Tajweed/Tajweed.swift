/// Finds the rules of tajweed in a line from its letters.
///
/// A line is read in one breath, from its first word to its last. No table of places is used. What can't be told from
/// the letters was transmitted with signs of its own, and those are read.
public enum Tajweed {
    /// The number of words in the basmala before a surah's first ayah in Tanzil's text.
    public static let basmalaWords = 4

    /// Returns the rules of a line, by where they begin.
    /// - Parameters:
    ///   - skipping: The number of words at the beginning that are left out (the basmala's four).
    ///   - stop: The number of a word, counted from 0 in the whole line, after which the reader stops and begins again.
    public static func spans(
        of line: String, edition: Edition = .tanzil, skipping: Int = 0, stoppingAt stop: Int? = nil,
        pauses: PauseReading = .apart
    ) -> [TajweedSpan] {
        spans(of: LetterLine(line, edition: edition), skipping: skipping, stoppingAt: stop, pauses: pauses)
    }

    /// Returns the rules of an ayah as in ``SurahText``, without those of a leading basmala, which is a line of its
    /// own.
    public static func spans(
        of line: String, at ayah: AyahReference, edition: Edition = .tanzil, stoppingAt stop: Int? = nil,
        pauses: PauseReading = .apart
    ) -> [TajweedSpan] {
        spans(of: line, edition: edition, skipping: prefix(ayah, edition), stoppingAt: stop, pauses: pauses)
    }

    /// Returns the number of words of the basmala before an ayah in an edition's text: 4 or 0.
    public static func prefix(_ ayah: AyahReference, _ edition: Edition) -> Int {
        edition == .tanzil && ayah.ayah == 1 && ayah.surah != 1 && ayah.surah != 9 ? basmalaWords : 0
    }

    /// Returns the rules of letters that have already been read.
    public static func spans(
        of line: LetterLine, skipping: Int = 0, stoppingAt stop: Int? = nil, pauses: PauseReading = .apart
    ) -> [TajweedSpan] {
        let letters = line.letters
        guard let first = letters.firstIndex(where: { $0.word >= skipping }) else { return [] }
        var scan = TajweedScan(letters, pauses: pauses)
        if let stop, let next = letters.firstIndex(where: { $0.word > stop }), next > first {
            scan.read(first..<next)
            scan.read(next..<letters.count)
        } else {
            scan.read(first..<letters.count)
        }
        for place in line.sakts where place.lowerBound >= letters[first].start {
            scan.spans.append(TajweedSpan(.sakt, place.lowerBound, place.upperBound, TajweedReason(.transmitted, 0)))
        }
        return scan.spans.sorted { $0.start == $1.start ? $0.end < $1.end : $0.start < $1.start }
    }
}

/// How signs of pause within an ayah are treated.
public enum PauseReading: Hashable, Sendable {
    /// The reader may stop there, so rules that span the pause are not marked.
    case apart
    /// The reader continues.
    case joined
}
