import Records
import Testing

@testable import WirdWorker

struct StoreMergeTests {
    private let first = Stamp(milliseconds: 1_000, counter: 0, replica: Replica(number: 1))
    private let later = Stamp(milliseconds: 2_000, counter: 0, replica: Replica(number: 2))

    private func task(_ id: String, _ title: String, at stamp: Stamp, generation: Int64 = 0) -> Record {
        var record = Record(key: RecordKey(scope: .own, kind: Kind("task"), id: id), generation: generation)
        record.set("title", to: .string(title), at: stamp)
        return record
    }

    @Test("SY-009 only what a merge changes is written, whole and in order")
    func written() throws {
        let merge = try StoreMerge(
            stored: [task("a", "old", at: first), task("b", "newer", at: later)],
            changes: [task("c", "new", at: first), task("b", "older", at: first), task("a", "newer", at: later)],
            erasing: [], generations: [])
        #expect(merge.written == [task("c", "new", at: first), task("a", "newer", at: later)])
        #expect(merge.erased.isEmpty)
    }

    @Test("SY-009 a newer generation erases what came before it, in the store and in the same commit")
    func generations() throws {
        let merge = try StoreMerge(
            stored: [task("a", "old", at: first)],
            changes: [
                task("b", "of the old generation", at: first), task("c", "kept", at: first, generation: 2),
                task("a", "too old", at: later, generation: 1),
            ],
            erasing: [], generations: [])
        #expect(merge.written == [task("c", "kept", at: first, generation: 2)])
        #expect(merge.erased == [.own])
        #expect(merge.generations == [.own: 2])
    }

    @Test("SY-004 a record that would grow beyond the limits is refused whole")
    func tooLarge() {
        func wide(_ prefix: String, at stamp: Stamp) -> Record {
            var record = task("a", "x", at: stamp)
            for number in 0..<200 { record.set("\(prefix)\(number)", to: 1, at: stamp) }
            return record
        }
        #expect(throws: BridgeError.tooLarge) {
            try StoreMerge(
                stored: [wide("f", at: first)], changes: [task("b", "b", at: later), wide("g", at: later)],
                erasing: [], generations: [])
        }
    }

    @Test("SY-004 a change to a stored record that can't be read is refused; other records can be written")
    func unreadable() throws {
        let hidden = task("a", "x", at: first).key
        #expect(throws: BridgeError.unreadable) {
            try StoreMerge(
                stored: [], unreadable: [hidden], changes: [task("a", "new", at: later)], erasing: [], generations: [])
        }
        let other = try StoreMerge(
            stored: [], unreadable: [hidden], changes: [task("b", "new", at: later)], erasing: [], generations: [])
        #expect(other.written.map { $0.key.id } == ["b"])
        // Erasing takes it away with the rest.
        let erased = try StoreMerge(
            stored: [], unreadable: [hidden], changes: [task("a", "new", at: later, generation: 1)], erasing: [.own],
            generations: [])
        #expect(erased.written.map { $0.key.id } == ["a"] && erased.erased == [.own])
    }

    @Test("malformed messages are answered with a word, never a trap")
    func malformed() {
        var bridge = Bridge()
        let headers = [
            "", "[]", "{}", #"{"op":1}"#, #"{"op":"none"}"#, #"{"op":"merge"}"#,
            #"{"op":"merge","generations":{"own":"x"}}"#, #"{"op":"merge","generations":{},"erased":[1]}"#,
            #"{"op":"merge","generations":{"own":-9223372036854775808},"erased":["own"]}"#,
        ]
        for header in headers {
            for body in ["", "{", "[]", #"{"stored":[],"changes":[{}]}"#, #"{"stored":[1],"changes":[]}"#] {
                let answer = Frame(
                    framed: bridge.call(Frame(header: [UInt8](header.utf8), body: [UInt8](body.utf8)).framed))
                #expect(answer.flatMap { try? JSON(reading: $0.header) }?["error"]?.string != nil)
            }
        }
    }
}
