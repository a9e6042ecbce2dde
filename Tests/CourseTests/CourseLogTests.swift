import Almanac
import Course
import TestSupport
import Testing

@Suite("Merging what happened")
struct CourseLogTests {
    @Test("union is commutative, associative and idempotent, also where copies differ in what they know of the receipt")
    func laws() {
        var generator = Generator(seed: 17)
        for _ in 0..<200 {
            let logs = (0..<3).map { _ in Self.log(&generator) }
            MergeLaws.expectAll(logs[0], logs[1], logs[2]) { $0.union($1) }
        }
    }

    private static func log(_ generator: inout Generator) -> CourseLog {
        var events: [CourseEvent] = []
        for _ in 0..<generator.integer(in: 0...12) {
            let number = generator.integer(in: 1...8)
            let at = Instant(seconds: Int64(number))
            events.append(
                CourseEvent(
                    id: "e\(number)", enrolment: "one", author: .init(id: "maryam", role: .student), at: at,
                    received: generator.bool() ? at + .seconds(5) : nil, act: .lessonOpened(week: number)))
        }
        return CourseLog(events)
    }
}
