/// The rules of tajweed over a line's own letters.
///
/// A line is read as one breath: begun at its first word, stopped at its last. Nothing is looked up in a table of places;
/// what the text can't tell by its letters was transmitted with signs of its own, and those are read.
public enum Tajweed {
    /// How many words the basmala has that stands before a surah's first ayah in Tanzil's text.
    public static let basmalaWords = 4

    /// The rules of a line, by where they begin.
    /// - Parameters:
    ///   - skipping: how many words at the beginning are a line of their own and left out (the basmala's four).
    ///   - stop: the number of a word, from 0 in the whole line, after which the reader stops and begins anew.
    public static func spans(
        of line: String, edition: Edition = .tanzil, skipping: Int = 0, stoppingAt stop: Int? = nil,
        pauses: PauseReading = .apart
    ) -> [TajweedSpan] {
        spans(of: LetterLine(line, edition: edition), skipping: skipping, stoppingAt: stop, pauses: pauses)
    }

    /// The rules of an ayah as ``SurahText`` holds it: without those of a basmala before it, which is a line of its own.
    public static func spans(
        of line: String, at ayah: AyahReference, edition: Edition = .tanzil, stoppingAt stop: Int? = nil,
        pauses: PauseReading = .apart
    ) -> [TajweedSpan] {
        spans(of: line, edition: edition, skipping: prefix(ayah, edition), stoppingAt: stop, pauses: pauses)
    }

    /// How many words of the basmala stand before an ayah in an edition's text: 4, or 0.
    public static func prefix(_ ayah: AyahReference, _ edition: Edition) -> Int {
        edition == .tanzil && ayah.ayah == 1 && ayah.surah != 1 && ayah.surah != 9 ? basmalaWords : 0
    }

    /// The rules of letters that have been read already.
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
