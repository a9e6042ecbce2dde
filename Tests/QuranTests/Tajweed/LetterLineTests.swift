import Quran
import Testing

/// The letters of a line, on syllables that are no words of the Quran.
struct LetterLineTests {
    @Test("QR-02 U+0652 is a sukun in one edition and a silent letter in the other")
    func editions() {
        let line = "ز\u{0652}"
        #expect(LetterLine(line, edition: .tanzil).letters[0].marks == .sukun)
        #expect(LetterLine(line, edition: .kfgqpc).letters[0].marks == .silent)
        #expect(LetterLine("ز\u{06E1}", edition: .kfgqpc).letters[0].marks == .sukun)
    }

    @Test("QR-02 places count every scalar: marks, spaces, signs")
    func places() {
        let letters = LetterLine("زَ \u{06DA} سُّ").letters
        #expect(letters.map(\.start) == [0, 5])
        #expect(letters.map(\.end) == [2, 8])
        #expect(letters.map(\.word) == [0, 1])
        #expect(letters[1].gap == .pause)
    }

    @Test("QR-02 a hamza on a tatweel is one letter, a small alif after it another")
    func carriers() {
        let letters = LetterLine("زَ\u{0640}\u{0670}\u{0640}\u{0654}ُ").letters
        #expect(letters.map(\.kind) == [.consonant, .smallAlif, .hamza])
        #expect(letters.map(\.start) == [0, 3, 4])
    }

    @Test("QR-02 whatever is no text of the Quran gives neither letters nor a crash")
    func foreign() {
        #expect(LetterLine("").letters.isEmpty)
        #expect(LetterLine("abc 123 \u{064E}").letters.isEmpty)
        var seed: UInt64 = 20_261_122
        for _ in 0..<2_000 {
            var line = String.UnicodeScalarView()
            for _ in 0..<24 {
                seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                let scalar = seed >> 60 == 0 ? 0x20 : 0x0621 + UInt32(seed >> 33) % 0xD0
                if let scalar = Unicode.Scalar(scalar) { line.append(scalar) }
            }
            let text = String(line)
            for stop in [nil, 0, 1] {
                for span in Tajweed.spans(of: text, stoppingAt: stop) {
                    #expect(span.start < span.end && span.end <= line.count, "\(text.unicodeScalars.map(\.value))")
                }
            }
        }
    }
}
