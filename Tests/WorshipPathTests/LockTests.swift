import Almanac
import Records
import Testing
import WorshipPath

@Suite struct LockTests {
    private let salt = [UInt8](repeating: 7, count: 16)
    private let now = Instant(seconds: 1_795_258_680)

    @Test("a lock opens with its code alone, and keeps nothing of it but a slow hash with its salt")
    func code() throws {
        let lock = PathLock(code: "1447", salt: salt, rounds: 20)
        #expect(lock.opens(with: "1447") && !lock.opens(with: "1448") && !lock.opens(with: ""))
        #expect(PathLock(code: "1447", salt: [UInt8](repeating: 8, count: 16), rounds: 20).key != lock.key)
        var record = Record(key: RecordKey(scope: .own, kind: PathLock.kind, id: "lock"))
        let stamp = Stamp(milliseconds: 1, counter: 0, replica: Replica(number: 1))
        for member in lock.fields.members { record[member.name] = Field(member.value, at: stamp) }
        #expect(PathLock(record) == lock && !lock.fields.members.contains { $0.value == .string("1447") })
        record["rounds"] = Field(.int(0), at: stamp)
        #expect(PathLock(record) == nil, "what is not understood is no lock that anything opens")
    }

    @Test("it stays open for the configured minutes, and a clock that was set back doesn't prolong that")
    func opening() {
        let opened = PathOpening().opened(at: now, config.lock)
        let minutes = TimeSpan.minutes(Int64(config.lock.minutes))
        #expect(opened.isOpen(at: now, config.lock) && !opened.isOpen(at: now + minutes, config.lock))
        #expect(!opened.isOpen(at: Instant(seconds: now.seconds - 3_600), config.lock))
        #expect(!PathOpening().isOpen(at: now, config.lock))
    }

    @Test("after some wrong codes the next one waits, twice as long each time, and a right one ends that")
    func waiting() {
        var opening = PathOpening()
        for _ in 0..<config.lock.tries {
            #expect(opening.wait(at: now, config.lock) == 0)
            opening = opening.failed(at: now)
        }
        #expect(opening.wait(at: now, config.lock) == config.lock.wait)
        #expect(opening.failed(at: now).wait(at: now, config.lock) == 2 * config.lock.wait)
        #expect(opening.wait(at: Instant(seconds: now.seconds + Int64(config.lock.wait)), config.lock) == 0)
        for _ in 0..<200 { opening = opening.failed(at: now) }
        #expect(opening.wait(at: now, config.lock) == 64 * config.lock.wait)
        #expect(opening.opened(at: now, config.lock).tries == 0)
    }
}
