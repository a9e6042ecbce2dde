import Almanac
import Interface
import Planner
import Records

/// The timetable's page for programs. `docs/api.md` lists the keys.
enum TimetableJSON {
    /// The stored timetable, and the one before it.
    static func present(_ context: RequestContext) throws(NeedsData) -> JSON {
        let choice = context.settings.timetables
        return [
            "timetable": choice.imported.map {
                head($0, isOn: choice.isOn, usesIqama: choice.usesIqama, context)
            } ?? .null,
            "before": try TimetableChoice.before(context).map { .string($0.name) } ?? .null,
        ]
    }

    static func head(_ head: TimetableHead, isOn: Bool, usesIqama: Bool, _ context: RequestContext) -> JSON {
        [
            "name": .string(head.name), "imported": .int(head.importedAt.seconds),
            "first": .string(head.first.description), "last": .string(head.last.description),
            "days": .int(Int64(head.days)), "on": .bool(isOn), "hasIqama": .bool(head.hasIqama),
            "iqama": .bool(usesIqama), "near": .bool(context.place.map { head.holds(at: $0.coordinates) } ?? false),
        ]
    }

    static func preview(_ preview: TimetablePreview, _ context: RequestContext) -> JSON {
        let timetable = preview.timetable
        var differences = JSONObject()
        for (event, minutes) in preview.differences {
            differences[event.identifier] = .array([
                .int(Int64(minutes.lowerBound)), .int(Int64(minutes.upperBound)),
            ])
        }
        return [
            "preview": [
                "name": .string(timetable.name), "first": .string(timetable.first.description),
                "last": .string(timetable.last.description), "days": .array(timetable.days.map { day in day.json }),
                "differences": .object(differences),
                "doubts": .array(preview.doubts.map { doubt in self.doubt(doubt, context.strings) }),
            ]
        ]
    }

    private static func doubt(_ doubt: TimetableDoubt, _ strings: Strings) -> JSON {
        var object: JSONObject = [
            "first": .string(doubt.first.description), "last": .string(doubt.last.description),
            "text": .string(strings.words(doubt)),
        ]
        if let event = doubt.kind.event { object["name"] = .string(event.identifier) }
        if let minutes = doubt.kind.minutes { object["minutes"] = .int(Int64(minutes)) }
        return .object(object)
    }

    /// All errors in a file, as a list and as one message of several lines.
    static func refusal(_ errors: TimetableErrors, _ strings: Strings) -> Reply {
        var list: [JSON] = []
        var lines: [String] = []
        for error in errors.errors {
            list.append([
                "line": .int(Int64(error.line)), "column": .int(Int64(error.column)),
                "heading": .string(error.heading), "found": .string(error.found),
                "reason": .string(error.reason.rawValue), "text": .string(strings.words(error)),
            ])
            let place = strings.place(of: error)
            lines.append(place.isEmpty ? strings.words(error) : place + ": " + strings.words(error))
        }
        if errors.isCutShort { lines.append(strings[.timetableErrorsMore]) }
        return .json(
            [
                "error": [
                    "code": "invalid", "message": .string(lines.joined(separator: "\n")), "errors": .array(list),
                    "more": .bool(errors.isCutShort),
                ]
            ], status: 422)
    }
}
