import Almanac
import Course
import Interface
import Records

/// Marks places of a recording, and takes them back until the answer was heard.
extension CoachHandler {
    func pin(_ submission: CourseSubmission, _ page: SchoolRoute, _ changeSet: inout ChangeSet) -> Applied {
        guard submission.work.week != nil else { return answer.gone }
        guard let kind = form[.kind].flatMap({ Pin.Kind(rawValue: $0) }) else {
            return answer.choose(.kind, from: Pin.Kind.allCases.map { $0.rawValue })
        }
        let longest = school.config.recordingTime.seconds * 1_000
        guard let start = PinPlace.milliseconds(form[.from]), let end = PinPlace.milliseconds(form[.until]),
            start <= end, end <= longest
        else {
            return answer.refuse("invalid", strings[.schoolPinPlaceNeeded], field: .from, status: 422)
        }
        let words = form[.words] ?? ""
        let text = CourseText.trimmed(form[.remark])
        guard text.count <= CourseRecords.questionLength, text.utf8.count <= CourseRecords.questionLength * 4 else {
            return answer.refuse(.remark, limit: CourseRecords.questionLength)
        }
        let (reply, refusal) = voice()
        if let refusal { return refusal }
        let pin = Pin(
            start: start, end: end, words: PinPlace.words(words), kind: kind, reply: reply,
            text: text.isEmpty ? nil : text)
        var writer = SchoolWriter(school, idempotencyKey)
        let id = writer.write(.pinAdded(submission: submission.id, pin: pin), in: student.id, &changeSet)
        return done(page, .schoolMarked, ["pin": .string(id)])
    }

    func unpin(_ submission: CourseSubmission, _ page: SchoolRoute, _ changeSet: inout ChangeSet) -> Applied {
        guard let placed = submission.pins.first(where: { $0.id == form[.pin] && $0.coach == school.me.id }) else {
            return answer.gone
        }
        guard !submission.feedback.contains(where: { $0.isHeard }) else {
            return answer.refuse("heard", strings[.schoolHeardAlready])
        }
        write(.pinWithdrawn(pin: placed.id), &changeSet)
        return done(page, .schoolRecalled)
    }

    /// The recording that a form names, which the server has whole in the coach's own folder; `nil` where it names none.
    func voice() -> (String?, Applied?) {
        guard let hash = form[.blob], !hash.isEmpty else { return (nil, nil) }
        guard let name = RecordingName.name(hash: hash) else {
            return (nil, answer.refuse("invalid", strings[.schoolRecordingNeeded], field: .blob, status: 422))
        }
        if let files = school.context.request.member?.visit?.files, !files.contains(hash) {
            return (nil, answer.refuse("not_arrived", strings[.schoolRecordingNotArrived]))
        }
        return (name, nil)
    }
}

/// Reads the places of a form that marks one.
enum PinPlace {
    /// Seconds with at most three decimals, in milliseconds.
    static func milliseconds(_ text: String?) -> Int64? {
        guard let text, !text.isEmpty, text.utf8.count <= 12 else { return nil }
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count <= 2, let seconds = whole(parts[0]) else { return nil }
        guard parts.count == 2 else { return seconds * 1_000 }
        guard (1...3).contains(parts[1].utf8.count), var part = whole(parts[1]) else { return nil }
        for _ in parts[1].utf8.count..<3 { part *= 10 }
        return seconds * 1_000 + part
    }

    /// One word of the passage, or a first and a last one.
    static func words(_ text: String) -> ClosedRange<Int>? {
        let ends = text.split(separator: "-").compactMap { whole($0) }
        guard let first = ends.first, let last = ends.last, ends.count <= 2, first <= last, last <= 9_999 else {
            return nil
        }
        return Int(first)...Int(last)
    }

    private static func whole(_ text: Substring) -> Int64? {
        guard !text.isEmpty, text.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) else {
            return nil
        }
        return Int64(text)
    }
}
