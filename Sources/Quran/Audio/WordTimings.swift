/// When each word of an ayah is heard in a recording. A reciter may go back and repeat words, so a word may have
/// several times, in the order in which they are heard.
public struct WordTimings: Hashable, Sendable {
    public let ayah: AyahReference
    /// The spans in order of time, without overlaps.
    public let spans: [WordSpan]
    /// Where the ayah begins and ends in the file of a whole surah, in milliseconds; `nil` if the ayah has its own
    /// file.
    public let place: Range<Int>?

    /// The most spans of an ayah. The longest ayah has 129 words, and reciters repeat some.
    public static let most = 2_000

    /// Sorts spans, dropping empty ones and cutting off each where the next begins.
    ///
    /// - Returns: `nil` if nothing is left, or a number is out of range for the recording of an ayah.
    public init?(ayah: AyahReference, spans: [WordSpan], place: Range<Int>? = nil) {
        guard spans.count <= Self.most else { return nil }
        var ordered: [WordSpan] = []
        for span in spans where span.end > span.start {
            guard span.start >= 0, span.end <= 86_400_000, span.words.lowerBound >= 0, !span.words.isEmpty,
                span.words.upperBound <= 1_000
            else { return nil }
            ordered.append(span)
        }
        // A stable order: spans with the same start stay in their original order.
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

    /// Returns the words that are heard at a time, in milliseconds from the beginning of the file. Between two spans it
    /// is the earlier one, so that nothing flickers; `nil` before the first span and from the end of the last one on.
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

/// The time span in which a word, or several words spoken as one, is heard.
public struct WordSpan: Hashable, Sendable {
    /// The words of the ayah, counted from 0 in the text split at spaces.
    public var words: Range<Int>
    /// Milliseconds from the beginning of the file.
    public var start: Int
    public var end: Int

    public init(words: Range<Int>, start: Int, end: Int) {
        self.words = words
        self.start = start
        self.end = end
    }
}
