import Quran
import Testing

/// The engine beside annotations made by others, on the ayat that are given out. Where the two differ and the books stand
/// with the engine, `docs/tajweed.md` says which book.
@Suite(
    .enabled(
        if: RealQuran.surahs != nil && TajweedSample.content != nil,
        "WIRD_CONTENT names no folder with the Quran's pack, or WIRD_VECTORS none with tajweed-sample.json"))
struct TajweedSampleTests {
    /// Deviations that `docs/tajweed.md` gives a source for: surah, ayah, place.
    private static let known: Set<[Int]> = [
        [36, 52, 54], [83, 14, 13], [67, 27, 29], [83, 32, 38], [84, 21, 51], [96, 19, 39],
    ]

    @Test(
        "QR-02 every rule with twenty cases in the sample agrees in 97 of 100, both ways, and each difference is explained"
    )
    func agreement() throws {
        let sample = try #require(TajweedSample.content)
        let names = Set(sample.marks.map(\.rule))
        var own: Set<TajweedSample.Mark> = []
        for (surah, ayah) in sample.ayat {
            for span in RealQuran.spans(surah, ayah) where names.contains(span.rule.rawValue) {
                own.insert(
                    TajweedSample.Mark(
                        surah: surah, ayah: ayah, rule: span.rule.rawValue, start: span.start, end: span.end))
            }
        }
        for name in names.sorted() {
            let theirs = sample.marks.filter { $0.rule == name }
            let ours = own.filter { $0.rule == name }
            let both = Double(theirs.intersection(ours).count)
            let precision = both / Double(max(1, ours.count))
            let recall = both / Double(max(1, theirs.count))
            print("\(name): \(theirs.count) cases, precision \(percent(precision)), recall \(percent(recall))")
            if theirs.count >= 20 { #expect(precision >= 0.97 && recall >= 0.97, "\(name)") }
        }
        let unexplained = own.symmetricDifference(sample.marks).filter {
            !Self.known.contains([$0.surah, $0.ayah, $0.start])
        }
        #expect(unexplained.isEmpty, "\(unexplained.sorted { $0.surah < $1.surah })")
    }

    private func percent(_ share: Double) -> String { "\((share * 1_000).rounded() / 10) %" }
}
