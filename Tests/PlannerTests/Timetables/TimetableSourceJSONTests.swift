import Almanac
import Planner
import Records
import Testing

@Suite struct TimetableSourceJSONTests {
    @Test("a source's state comes back as it was stored, whatever failed")
    func roundTrip() throws {
        let table = try AladhanAnswer.timetable(AladhanSample.month(), answering: AladhanSample.question(), name: "N")
        let config = try TimetableConfig(json: ConfigTests.file("TimetableConfig"))
        let now = Zone.utc.instant(of: AladhanSample.first, at: .noon)
        var source = TimetableSource()
        #expect(TimetableSource(json: source.json) == source)
        source.turnOn(for: "Riyadh")
        source.succeeded(table, at: now, today: AladhanSample.first, policy: config.policy)
        #expect(source.cache?.days.count == 30 && TimetableSource(json: source.json) == source)
        let failures: [TimetableFailure] = [
            .offline, .timeout, .limited(retryAfter: nil), .limited(retryAfter: .minutes(5)), .status(503),
            .refused(.wrongZone),
        ]
        for failure in failures {
            source.failed(failure, at: now, policy: config.policy)
            #expect(source.failure == failure)
            let text = source.json.bytes()
            // A failure without the source's fault counts as one when it is read.
            #expect(try TimetableSource(json: JSON(reading: text)) == TimetableSource(json: source.json))
            #expect(try TimetableSource(json: JSON(reading: text)).failure == failure)
            #expect(try TimetableSource(json: JSON(reading: text)).retryAt == source.retryAt)
        }
    }

    @Test("a state that can't be read is one that is off, or has no cache")
    func unreadable() {
        for json: JSON in [.null, .int(5), [:], ["on": "yes"], ["cache": ["days": .array([.int(1)]), "name": "x"]]] {
            #expect(TimetableSource(json: json) == TimetableSource())
        }
        let far = TimetableSource(json: ["on": true, "updatedAt": .int(.max), "failure": ["kind": "other"]])
        #expect(far.isOn && far.cache == nil && far.updatedAt == nil && far.failure == nil)
    }
}
