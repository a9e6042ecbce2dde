import Interface
import Records

/// The answers to the forms of a school.
struct SchoolAnswer {
    let context: RequestContext

    /// Leads to a page, which says what was done.
    func done(_ route: SchoolRoute, _ notice: CourseNotice, _ json: JSONObject = [:]) -> Applied {
        var json = json
        json["done"] = .string(notice.rawValue)
        return Applied(.seeOther(route.route.link(QueryItem(.notice, notice.rawValue))), json: .json(.object(json)))
    }

    func refuse(_ code: String, _ message: String, field: FieldName? = nil, status: Int = 409) -> Applied {
        CourseAnswer(context: context).refuse(code, message, field: field, status: status)
    }

    /// A text that is missing or too long.
    func refuse(_ field: FieldName, limit: Int) -> Applied {
        refuse(
            "invalid", context.strings(.schoolTextNeeded, .number("limit", limit)), field: field, status: 422)
    }

    func choose(_ field: FieldName, from choices: [String]) -> Applied {
        CourseAnswer(context: context).choose(field, from: choices)
    }

    var gone: Applied { CourseAnswer(context: context).gone }
}

/// A text of a form, within its limit.
enum SchoolText {
    static func read(_ text: String?, limit: Int) -> String? {
        let text = CourseText.trimmed(text)
        guard !text.isEmpty, text.count <= limit, text.utf8.count <= limit * 4 else { return nil }
        return text
    }
}
