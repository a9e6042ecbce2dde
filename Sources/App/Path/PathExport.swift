import Almanac
import Records
import WorshipPath

/// The path in a readable form, with the specification's names (section 7). Excused days are included only if the
/// person asked for them (K63).
enum PathExport {
    static func show(_ context: RequestContext) throws(NeedsData) -> Reply {
        guard let book = try PathBook(context) else { return PathReply.unbegun(context) }
        let withExcuse = context.query["excused"] == "on"
        var days: [JSON] = []
        for day in book.history.days.values.sorted(by: { a, b in a.date < b.date }) {
            days.append(day.takeout(withExcuse: withExcuse))
        }
        var intentions: [JSON] = []
        for intention in book.history.intentions.sorted(by: { a, b in a.setAt < b.setAt }) {
            var object = intention.fields
            object["review"] = .bool(intention.isReview)
            intentions.append(.object(object))
        }
        var profile: JSONObject = ["id": .string(book.profile.id)]
        for member in book.profile.fields.members { profile[member.name] = member.value }
        let file: JSON = .object([
            "profile": .object(profile), "plan": PathJSON.plan(book), "days": .array(days),
            "intentions": .array(intentions), "progress": PathJSON.progress(book, book.days),
        ])
        return .file(file.bytes(), type: "application/json", name: "wird-path.json")
    }
}
