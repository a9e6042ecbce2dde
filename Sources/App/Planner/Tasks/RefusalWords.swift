import Almanac
import Interface
import Planner
import Records

/// A refusal in words: what is wrong, where, and what is possible instead.
struct RefusalWords: Sendable {
    /// A short code for programs.
    var code: String
    var status: Int
    /// The complete message, in one or two sentences.
    var message: String
    /// The message of each field.
    var fields: [(field: FieldName, message: String)] = []
    /// The nearest suitable starts on ``date``.
    var suggestions: [Int] = []
    var parts: [TaskPart] = []
    var date: CivilDate?
    /// The start that was refused.
    var start: Int?
    var duration: Int?

    init(_ refusal: TaskRefusal, _ context: RequestContext) {
        switch refusal {
        case .fields(let problems):
            code = "invalid"
            status = 422
            message = ""
            for problem in problems {
                let words = problem.words(context.strings)
                fields.append((problem.field, words))
                message += (message.isEmpty ? "" : " ") + words
            }
        case .placeNeeded:
            code = "place_needed"
            status = 409
            message = context.strings[.welcomeBody]
        case .placement(let refusal, let date):
            (code, message) = Self.placement(refusal, context)
            status = 409
            suggestions = refusal.suggestions
            parts = refusal.parts
            start = refusal.start
            duration = refusal.duration
            self.date = date
        }
    }

    private static func placement(_ refusal: PlacementRefusal, _ context: RequestContext) -> (String, String) {
        switch refusal.reason {
        case .prayers(let blocks):
            let names = context.strings.list(blocks.map { block in context.strings.name(block) })
            let phrase: Phrase = refusal.suggestions.isEmpty ? .errorConflictNone : .errorConflict
            return ("prayer_conflict", context.strings(phrase, .word("prayer", names)))
        case .missingMinutes: return ("missing_hour", context.strings[.errorMissingHour])
        case .outsideDay: return ("outside_day", context.strings[.errorStart])
        }
    }

    /// The refusal for a program: `{"error":{"code","message","fields","suggestions"}}`.
    var json: Reply {
        var error: JSONObject = ["code": .string(code), "message": .string(message)]
        if !fields.isEmpty {
            var object = JSONObject()
            for (field, words) in fields { object[field.rawValue] = .string(words) }
            error["fields"] = .object(object)
        }
        if let date {
            var starts: [JSON] = []
            for minute in suggestions {
                starts.append(.object(["date": .string(date.description), "start": .string(Minute.text(minute))]))
            }
            error["suggestions"] = .array(starts)
            if !parts.isEmpty {
                error["parts"] = .array(
                    parts.map { part in
                        .object(["start": .string(Minute.text(part.start)), "duration": .int(Int64(part.duration))])
                    })
            }
        }
        return .json(.object(["error": .object(error)]), status: status)
    }
}

extension Reply {
    /// A refusal for a program, with a code it can act on.
    static func refusal(_ code: String, _ message: String, field: FieldName? = nil, status: Int) -> Reply {
        refusal(code, message, named: field?.rawValue, status: status)
    }

    /// The same for a field whose name depends on configuration.
    static func refusal(_ code: String, _ message: String, named field: String?, status: Int) -> Reply {
        var error: JSONObject = ["code": .string(code), "message": .string(message)]
        if let field { error["fields"] = .object([field: .string(message)]) }
        return .json(.object(["error": .object(error)]), status: status)
    }
}

/// The reason that a form was refused.
enum TaskRefusal: Error, Sendable {
    /// Fields that need another value.
    case fields([FieldProblem])
    /// The task can't be placed there; the refusal carries the nearest suitable times.
    case placement(PlacementRefusal, CivilDate)
    /// No place is known, so there is no day to plan.
    case placeNeeded
}
