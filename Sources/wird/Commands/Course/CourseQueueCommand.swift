import Almanac
import ArgumentParser
import Course
import Records

/// `wird course queue`: what waits for a coach, what was promised first first.
struct CourseQueueCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "queue", abstract: "What waits for a coach at an instant, for a course in a file.")

    @OptionGroup var common: CommonOptions

    @Argument(
        help: ArgumentHelp(
            "A file, or - for standard input; without one the school of this server.", valueName: "file|-"))
    var file: String?

    @Option(help: ArgumentHelp("The coach.", valueName: "id"))
    var coach: String

    @Option(help: ArgumentHelp("The instant, in UTC or with an offset; now if it is left out.", valueName: "instant"))
    var now: String?

    func run() throws {
        let installation = try Installation(common)
        let terminal = installation.terminal
        let source = try CourseSource(file ?? "", installation)
        let course = try file == nil ? source.course(SchoolDesk(installation).export()) : source.course()
        let now = try source.instant(now)
        let coaches = course.curriculum.people.filter { $0.role == .coach }.map(\.id)
        guard coaches.contains(coach) else {
            throw source.usage("course.noCoach", ["value": coach, "known": coaches.joined(separator: ", ")])
        }
        let log = course.log.until(now, for: coach)
        let facts = course.enrolments.map { EnrolmentFacts($0, log) }
        let queue = CoachQueue(of: coach, facts, course.curriculum, source.config)
        var lines = queue.items.map { item in
            let student = course.curriculum.person(item.student)?.name ?? item.student
            let due = course.curriculum.zone.local(item.due).description
            let promise = terminal.word("course.due", ["time": terminal.digits(due)])
            return [student, promise].joined(separator: terminal.parting)
        }
        if lines.isEmpty { lines = [terminal.word("course.nothingWaits")] }
        terminal.show(lines, json: queue.json(at: now))
    }
}
