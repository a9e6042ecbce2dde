import Almanac
import Course
import Interface
import Records

/// Words that went back and forth, oldest first.
struct SchoolThread {
    let student: SchoolStudent
    let words: [FollowUp]

    var node: Node {
        let strings = student.visit.strings
        return ol(.class("course-thread")) {
            for word in words {
                li(.data("own").when(word.author.id == student.school.me.id)) {
                    p(.class("row-detail")) {
                        strings.parted([
                            .text(
                                word.author.role == .student
                                    ? student.name : student.visit.coachName(word.author.id)),
                            .text(student.visit.ago(word.at)),
                            .text(student.visit.isGuess(word.id) ? strings[.sharedWaiting] : ""),
                        ])
                    }
                    p(.dirAuto) { word.text }
                }
            }
        }
    }

    static func json(_ word: FollowUp) -> JSON {
        ["id": .string(word.id), "role": .string(word.author.role.rawValue), "text": .string(word.text)]
    }
}
