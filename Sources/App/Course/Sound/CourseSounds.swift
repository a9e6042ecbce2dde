import Course
import Interface
import Records

/// Where the recordings of a course are heard: those that were sent in by their hash, and what a course at home makes up by
/// the id of what it belongs to.
struct CourseSounds {
    let visit: CourseVisit

    /// The beginnings of the names that stand in the place of a hash in a course at home.
    static let silence = "demo-silence-"
    static let tone = "demo-tone-"

    /// The address of a recording; `nil` where there is none, or none that can be heard here.
    ///
    /// - Parameter id: of the submission or the feedback that it belongs to.
    func link(_ id: String, _ blob: String?) -> Link? {
        guard let blob else { return nil }
        if Self.isMadeUp(blob) {
            return TaskID.checked(id[...]).map { Route.course(.sound($0)).link() }
        }
        // As a record's reference names a file (docs/blobs.md).
        let name = blob.utf8.starts(with: "blob:".utf8) ? String(blob.dropFirst(5)) : blob
        // The worker keeps it on the device as it is first heard or opened, so that it is there without the network (QF-205).
        return Self.isHash(name) ? Link(cleanPath: "/blobs/" + name + "?keep") : nil
    }

    /// The file of a recording that was made up: a tone, higher from week to week, or silence.
    func file(_ id: String) -> Reply {
        guard let blob = blob(id), Self.isMadeUp(blob) else { return ErrorScreen.notFound(visit.context) }
        let pitch = Self.number(blob).map { 330 + 15 * min($0, 60) }
        return .document(CourseTone.file(seconds: 3, pitch: pitch), type: "audio/wav")
    }

    private func blob(_ id: String) -> String? {
        for submission in visit.former.flatMap({ $0.state.submissions }) + visit.state.submissions {
            if submission.id == id { return submission.blob }
            if let feedback = submission.feedback.first(where: { $0.id == id }) { return feedback.blob }
        }
        for facts in visit.former.map({ $0.facts }) + [visit.facts] {
            if let result = facts.evaluations.first(where: { $0.id == id }) { return result.blob }
        }
        return nil
    }

    private static func isMadeUp(_ blob: String) -> Bool {
        blob.utf8.starts(with: silence.utf8) || blob.utf8.starts(with: tone.utf8)
    }

    /// The number that a tone's name ends with; `nil` for silence.
    private static func number(_ blob: String) -> Int? {
        guard blob.utf8.starts(with: tone.utf8) else { return nil }
        return Int(String(blob.dropFirst(tone.count)))
    }

    /// Whether a name is a SHA-256, as files of the store are named.
    private static func isHash(_ blob: String) -> Bool {
        guard blob.utf8.count == 64 else { return false }
        for byte in blob.utf8 {
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"): continue
            default: return false
            }
        }
        return true
    }
}
