import Records
import Testing

@Suite("Workspace")
struct WorkspaceTests {
    let kind = Kind("task")
    var workspace = Workspace(clock: HybridClock(replica: Replica(number: 1)))
    let day = "2026-11-21"

    var all: RecordQuery { RecordQuery(kind, .all) }
    var today: RecordQuery { RecordQuery(kind, .buckets(from: day, through: day)) }
    var inboxCount: RecordQuery { RecordQuery(kind, .count(bucket: "inbox")) }

    func task(_ id: String, bucket: String, at milliseconds: Int64 = 1) -> Record {
        var record = Record(key: RecordKey(scope: .own, kind: kind, id: id))
        let stamp = Stamp(milliseconds: milliseconds, counter: 0, replica: Replica(number: 9))
        record.set("title", to: .string(id), at: stamp)
        record.set(Buckets.field, to: .string(bucket), at: stamp)
        return record
    }

    func change(_ id: String, _ name: String, _ value: JSON, at milliseconds: Int64 = 50) -> Record {
        var record = Record(key: RecordKey(scope: .own, kind: kind, id: id))
        record.set(
            name, to: value, at: Stamp(milliseconds: milliseconds, counter: 0, replica: Replica(number: 1)))
        return record
    }

    @Test("Nothing is known before it is loaded")
    func empty() {
        #expect(workspace.answer(all) == nil)
        #expect(workspace.answer(RecordQuery(kind, .id("a"))) == nil)
        #expect(workspace.count(inboxCount) == nil)
        #expect(workspace[task("a", bucket: "").key] == nil)
    }

    // Design, section 2: "Workspaces load by kind and date range, not whole."
    @Test("SY-010 loading a day makes known that day and nothing else")
    mutating func oneDay() {
        workspace.load([task("a", bucket: day)], for: today)
        #expect(workspace.answer(today)?.count == 1)
        #expect(workspace.answer(RecordQuery(kind, .buckets(from: "2026-11-20", through: day))) == nil)
        #expect(workspace.answer(all) == nil)
        #expect(workspace.answer(RecordQuery(kind, .id("b"))) == nil)
        #expect(workspace.answer(RecordQuery(Kind("note"), .buckets(from: day, through: day))) == nil)
    }

    @Test("A day is answered from all records of its kind, and its count too")
    mutating func derived() {
        workspace.load([task("b", bucket: day), task("a", bucket: day), task("c", bucket: "inbox")], for: all)
        #expect(workspace.answer(today)?.map { $0.key.id } == ["a", "b"])
        #expect(workspace.count(inboxCount) == 1)
    }

    @Test("A created record joins the answers when its id was asked for first")
    mutating func create() {
        workspace.load([task("a", bucket: day)], for: today)
        workspace.load(count: 3, for: inboxCount)
        workspace.load([], for: RecordQuery(kind, .id("b")))
        workspace.load([], for: RecordQuery(kind, .id("c")))
        #expect(workspace.answer(RecordQuery(kind, .id("b"))) == [])
        workspace.apply([task("b", bucket: day), task("c", bucket: "inbox")])
        #expect(workspace.answer(today)?.map { $0.key.id } == ["a", "b"])
        #expect(workspace.count(inboxCount) == 4)
        #expect(workspace.answer(RecordQuery(kind, .id("b")))?.count == 1)
    }

    @Test("A change to a record that was never asked for drops what it might touch, and nothing else")
    mutating func unknown() {
        let tomorrow = RecordQuery(kind, .buckets(from: "2026-11-22", through: "2026-11-22"))
        let note = RecordQuery(Kind("note"), .all)
        workspace.load([], for: today)
        workspace.load([], for: tomorrow)
        workspace.load([], for: note)
        workspace.apply([change("x", Buckets.field, .string(day))])
        #expect(workspace.answer(today) == nil)
        #expect(workspace.answer(tomorrow) == [])
        #expect(workspace.answer(note) == [])
    }

    @Test("Moving, editing, deleting and restoring are followed")
    mutating func follow() {
        workspace.load([task("a", bucket: day), task("b", bucket: day)], for: today)
        workspace.load([task("c", bucket: "inbox")], for: RecordQuery(kind, .buckets(from: "inbox", through: "inbox")))
        workspace.apply([change("a", "title", "edited")])
        #expect(workspace.answer(today)?.first?.value("title") == "edited")
        workspace.apply([change("a", Buckets.field, "inbox")])
        #expect(workspace.answer(today)?.map { $0.key.id } == ["b"])
        #expect(workspace.count(inboxCount) == 2)
        workspace.apply([change("b", "deleted", true)])
        #expect(workspace.answer(today) == [])
        #expect(workspace[task("b", bucket: day).key]?.isDeleted == true)
        workspace.apply([change("b", "deleted", false, at: 51)])
        #expect(workspace.answer(today)?.map { $0.key.id } == ["b"])
    }

