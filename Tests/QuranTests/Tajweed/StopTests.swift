import Quran
import Testing

/// What stopping changes, on syllables that are no words of the Quran.
struct StopTests {
    private func rules(_ line: String, stoppingAt stop: Int? = nil, pauses: PauseReading = .apart) -> [TajweedRule] {
        Tajweed.spans(of: line, stoppingAt: stop, pauses: pauses).map(\.rule)
    }

    @Test("QR-02 a stop ends ikhfa, wakes qalqalah and lengthens the madd before the last letter")
    func stop() {
        let line = "بَاقِنْ تَ"
        #expect(rules(line).contains(.ikhfa))
        #expect(!rules(line, stoppingAt: 0).contains(.ikhfa))
        #expect(rules("زَابَ تَ").contains(.maddNatural))
        #expect(!rules("زَابَ تَ").contains(.qalqalah))
        let stopped = Tajweed.spans(of: "زَابَ تَ", stoppingAt: 0)
        #expect(stopped.contains { $0.rule == .maddStop && $0.reason.cause == .stopAfterMadd })
        #expect(stopped.contains { $0.rule == .qalqalah && $0.degree == .major })
        #expect(Tajweed.spans(of: "زَبَّ", stoppingAt: 0).contains { $0.degree == .greatest })
        #expect(Tajweed.spans(of: "زَوْفَ").contains { $0.reason.cause == .stopAfterLin })
    }

    @Test("QR-02 a tanween with fatha becomes an alif at a stop, others fall silent")
    func tanween() {
        #expect(rules("زَبًا تَ") == [.ikhfa])
        #expect(rules("زَبًا تَ", stoppingAt: 0) == [.maddIwad])
        #expect(rules("زَسٌ تَ", stoppingAt: 0) == [])
    }

    @Test("QR-02 a sign of pause keeps two words apart unless the reader goes on")
    func pause() {
        #expect(rules("زَن \u{06DA} تَ") == [])
        #expect(rules("زَن \u{06DA} تَ", pauses: .joined) == [.ikhfa])
    }

    @Test("QR-02 what begins a breath is read: hamzat al-wasl, and no doubling from a letter that was not read")
    func begun() {
        #expect(rules("ٱسْ").first == .hamzatWaslBegun)
        #expect(rules("زَ ٱسْ").contains(.hamzatWasl))
        #expect(rules("زَ ٱسْ", stoppingAt: 0).contains(.hamzatWaslBegun))
        #expect(rules("مَّسَ") == [])
    }
}
