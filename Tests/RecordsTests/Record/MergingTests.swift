import Records
import TestSupport
import Testing

@Suite("Merging")
struct MergingTests {
    let key = RecordKey(scope: .own, kind: Kind("task"), id: "a")
    let phone = Replica(number: 1)
    let laptop = Replica(number: 2)

    func stamp(_ milliseconds: Int64, _ replica: Replica) -> Stamp {
        Stamp(milliseconds: milliseconds, counter: 0, replica: replica)
    }

    func record(_ name: String, _ value: JSON, at stamp: Stamp, generation: Int64 = 0) -> Record {
        var record = Record(key: key, generation: generation)
        record.set(name, to: value, at: stamp)
        return record
    }

    // Design, section 2: "Merging takes the newer stamp field by field; deletion is a field."
    @Test("SY-011 merging takes the newer stamp field by field")
    func newer() {
        var first = record("title", "old", at: stamp(1, phone))
        first.set("note", to: "new", at: stamp(9, phone))
        var second = record("title", "new", at: stamp(2, phone))
        second.set("note", to: "old", at: stamp(8, phone))
        let merged = first.merging(second)
        #expect(merged.value("title") == "new")
        #expect(merged.value("note") == "new")
    }

    @Test("SY-011 deletion is a field: a newer deletion stays, and what was edited stays with it")
    func deletion() {
        let edited = record("title", "edited", at: stamp(5, phone))
        let tombstone = Record.tombstone(of: key, generation: 0, at: stamp(4, laptop))
        let merged = edited.merging(tombstone)
        #expect(merged.isDeleted)
        #expect(merged.value("title") == "edited")
        let restored = merged.merging(record(Record.deletedField, false, at: stamp(6, phone)))
        #expect(!restored.isDeleted)
    }

    // Design, section 2: "So merging is commutative, associative and idempotent …"
    @Test("SY-011 merging is commutative, associative and idempotent", arguments: 0..<8)
    func laws(seed: UInt64) {
        var generator = Generator(seed: seed)
        for _ in 0..<500 {
            let a = generator.version(of: key)
            let b = generator.version(of: key)
            let c = generator.version(of: key)
            MergeLaws.expectAll(a, b, c) { $0.merging($1) }
        }
    }

    // "… and two devices that edit different fields of one task both win."
    @Test("SY-011 two devices that edit different fields of one task both win")
    func bothWin() {
        var task = record("title", "call", at: stamp(1, phone))
        task.set("slot", to: ["date": "2026-11-21", "start": 600], at: stamp(1, phone))
        let onPhone = task.merging(record("title", "call Salma", at: stamp(2, phone)))
        let onLaptop = task.merging(record("slot", ["date": "2026-11-22", "start": 660], at: stamp(3, laptop)))
        let merged = onPhone.merging(onLaptop)
        #expect(merged.value("title") == "call Salma")
        #expect(merged.value("slot") == ["date": "2026-11-22", "start": 660])
    }

    // "What belongs together is one field (date, start, duration and anchor of a task)."
    @Test("SY-011 what belongs together is one field and is never mixed")
    func oneField() {
        let morning: JSON = ["date": "2026-11-21", "start": 540, "minutes": 30]
        let evening: JSON = ["date": "2026-11-22", "start": 1140, "minutes": 90]
        let a = record("slot", morning, at: stamp(2, phone))
        let b = record("slot", evening, at: stamp(2, laptop))
        #expect(a.merging(b).value("slot") == evening)
        #expect(b.merging(a).value("slot") == evening)
    }

    @Test("SY-011 under equal stamps the larger canonical text wins on every replica")
    func ties() {
        let same = stamp(2, phone)
        for (smaller, larger): (JSON, JSON) in [("a", "b"), (1, 2), (9, "9"), (nil, true), ("e\u{301}", "\u{E9}")] {
            let pair =
                smaller.bytes().lexicographicallyPrecedes(larger.bytes()) ? (smaller, larger) : (larger, smaller)
            let a = record("title", pair.0, at: same)
            let b = record("title", pair.1, at: same)
            #expect(a.merging(b).value("title") == pair.1)
            #expect(b.merging(a).value("title") == pair.1)
        }
    }

    // "Erasing raises the scope's generation, and older generations are refused …"
    @Test("SY-011 a version of an older generation loses whole")
    func generations() {
        let old = record("title", "erased", at: stamp(100, phone), generation: 0)
        let new = record("note", "after", at: stamp(1, phone), generation: 1)
        #expect(old.merging(new) == new)
        #expect(new.merging(old) == new)
    }

    @Test("Versions of different records don't merge")
    func otherKey() {
        let a = record("title", "a", at: stamp(1, phone))
        let b = Record.tombstone(
            of: RecordKey(scope: .own, kind: Kind("task"), id: "b"), generation: 9, at: stamp(9, phone))
        #expect(a.merging(b) == a)
    }

    @Test("Fields stay in the order of their names, whichever way they are set")
    func order() {
        var generator = Generator(seed: 4)
        let names = (0..<20).map { "f\($0)" }
        for _ in 0..<50 {
            var record = Record(key: key)
            for name in names.shuffled(using: &generator) { record.set(name, to: 1, at: stamp(1, phone)) }
            record["f3"] = nil
            record["f3"] = nil
            #expect(record.fields.map { $0.name } == names.sorted().filter { $0 != "f3" })
        }
    }
}