    @Test("An older change changes nothing")
    mutating func older() {
        workspace.load([task("a", bucket: day, at: 100)], for: today)
        workspace.apply([change("a", Buckets.field, "inbox", at: 50)])
        #expect(workspace.answer(today)?.count == 1)
    }

    @Test("A page stays a page, and is dropped when it can't know what follows")
    mutating func pages() {
        let page = RecordQuery(kind, .page(bucket: "done", before: nil, limit: 2))
        workspace.load([task("b", bucket: "done"), task("c", bucket: "done")], for: page)
        workspace.load([], for: RecordQuery(kind, .id("d")))
        workspace.apply([task("d", bucket: "done")])
        #expect(workspace.answer(page)?.map { $0.key.id } == ["d", "c"])
        workspace.apply([change("b", "title", "below the page")])
        #expect(workspace.answer(page)?.count == 2)
        workspace.apply([change("d", Buckets.field, "inbox")])
        #expect(workspace.answer(page) == nil)
    }

    // Design, section 2: "Every store has a commit counter. A host compares it before each request and reloads what
    // changed, so the command line, a running server, two tabs and two worker versions never work on a stale workspace."
    @Test("SY-010 what another process committed takes the place of what was loaded, even with an older stamp")
    mutating func refresh() {
        workspace.load([task("a", bucket: day, at: 100)], for: today)
        workspace.refresh([task("a", bucket: "inbox", at: 2), task("b", bucket: day, at: 3)])
        #expect(workspace.answer(today)?.map { $0.key.id } == ["b"])
        #expect(workspace[task("a", bucket: "").key]?.newestStamp?.milliseconds == 2)
    }

    @Test("The clock is never behind a stamp that was seen")
    mutating func clock() {
        workspace.load([task("a", bucket: day, at: 100)], for: today)
        #expect(workspace.clock.tick(now: 5).milliseconds == 100)
        workspace.refresh([task("b", bucket: day, at: 200)])
        workspace.apply([task("c", bucket: day, at: 300)])
        #expect(workspace.clock.tick(now: 5).milliseconds == 300)
    }

    // "Erasing raises the scope's generation, and older generations are refused, so that nothing erased comes back
    // from an old device."
    @Test("SY-011 erasing empties the scope and raises its generation; older versions stay out")
    mutating func erasing() {
        workspace.load([task("a", bucket: day)], for: today)
        let notice = RecordKey(scope: .device, kind: Kind("notice"), id: "n")
        workspace.load([Record(key: notice)], for: RecordQuery(notice.kind, in: .device, .id("n")))
        workspace.apply(erasing: .own)
        #expect(workspace.generation(of: .own) == 1)
        #expect(workspace.answer(today) == nil)
        #expect(workspace[notice] != nil)
        workspace.load([task("a", bucket: day)], for: today)
        #expect(workspace.answer(today) == [])
        workspace.apply([task("b", bucket: day)])
        workspace.refresh([task("b", bucket: day)])
        #expect(workspace[task("b", bucket: day).key] == nil)
    }

    @Test("SY-011 SY-062 what was loaded goes with an erasure, also where the generation can't rise any more")
    mutating func erasingAtTheLimit() {
        workspace.setGeneration(RecordLimits.generation, of: .own)
        #expect(!workspace.canErase(.own) && workspace.canErase(Scope("path")))
        var last = task("a", bucket: day)
        last.generation = RecordLimits.generation
        workspace.load([last], for: today)
        #expect(workspace.answer(today) == [last])
        workspace.apply(erasing: .own)
        #expect(workspace.answer(today) == nil && workspace[last.key] == nil)
        #expect(workspace.generation(of: .own) == RecordLimits.generation)
    }

    @Test("A record of a newer generation erases what was loaded of its scope")
    mutating func newerGeneration() {
        workspace.load([task("a", bucket: day)], for: all)
        var next = task("b", bucket: day)
        next.generation = 3
        workspace.refresh([next])
        #expect(workspace.generation(of: .own) == 3)
        #expect(workspace[task("a", bucket: day).key] == nil)
        #expect(workspace.answer(all) == nil)
    }

    @Test("The highest generation is not passed")
    func generations() {
        #expect(Workspace.generation(after: 0) == 1)
        #expect(Workspace.generation(after: .max) == RecordLimits.generation)
        #expect(Workspace.generation(after: .min) == 1)
    }

    @Test("A record's bucket is its field of that name, where it is a text")
    func buckets() {
        #expect(Buckets.bucket(of: task("a", bucket: day)) == day)
        #expect(Buckets.bucket(of: change("a", Buckets.field, 7)) == "")
        #expect(Buckets.bucket(of: change("a", "title", "x")) == "")
    }
}
