import Almanac
import Interface
import Planner
import Records

/// One request of a calendar program, as the host read it.
struct TaskCalendar {
    let context: RequestContext
    let message: JSON

    init(_ context: RequestContext, _ message: JSON) {
        self.context = context
        self.message = message
    }

    /// The tasks that are asked for, with their texts.
    func list() throws(NeedsData) -> Outcome {
        if message["check"] != nil { return Self.answer(200, standing) }
        let items = try TodoItems(context)
        let writer = try items.writer(context)
        let names = (message["names"]?.array).map { names in Set(names.compactMap { $0.string }) }
        let changed = (message["changed"]?.array).map { keys in Set(keys.compactMap { try? RecordKey(json: $0) }) }
        let filter = message["filter"].map { TodoFilter($0) }
        var found: [JSON] = []
        for item in items.all {
            if let names, !names.contains(item.name) { continue }
            if let changed, !item.isMade(of: changed) { continue }
            let text = item.text(writer)
            if let filter, !filter.matches(item, text, in: writer.zone) { continue }
            found.append(
                .object([
                    "name": .string(item.name), "tag": .string(TodoItem.tag(text)), "text": .string(text),
                ]))
        }
        var answer: JSONObject = ["items": .array(found)]
        if let changed { answer["gone"] = .array(try gone(changed, items)) }
        return Self.answer(200, answer)
    }

    /// The calendar's title, the words of refusals that the host decides, and what the texts of all objects depend on
    /// besides their records.
    private var standing: JSONObject {
        let basis = [context.place?.zone ?? "", context.strings.language.code, context.bundle.build]
        return [
            "title": .string(context.strings[.appName]),
            "state": .string(ContentHash.text(Array(basis.joined(separator: " ").utf8))),
            "words": ["single": .string(context.strings[.calendarSingle])],
        ]
    }

    /// The names of changed records that aren't among the items.
    private func gone(_ changed: Set<RecordKey>, _ items: TodoItems) throws(NeedsData) -> [JSON] {
        let live = Set(items.all.map { $0.key })
        let names = Set(items.all.map { $0.name })
        let keys = changed.filter { !live.contains($0) && OccurrenceID($0.id) == nil }.sorted()
        try context.library.require(keys.map { RecordQuery($0.kind, in: $0.scope, .id($0.id)) })
        var gone: [JSON] = []
        for key in keys {
            guard let record = try context.library.record(key) else { continue }
            let name = KeptTodo(record)?.name ?? key.id + TodoItem.ending
            if !names.contains(name) { gone.append(.string(name)) }
        }
        return gone
    }

    /// The refusal of a request whose conditions don't hold (RFC 9110 §13.1), or `nil`.
    func unmet(_ tag: String?) -> Outcome? {
        let message = context.strings[.calendarChanged]
        if let wanted = tags("match") {
            guard let tag, wanted.contains("*") || wanted.contains(tag) else {
                return Self.refusal(412, "changed", message)
            }
        }
        if let unwanted = tags("none"), let tag, unwanted.contains("*") || unwanted.contains(tag) {
            return Self.refusal(412, "changed", message)
        }
        return nil
    }

    /// The tags of a condition; `nil` if the request doesn't have it.
    private func tags(_ condition: String) -> [String]? {
        (message[condition]?.array).map { tags in tags.compactMap { $0.string } }
    }

    static func answer(_ status: Int, _ object: JSONObject, _ changes: Changes = Changes()) -> Outcome {
        .respond(Response(status: status, body: JSON.object(object).bytes()), changes: changes)
    }

    static func refusal(_ status: Int, _ code: String, _ message: String, _ incident: Incident? = nil) -> Outcome {
        var response = Response(
            status: status, body: JSON.object(["code": .string(code), "message": .string(message)]).bytes())
        response.incident = incident
        return .respond(response, changes: Changes())
    }
}
