/// When each word of an ayah is heard in a recording. A reciter who goes back says words again, so that a word may have
/// several times; they stand in the order they are heard.
public struct WordTimings: Hashable, Sendable {
    public let ayah: AyahReference
    /// In order of time; none reaches into the next.
    public let spans: [WordSpan]
    /// When the ayah begins and ends in a file that holds a whole surah, in milliseconds; `nil` in a file of its own.
    public let place: Range<Int>?

    /// The most spans that an ayah may have: the longest has 129 words, and reciters repeat some.
    public static let most = 2_000

    /// Puts spans into order. What has no length is left out; what reaches into the next ends there.
    ///
    /// - Returns: `nil` where there is nothing to show, or a number is not one of an ayah's recording.
    public init?(ayah: AyahReference, spans: [WordSpan], place: Range<Int>? = nil) {
        guard spans.count <= Self.most else { return nil }
        var ordered: [WordSpan] = []
        for span in spans where span.end > span.start {
            guard span.start >= 0, span.end <= 86_400_000, span.words.lowerBound >= 0, !span.words.isEmpty,
                span.words.upperBound <= 1_000
            else { return nil }
            ordered.append(span)
        }
        // A stable order: what begins at the same time stays as it was written.
        var indexed: [(Int, WordSpan)] = []
        for (index, span) in ordered.enumerated() { indexed.append((index, span)) }
        indexed.sort { $0.1.start == $1.1.start ? $0.0 < $1.0 : $0.1.start < $1.1.start }
        var kept: [WordSpan] = []
        for (_, span) in indexed {
            if let last = kept.last, last.end > span.start {
                kept[kept.count - 1].end = span.start
                if kept[kept.count - 1].end <= kept[kept.count - 1].start { kept.removeLast() }
            }
            kept.append(span)
        }
        guard !kept.isEmpty else { return nil }
        self.ayah = ayah
        self.spans = kept
        self.place = place
    }

    /// The words that are heard at a time, in milliseconds from the file's beginning. Between two spans it is the one
    /// before, so that nothing flickers; `nil` before the first and from the last one's end on.
    public func words(at time: Int) -> Range<Int>? {
        var low = 0
        var high = spans.count
        while low < high {
            let middle = (low + high) / 2
            if spans[middle].start <= time { low = middle + 1 } else { high = middle }
        }
        guard low > 0, low < spans.count || time < spans[low - 1].end else { return nil }
        return spans[low - 1].words
    }
}
