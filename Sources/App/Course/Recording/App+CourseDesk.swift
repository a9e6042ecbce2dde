import Almanac
import Course
import Interface
import Records

extension App {
    /// The server's look at the recordings that were handed in, by a host that has the person's files. No address leads
    /// here, and no worker asks it.
    ///
    /// A GET answers `{"open": [hash]}`, the recordings that a verdict is still to be made of. A POST says which of them
    /// are there, `{"held": [hash]}`, and writes the verdicts; with `"givesUp": true` those that were waited for long
    /// enough are refused as well.
    public func handleCourseDesk(_ request: Request, workspace: Workspace, resources: Resources) -> Outcome {
        let library = Library(workspace: workspace, resources: resources)
        do throws(NeedsData) {
            let desk = try CourseDesk(request, bundle, library)
            guard request.method == Method.post.rawValue else {
                let open = desk.map { $0.open } ?? []
                let answer: JSON = ["open": .array(open.map { .string($0) })]
                return .respond(Response(status: 200, body: answer.bytes()), changes: Changes())
            }
            guard let json = try? JSON(reading: request.body), let held = json["held"]?.array else {
                return .respond(Response(status: 400), changes: Changes())
            }
            var changeSet = ChangeSet(workspace: workspace, now: request.now)
            desk?.rule(
                held: Set(held.compactMap { $0.string }), givesUp: json["givesUp"] == .bool(true), &changeSet)
            return .respond(Response(status: 204), changes: changeSet.changes)
        } catch {
            return .needs(error.needs)
        }
    }

    /// The hash of the recording that a form hands in; `nil` for every other request. A host that has the person's files
    /// takes no form that names one which isn't there.
    public static func recording(in request: Request) -> String? {
        guard request.method == Method.post.rawValue, case .course(let route)? = Route(path: request.path) else {
            return nil
        }
        switch route {
        case .recording, .assessment: return (try? FormFields(request))?[.blob]
        case .today, .demo, .welcome, .notifications, .learn, .weeks, .week, .feedback, .video, .schedule, .recordings,
            .session, .sessionFile, .profile, .page, .sound, .announcement, .messages, .enrolment, .zone, .school:
            return nil
        }
    }

    /// Whether a record is of what happened in a course.
    public static func isCourse(_ key: RecordKey) -> Bool { key.kind == RecordKind.courseEvent.kind }
}
