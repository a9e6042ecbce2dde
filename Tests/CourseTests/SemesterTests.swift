import Almanac
import Foundation
import Records
import TestSupport
import Testing

@testable import Course

@Suite("A semester by the clock")
struct SemesterTests {
    static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../..")

    static func read(_ path: String) throws -> JSON {
        try JSON(reading: [UInt8](Data(contentsOf: root.appendingPathComponent(path))))
    }

    static func zone(_ name: String) throws -> Zone { try #require(SystemZones.database?.zone(name)) }

    /// The sample of the documentation, with its programme in a zone.
    static func course(in zone: String = "Asia/Riyadh") throws -> (file: CourseFile, config: CourseConfig) {
        let config = try CourseConfig(json: try read("Config/CourseConfig.json"))
        var json = try #require(try read("docs/course/sample.json").object)
        json["zone"] = .string(zone)
        return (try CourseFile(.object(json), zone: { try? Self.zone($0) }, config), config)
    }

    static func state(
        _ log: CourseLog, _ file: CourseFile, at now: Instant, in zone: Zone, _ config: CourseConfig
    ) -> CourseState {
        CourseState(EnrolmentFacts(file.enrolments[0], log), file.curriculum, at: now, in: zone, config)
    }

    @Test(
        "hour by hour a week opens on Saturday at 00:00 and falls due on Friday at 23:59 by the programme's clocks, also where they change, and no count breaks",
        arguments: ["Asia/Riyadh", "Europe/London", "America/New_York", "Pacific/Auckland"])
    func hours(name: String) throws {
        let (file, config) = try Self.course(in: name)
        let zone = try Self.zone(name)
        let (here, there) = (try Self.zone("Asia/Riyadh"), try Self.zone("America/New_York"))
        let cohort = file.curriculum.cohorts[0]
        var now = zone.startOfDay(cohort.start.adding(days: -3))
        let end = zone.startOfDay(cohort.start.adding(days: 7 * 18))
        var (week, changes): (Int?, Int) = (nil, 0)
        while now < end {
            let state = Self.state(file.log.until(now), file, at: now, in: here, config)
            if state.week != week {
                changes += 1
                #expect(state.week == (week ?? 0) + 1, "\(now)")
                let opened = zone.local(now)
                #expect(opened.date.weekday == .saturday && opened.time.minuteOfDay == 0, "\(opened)")
                week = state.week
            }
            if let number = state.week {
                #expect(state.elapsed == number - 1 || state.elapsed == number)
                let due = try #require(state.weeks[number - 1].deadline)
                let local = zone.local(due)
                #expect(local.date.weekday == .friday && local.time.minuteOfDay == 1_439)
            }
            #expect((0...2).contains(state.allowance?.remaining ?? 0))
            #expect((0...100).contains(state.percent))
            now = now + .hours(1)
            guard changes % 3 == 1, zone.local(now).time.minuteOfDay == 0 else { continue }
            // Another place of the student's moves no instant.
            let home = Self.state(file.log.until(now), file, at: now, in: here, config)
            let elsewhere = Self.state(file.log.until(now), file, at: now, in: there, config)
            #expect(elsewhere.weeks == home.weeks && elsewhere.nextUnlock?.at == home.nextUnlock?.at)
            #expect(elsewhere.nextStep == home.nextStep)
        }
        #expect(changes == 15 && week == 15)
    }

    @Test("whatever the order in which events arrive, and however often, the state is the same")
    func order() throws {
        let (file, config) = try Self.course()
        let zone = file.curriculum.zone
        var generator = Generator(seed: 41)
        let now = try #require(InstantText.read("2026-01-31T12:00:00Z"))
        let expected = Self.state(file.log, file, at: now, in: zone, config)
        for _ in 0..<200 {
            var events = file.log.events + file.log.events.prefix(generator.integer(in: 0...9))
            for index in events.indices.reversed() {
                events.swapAt(index, generator.integer(in: 0...index))
            }
            #expect(Self.state(CourseLog(events), file, at: now, in: zone, config) == expected)
        }
    }

    @Test("what the server gets later waits on the student's device, and takes its place among the week's two")
    func waiting() throws {
        let (file, config) = try Self.course()
        var events = file.log.events.filter { $0.id != "a2" && $0.id != "s2" && $0.id != "f2" }
        let at = try #require(InstantText.read("2026-01-29T17:00:00Z"))
        let author = CourseEvent.Author(id: "maryam", role: .student)
        events.append(
            CourseEvent(
                id: "s2", enrolment: "e1", author: author, at: at, received: at + .hours(30),
                act: .submitted(work: .week(2), attempt: 1, blob: "b")))
        let log = CourseLog(events)
        let before = Self.state(log.until(at + .hours(1)), file, at: at + .hours(1), in: .utc, config)
        #expect(before.waiting.map(\.id) == ["s2"] && before.nextStep == .awaitFeedback)
        #expect(before.allowance?.remaining == 1)
        #expect(Self.state(log.until(at + .hours(-1)), file, at: at + .hours(-1), in: .utc, config).nextStep == .record)
    }

    @Test("whatever stands in a file, it is read or refused with the place in it")
    func fuzz() throws {
        let config = try CourseConfig(json: try Self.read("Config/CourseConfig.json"))
        let whole = [UInt8](try Data(contentsOf: Self.root.appendingPathComponent("docs/course/sample.json")))
        let pieces = ["null", "-1", "\"\"", "[]", "{}", "1e400", "true", "99999999999", "\"78:1-5\"", "\"e1\""]
        var generator = Generator(seed: 6)
        let zone = try Self.zone("Asia/Riyadh")
        var (taken, refused) = (0, 0)
        for _ in 0..<1_500 {
            var bytes = whole
            for _ in 0...generator.integer(in: 0...2) {
                let place = generator.integer(in: 0...(bytes.count - 1))
                switch generator.integer(in: 0...3) {
                case 0: bytes[place] = UInt8(generator.integer(in: 32...126))
                case 1: bytes.remove(at: place)
                default:
                    // A whole value becomes another.
                    guard let from = bytes[place...].firstIndex(of: UInt8(ascii: ":")),
                        let to = bytes[(from + 1)...].firstIndex(where: { $0 == 44 || $0 == 125 })
                    else { continue }
                    bytes.replaceSubrange((from + 1)..<to, with: Array(pieces[generator.integer(in: 0...9)].utf8))
                }
            }
            guard let json = try? JSON(reading: bytes) else { continue }
            do throws(CourseFileFault) {
                let file = try CourseFile(json, zone: { $0 == "Asia/Riyadh" ? zone : nil }, config)
                taken += 1
                guard let enrolment = file.enrolments.first else { continue }
                let facts = EnrolmentFacts(enrolment, file.log)
                let now = Instant(seconds: 1_770_000_000)
                _ = CourseState(facts, file.curriculum, at: now, in: zone, config)
                    .json(file.curriculum, at: now, in: zone, config)
            } catch {
                refused += 1
                #expect(!error.path.isEmpty || json.object == nil)
            }
        }
        #expect(taken > 100 && refused > 300, "\(taken) taken, \(refused) refused")
    }
}
