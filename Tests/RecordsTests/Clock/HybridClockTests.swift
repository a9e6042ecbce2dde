import Records
import TestSupport
import Testing

@Suite("Hybrid clock")
struct HybridClockTests {
    let replica = Replica(number: 7)
    let other = Replica(number: 9)

    @Test("SY-021 stamps only go forward, whatever the wall clock does")
    func monotonic() {
        var generator = Generator(seed: 3)
        var clock = HybridClock(replica: replica)
        var last = clock.last
        let odd: [Int64] = [.min, -1, 0, 1, 1 << 47, 1 << 48, .max]
        for _ in 0..<5_000 {
            let now = generator.integer(in: 0...19) == 0 ? generator.element(of: odd)! : generator.integer(in: 0...100)
            if generator.bool() { clock.observe(generator.stamp(milliseconds: 0...200)) }
            let stamp = clock.tick(now: min(now, 1 << 47))
            #expect(stamp > last)
            #expect(stamp.replica == replica)
            last = stamp
        }
    }

    @Test("A full counter carries into the milliseconds, and the end of time does not trap")
    func ends() {
        var clock = HybridClock(last: Stamp(milliseconds: 5, counter: .max, replica: replica))
        #expect(clock.tick(now: 5) == Stamp(milliseconds: 6, counter: 0, replica: replica))
        let end = Stamp(milliseconds: .max, counter: .max, replica: replica)
        var last = HybridClock(last: end)
        #expect(last.tick(now: .max) == end)
        last.observe(end)
        #expect(last.tick(now: .min) == end)
    }

    @Test("What was seen is older than what is made next")
    func observing() {
        var clock = HybridClock(replica: replica)
        let seen = Stamp(milliseconds: 500, counter: 3, replica: other)
        clock.observe(seen)
        let stamp = clock.tick(now: 100)
        #expect(stamp > seen)
        #expect(stamp == Stamp(milliseconds: 500, counter: 4, replica: replica))
    }

    // Design, section 2: "Stamps more than 5 minutes ahead are re-stamped on arrival."
    @Test("SY-011 stamps more than 5 minutes ahead are re-stamped on arrival")
    func future() {
        let now: Int64 = 1_763_696_000_000
        var clock = HybridClock(replica: replica)
        let atLimit = Stamp(milliseconds: now + 300_000, counter: 0, replica: other)
        #expect(clock.receive(atLimit, now: now) == atLimit)
        let beyond = Stamp(milliseconds: now + 300_001, counter: 0, replica: other)
        let kept = clock.receive(beyond, now: now)
        #expect(kept.replica == replica)
        #expect(kept < beyond)
        #expect(kept > atLimit)
        #expect(!HybridClock.isAhead(beyond, of: .max))
        #expect(HybridClock.isAhead(beyond, of: .min))
    }
}
