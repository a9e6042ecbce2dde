import Almanac
import Course
import Interface
import Records

extension CourseVisit {
    /// Whether what is written here holds: this is the school's own store.
    var isDeciding: Bool { walk?.school.isDeciding ?? false }
}

/// Handing in at a school: the server rules on each recording, one after the other.
extension CourseHandler {
    /// Hands in the recording that the form names. On a device it waits to be sent; the server accepts it once the file lies
    /// whole in the student's folder, or refuses it, in which case nothing is written.
    func handInAtSchool(_ work: CourseWork, _ changeSet: inout ChangeSet) -> Applied {
        if let number = work.week {
            guard let week = visit.week(number) else { return answer.gone }
            guard week.isOpen else { return locked(number) }
            guard week.lesson.isCompleted else {
                return answer.refuse("lesson_first", visit.strings[.courseLessonFirst])
            }
        }
        guard let hash = form[.blob], let blob = SchoolFile.name(hash: hash) else {
            return answer.refuse("no_recording", visit.strings[.schoolRecordingNeeded], field: .blob, status: 422)
        }
        if let files = visit.context.request.member?.visit?.files, !files.contains(hash) {
            return answer.refuse("not_arrived", visit.strings[.schoolRecordingNotArrived])
        }
        let refusal = visit.facts.ruling(on: work, blob: blob, at: visit.now, visit.curriculum, visit.config)
        if let refusal { return answer.refuse(refusal.rawValue.replacingHyphens, visit.words(refusal, work.week)) }
        if !visit.isDeciding, work.week != nil, visit.state.allowance?.remaining == 0 {
            return answer.refuse("allowance_spent", visit.spent)
        }
        let attempt = visit.state.submissions.count { $0.work == work } + 1
        var writer = CourseWriter(visit, idempotencyKey)
        let id = writer.write(.submitted(work: work, attempt: min(attempt, 99), blob: blob), by: .student, &changeSet)
        if visit.isDeciding { writer.write(.accepted(submission: id, blob: blob), by: .server, &changeSet) }
        return answer.done(work.week.map { .recording($0) } ?? .assessment, .courseSubmitted)
    }
}

/// Files that a person sent to the server, as an event names them.
enum SchoolFile {
    private static let mark = "blob:"

    /// The name of a file by its hash; `nil` unless that is 64 hexadecimal digits in lower case.
    static func name(hash: String) -> String? {
        guard hash.utf8.count == 64 else { return nil }
        for byte in hash.utf8 {
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"): continue
            default: return nil
            }
        }
        return mark + hash
    }

    /// The hash in a name; `nil` for what names no file.
    static func hash(of name: String) -> String? {
        guard name.utf8.count == 64 + mark.utf8.count, name.utf8.starts(with: mark.utf8) else { return nil }
        let hash = String(name.dropFirst(mark.count))
        return self.name(hash: hash) == nil ? nil : hash
    }
}
