import Interface
import Records

/// The person's own configuration for programs.
enum ConfigurationJSON {
    static func present(_ context: RequestContext) -> JSON {
        [
            "configuration": context.settings.configuration ?? .null,
            "holds": .bool(context.settings.configuration == nil || context.bundle !== context.standing),
            "keys": context.bundle.personal, "problems": .array(context.bundle.problems.map { fault in fault.json }),
        ]
    }

    static func changes(_ overlay: JSON, _ context: RequestContext) -> JSON {
        [
            "changes": .array(
                OwnConfiguration.changes(from: context.standing.config, by: overlay).map { change in
                    ["key": .string(change.key), "before": change.before ?? .null, "after": change.after]
                })
        ]
    }

    static func refusal(_ problem: ConfigurationProblem, _ context: RequestContext) -> Reply {
        let lines = problem.lines(context.strings)
        let error: JSON = [
            "code": "invalid", "message": .string(context.strings[.configurationErrors]),
            "fields": .object(["text": .string(lines.first?.text ?? "")]),
            "keys": .array(lines.map { line in ["key": .string(line.key), "reason": .string(line.text)] }),
        ]
        return .json(["error": error], status: 422)
    }
}
