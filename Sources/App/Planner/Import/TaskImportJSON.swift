import Almanac
import Interface
import Planner
import Records

/// The tasks of a file for programs. `docs/cli.md` lists the keys.
enum TaskImportJSON {
    static func preview(_ found: TaskImport, _ context: RequestContext) -> JSON {
        var tasks: [JSON] = []
        for entry in found.entries {
            var object: JSONObject = [
                "line": .int(Int64(entry.line)), "known": .bool(entry.isKnown), "task": TaskJSON.json(entry.task),
            ]
            if let found = entry.repetition {
                object["repeat"] = [
                    "rule": .string(found.recurrence.text), "start": .string(found.recurrence.start.description),
                    "time": .string(found.time.text),
                    "text": .string(RepeatSentence(context).text(found)),
                ]
            }
            tasks.append(.object(object))
        }
        return ["preview": ["tasks": .array(tasks), "remarks": remarks(found, context)]]
    }

    /// The answer to a file without tasks: every line with what is wrong with it.
    static func refusal(_ found: TaskImport, _ context: RequestContext) -> Reply {
        let message = context.strings[.taskImportEmpty]
        return .json(
            ["error": ["code": "invalid", "message": .string(message), "remarks": remarks(found, context)]], status: 422
        )
    }

    private static func remarks(_ found: TaskImport, _ context: RequestContext) -> JSON {
        var list: [JSON] = []
        for remark in found.remarks {
            list.append([
                "line": .int(Int64(remark.line)), "reason": .string(remark.reason.rawValue),
                "found": .string(remark.found), "message": .string(context.strings.words(remark)),
                "taken": .bool(remark.isTaken),
            ])
        }
        return .array(list)
    }
}

extension Strings {
    /// The remark on a line of a file with tasks.
    func words(_ remark: TaskFileRemark) -> String {
        self(Phrase("taskImport.reason." + remark.reason.rawValue), .text("found", remark.found))
    }
}
