import Almanac
import ArgumentParser
import Course
import Records

/// `wird course state`: how an enrolment stands at an instant, folded by the rules that the screens stand on, so that
/// anybody can hold them against their own.
struct CourseStateCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "state", abstract: "How a student stands at an instant, for a course in a file.",
        discussion: """
            The file holds the curriculum, the enrolments and what happened; docs/course/rules.md describes it. With one
            enrolment in the file, --enrolment can be left out.
            """)

    @OptionGroup var common: CommonOptions

    @Argument(help: ArgumentHelp("A file, or - for standard input.", valueName: "file|-"))
    var file: String

    @Option(help: ArgumentHelp("The instant, in UTC or with an offset; now if it is left out.", valueName: "instant"))
    var now: String?

    @Option(help: ArgumentHelp("The student's zone; the programme's if it is left out.", valueName: "name"))
    var zone: String?

    @Option(help: ArgumentHelp("The enrolment.", valueName: "id"))
    var enrolment: String?

    func run() throws {
        let installation = try Installation(common)
        let source = try CourseSource(file, installation)
        let course = try source.course()
        let now = try source.instant(now)
        let zone = try zone.map { try source.zone($0) } ?? course.curriculum.zone
        let enrolment = try chosen(course, source)
        let facts = EnrolmentFacts(enrolment, course.log.until(now, for: enrolment.student))
        let state = CourseState(facts, course.curriculum, at: now, in: zone, source.config)
        let json = state.json(course.curriculum, at: now, in: zone, source.config)
        installation.terminal.show(CourseStateText(json: json, terminal: installation.terminal).lines, json: json)
    }

    private func chosen(_ course: CourseFile, _ source: CourseSource) throws -> Enrolment {
        let ids = course.enrolments.map(\.id)
        guard let enrolment else {
            guard course.enrolments.count == 1, let only = course.enrolments.first else {
                throw source.usage("course.several", ["known": ids.joined(separator: ", ")])
            }
            return only
        }
        guard let found = course.enrolments.first(where: { $0.id == enrolment }) else {
            throw source.usage("course.noEnrolment", ["value": enrolment, "known": ids.joined(separator: ", ")])
        }
        return found
    }
}
