import Almanac
import Course
import Interface
import Records

/// The live sessions (QF-241). A session that repeats is as many sessions, each at the same time by the programme's clocks,
/// whatever a change of the clocks does between them.
extension StaffHandler {
    enum SessionStep: String, CaseIterable {
        case change, cancel, publish

        fileprivate var act: SchoolAudit.Act {
            switch self {
            case .change: .sessionChanged
            case .cancel: .sessionCancelled
            case .publish: .recordingPublished
            }
        }
    }

    /// What a form says of a session.
    private struct Said {
        var json: JSONObject
        var date: CivilDate
        var time: ClockTime
    }

    func addSessions(_ changeSet: inout ChangeSet) -> Applied {
        let (said, refusal) = said()
        guard let said else { return refusal ?? answer.gone }
        var weeks = 1
        if let text = form[.weeks], !text.isEmpty {
            guard let number = Int(text), (1...SchoolLimits.repeats).contains(number) else {
                return number(.weeks, 1, SchoolLimits.repeats)
            }
            weeks = number
        }
        var ids: [JSON] = []
        for week in 0..<weeks {
            let id = idempotencyKey.madeID + (week == 0 ? "" : "-\(week)")
            var session = said.json
            session["id"] = .string(id)
            session["start"] = .string(start(said.date.adding(days: week * Weekday.allCases.count), said.time))
            session["changes"] = [["kind": "added", "at": .string(InstantText.text(school.now))]]
            SchoolImport(context: school.context).session(.object(session), &changeSet)
            ids.append(.string(id))
        }
        audit(.sessionsAdded, on: idempotencyKey.madeID, count: weeks, &changeSet)
        return done(.sessions, .schoolSaved, ["ids": .array(ids)])
    }

    func change(session id: String, _ changeSet: inout ChangeSet) throws(NeedsData) -> Applied {
        let key = RecordKind.schoolSession.key(id)
        guard let record = try school.context.library.record(key), !record.isDeleted,
            var session = record.value(SchoolRecords.Name.session)?.object
        else { return answer.gone }
        guard let step = form[.step].flatMap({ SessionStep(rawValue: $0) }) else {
            return answer.choose(.step, from: SessionStep.allCases.map { $0.rawValue })
        }
        let before = session["start"]
        switch step {
        case .change:
            let (said, refusal) = said()
            guard let said else { return refusal ?? answer.gone }
            for member in said.json.members { session[member.name] = member.value }
            for name in ["level", "audience", "join", "summary"] where said.json[name] == nil { session[name] = nil }
            let start = start(said.date, said.time)
            if before?.string != start {
                session["start"] = .string(start)
                note("moved", from: before, &session)
            }
        case .cancel:
            if session["cancelled"]?.bool != true {
                session["cancelled"] = true
                note("cancelled", from: nil, &session)
            }
        case .publish:
            guard let seconds = form[.minutes].flatMap({ Int($0) }), (1...1_440).contains(seconds) else {
                return number(.minutes, 1, 1_440)
            }
            guard let address = form[.recording], SchoolAddress.isSound(address) else {
                return answer.refuse("invalid", strings[.schoolAddressNeeded], field: .recording, status: 422)
            }
            session["recording"] = [
                "video": .string("recording-" + id), "seconds": .int(Int64(seconds * 60)),
                "published": .string(InstantText.text(school.now)), "address": .string(address),
            ]
        }
        SchoolImport(context: school.context).session(.object(session), &changeSet)
        audit(step.act, on: id, &changeSet)
        return done(.session(id), .schoolSaved)
    }

    private func note(_ kind: String, from: JSON?, _ session: inout JSONObject) {
        var change: JSONObject = ["kind": .string(kind), "at": .string(InstantText.text(school.now))]
        change["from"] = from
        session["changes"] = .array((session["changes"]?.array ?? []) + [.object(change)])
    }

    private func said() -> (Said?, Applied?) {
        guard let kind = form[.kind].flatMap({ CourseSession.Kind(rawValue: $0) }) else {
            return (nil, answer.choose(.kind, from: CourseSession.Kind.allCases.map { $0.rawValue }))
        }
        guard let title = SchoolText.read(form[.title], limit: SchoolLimits.title) else {
            return (nil, answer.refuse(.title, limit: SchoolLimits.title))
        }
        guard let coach = form[.coach], coaches.contains(coach) else {
            return (nil, answer.choose(.coach, from: coaches))
        }
        guard let date = form[.date].flatMap({ CivilDate($0) }), let time = form[.start].flatMap({ ClockTime($0) })
        else { return (nil, answer.refuse("invalid", strings[.schoolTimeNeeded], field: .date, status: 422)) }
        guard let minutes = form[.minutes].flatMap({ Int($0) }), (1...1_440).contains(minutes) else {
            return (nil, number(.minutes, 1, 1_440))
        }
        var json: JSONObject = [
            "kind": .string(kind.rawValue), "title": .string(title), "coach": .string(coach),
            "minutes": .int(Int64(minutes)),
        ]
        if let level = form[.level], !level.isEmpty {
            let known = school.curriculum.levels.map { $0.id }
            guard known.contains(level) else { return (nil, answer.choose(.level, from: known)) }
            json["level"] = .string(level)
        }
        if let audience = form[.audience].flatMap({ Audience(rawValue: $0) }) {
            json["audience"] = .string(audience.rawValue)
        }
        if let join = form[.join], !join.isEmpty {
            guard SchoolAddress.isSound(join) else {
                return (nil, answer.refuse("invalid", strings[.schoolAddressNeeded], field: .join, status: 422))
            }
            json["join"] = .string(join)
        }
        if let text = SchoolText.read(form[.text], limit: CourseRecords.answerLength) {
            json["summary"] = .string(text)
        }
        return (Said(json: json, date: date, time: time), nil)
    }

    private func start(_ date: CivilDate, _ time: ClockTime) -> String {
        InstantText.text(school.curriculum.zone.instant(of: CivilDateTime(date: date, time: time)))
    }

    func number(_ field: FieldName, _ low: Int, _ high: Int) -> Applied {
        answer.refuse(
            "invalid", strings(.errorNumber, .number("low", low), .number("high", high)), field: field, status: 422)
    }
}

/// Addresses that staff writes down: `https`, with a host and without spaces or quotes.
enum SchoolAddress {
    static func isSound(_ text: String) -> Bool {
        let beginning = "https://"
        guard text.utf8.starts(with: beginning.utf8), (beginning.utf8.count + 1...1_000).contains(text.utf8.count)
        else { return false }
        return text.utf8.allSatisfy { byte in
            byte > 0x20 && byte < 0x7F && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "<")
        }
    }
}
