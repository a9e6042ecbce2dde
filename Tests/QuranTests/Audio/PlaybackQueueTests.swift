import Quran
import Records
import TestSupport
import Testing

/// What is heard after what, on a small Quran of three surahs.
struct PlaybackQueueTests {
    static let index = QuranIndex(
        surahs: [(3, 0), (5, 3), (2, 8)].enumerated().map { number, surah in
            Surah(
                number: number + 1, ayahCount: surah.0, firstIndex: surah.1, arabicName: "name", latinName: "Name",
                englishMeaning: "Meaning", revelation: .meccan, revelationOrder: 1, rukuCount: 1)
        },
        juz: [AyahReference(surah: 1, ayah: 1)], quarters: [AyahReference(surah: 1, ayah: 1)],
        pages: [AyahReference(surah: 1, ayah: 1)], rukus: [], manzils: [], sajdas: [])

    static func place(_ text: String) -> AyahReference {
        let parts = text.split(separator: ":").compactMap { Int($0) }
        return AyahReference(surah: parts[0], ayah: parts[1])
    }

    private static func text(_ step: PlaybackQueue.Step) -> String {
        switch step {
        case .play(let ayah, let pause): "\(ayah.text)+\(pause)"
        case .finished: "finished"
        case .asleep: "asleep"
        }
    }

    @Test("AP-01 AP-02 AP-06 the table that the pages' queue answers as well: ranges, surah ends, repeats, pauses")
    func vectors() throws {
        let table = try JSON(reading: VectorFile.bytes("quran/playback.json"))
        let cases = try #require(table["cases"]?.array)
        #expect(cases.count > 30)
        for row in cases {
            let text = { (name: String) in row[name]?.string ?? "" }
            let order = PlaybackOrder(
                first: Self.place(text("first")), last: Self.place(text("last")),
                eachAyah: try #require(Repetition(text("each"))), range: try #require(Repetition(text("range"))),
                pause: Int(row["pause"]?.int ?? 0))
            var queue = try #require(PlaybackQueue(order, from: Self.place(text("start")), in: Self.index))
            for expected in row["steps"]?.array ?? [] {
                #expect(Self.text(queue.ended(at: 0)) == expected.string, "\(text("name"))")
            }
        }
    }

    @Test("AP-06 every count from 1 to 99 is exact, and 0 and 100 are refused")
    func counts() throws {
        for count in 1...99 {
            let times = try #require(Repetition("\(count)"))
            let ayah = AyahReference(surah: 2, ayah: 5)
            var queue = try #require(
                PlaybackQueue(PlaybackOrder(first: ayah, last: ayah, eachAyah: times), in: Self.index))
            var heard = 1
            while case .play = queue.ended(at: 0) { heard += 1 }
            #expect(heard == count)
            var range = try #require(
                PlaybackQueue(
                    PlaybackOrder(first: ayah, last: AyahReference(surah: 3, ayah: 1), range: times), in: Self.index))
            heard = 1
            while case .play = range.ended(at: 0) { heard += 1 }
            #expect(heard == 2 * count)
        }
        for text in ["0", "100", "-1", "00", "+1", "1.5", "", "٣", "all", "999999999999999999999"] {
            #expect(Repetition(text) == nil, "\(text)")
        }
        #expect(Repetition("endless") == .endless)
    }

    @Test("AP-02 a range that isn't one of ayat that there are is refused")
    func ranges() {
        let good = AyahReference(surah: 1, ayah: 2)
        for (first, last) in [("1:0", "1:1"), ("1:1", "1:4"), ("2:1", "1:1"), ("4:1", "4:1"), ("1:1", "9:9")] {
            #expect(
                PlaybackQueue(PlaybackOrder(first: Self.place(first), last: Self.place(last)), in: Self.index) == nil)
        }
        let order = PlaybackOrder(first: good, last: AyahReference(surah: 2, ayah: 1))
        #expect(PlaybackQueue(order, from: AyahReference(surah: 1, ayah: 1), in: Self.index) == nil)
        #expect(PlaybackQueue(order, from: AyahReference(surah: 2, ayah: 2), in: Self.index) == nil)
    }

    @Test("AP-02 the time for sleep ends with the ayah that is heard then, however much was to come")
    func sleep() throws {
        let order = PlaybackOrder(
            first: AyahReference(surah: 1, ayah: 1), last: AyahReference(surah: 3, ayah: 2), range: .endless)
        var queue = try #require(PlaybackQueue(order, in: Self.index))
        queue.sleepsAt = 5_000
        #expect(queue.ended(at: 4_999) == .play(AyahReference(surah: 1, ayah: 2), after: 0))
        #expect(queue.ended(at: 5_000) == .asleep)
        #expect(queue.current == AyahReference(surah: 1, ayah: 2), "it goes on here")
    }

    @Test(
        "AP-01 whatever is pressed in whatever order, what is heard stays within the range, and what was foretold comes"
    )
    func property() throws {
        var random = Generator(seed: 20_261_122)
        for _ in 0..<2_000 {
            let from = random.integer(in: 0...9)
            let to = random.integer(in: from...9)
            let order = PlaybackOrder(
                first: Self.index.ayah(at: from)!, last: Self.index.ayah(at: to)!,
                eachAyah: random.bool() ? .endless : .times(random.integer(in: 1...4)),
                range: random.bool() ? .endless : .times(random.integer(in: 1...3)),
                pause: random.integer(in: 0...3) * 1_000)
            var queue = try #require(PlaybackQueue(order, in: Self.index))
            for _ in 0..<20 {
                switch random.integer(in: 0...4) {
                case 0: _ = queue.goForward()
                case 1: _ = queue.goBack()
                case 2: _ = queue.go(to: Self.index.ayah(at: random.integer(in: 0...9))!)
                default:
                    let foretold = queue.upcoming
                    let step = queue.ended(at: 0)
                    #expect(step == foretold)
                    if case .play(let ayah, let pause) = step {
                        #expect(ayah == queue.current && (pause == 0 || pause == order.pause))
                    }
                }
                #expect(order.first <= queue.current && queue.current <= order.last)
            }
        }
    }
}
