import Records
import Testing

struct ErasureTests {
    private static let day: Int64 = 86_400_000
    private static let start: Int64 = 1_795_233_600_000
    private static let stamp = Stamp(text: "0000000003e8-00000000-00000000000000aa")!

    /// Looks at an erasure as a host does that keeps what each look notes. Answers the instant at which it was over.
    private static func end(_ erasure: inout Erasure, _ instants: [Int64]) -> Int64? {
        for instant in instants {
            var record = erasure.record(at: stamp)
            for member in erasure.fields.members { record[member.name] = Field(member.value, at: stamp) }
            erasure = Erasure(record)!
            if erasure.look(at: instant) == .over { return instant }
        }
        return nil
    }

    private static func looks(_ first: Int64, days: Int64, every hours: Int64) -> [Int64] {
        Array(stride(from: first, through: first + days * day, by: Int64.Stride(hours * 3_600_000)))
    }

    @Test("K70 it is over seven days after the first look, and is settled a look later")
    func sevenDays() {
        var erasure = Erasure(.own, generation: 3)
        let end = Self.end(&erasure, Self.looks(Self.start, days: 30, every: 1))
        #expect(end == Self.start + 7 * Self.day)
        #expect(erasure.isFinal && erasure.look(at: Self.start) == .settled)
    }

    @Test("K70 a clock that jumps a year ahead and back ends it no earlier")
    func jump() {
        var erasure = Erasure(.own, generation: 1)
        let year = 365 * Self.day
        #expect(
            Self.end(&erasure, [Self.start, Self.start + Self.day, Self.start + year, Self.start + year + 3_600_000])
                == nil)
        let back = Self.looks(Self.start + 2 * Self.day, days: 30, every: 1)
        #expect(Self.end(&erasure, back) == Self.start + 9 * Self.day)
    }

    @Test("K70 an erasure under a clock that was far ahead does not wait for that year")
    func ahead() {
        var erasure = Erasure(.own, generation: 1)
        #expect(Self.end(&erasure, [Self.start + 365 * Self.day]) == nil)
        #expect(Self.end(&erasure, Self.looks(Self.start, days: 30, every: 12)) == Self.start + 7 * Self.day)
    }

    @Test(
        "K70 after weeks without a look it is over a day later, also where there is a look once a week only",
        arguments: [1, 24 * 7])
    func off(hours: Int64) {
        var erasure = Erasure(.own, generation: 1)
        let back = Self.start + 40 * Self.day
        let end = Self.end(&erasure, [Self.start] + Self.looks(back, days: 30, every: hours))
        #expect(end == back + max(Self.day, hours * 3_600_000))
    }

    @Test("what stands aside and its notes are a store's own, and are not set aside in their turn")
    func scopes() {
        let aside = Scope("planner").aside(3)
        #expect(!aside.isShared && !aside.keepsErased && !Scope.erasures.isShared && !Scope.erasures.keepsErased)
        #expect(!Scope.device.keepsErased && Scope.own.keepsErased && Scope("cohort-1").keepsErased)
        #expect(Erasure(Erasure(.own, generation: 3).record(at: Self.stamp)) == Erasure(.own, generation: 3))
    }
}
