import Interface
import Records

/// The own configuration for programs.
enum ConfigurationJSON {
    static func present(_ visit: Visit) -> JSON {
        [
            "configuration": visit.settings.configuration ?? .null,
            "holds": .bool(visit.settings.configuration == nil || visit.bundle !== visit.standing),
            "keys": visit.bundle.personal, "problems": .array(visit.bundle.problems.map { fault in fault.json }),
        ]
    }

    static func changes(_ overlay: JSON, _ visit: Visit) -> JSON {
        [
            "changes": .array(
                OwnConfiguration.changes(from: visit.standing.config, by: overlay).map { change in
                    ["key": .string(change.key), "before": change.before ?? .null, "after": change.after]
                })
        ]
    }

    static func refusal(_ problem: ConfigurationProblem, _ visit: Visit) -> Reply {
        let lines = problem.lines(visit.strings)
        let error: JSON = [
            "code": "invalid", "message": .string(visit.strings[.configurationErrors]),
            "fields": .object(["text": .string(lines.first?.text ?? "")]),
            "keys": .array(lines.map { line in ["key": .string(line.key), "reason": .string(line.text)] }),
        ]
        return .json(["error": error], status: 422)
    }
}
