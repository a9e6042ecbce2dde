import Interface
import Planner
import Records

/// What is said where a feature is not open: a page leads to the carousel, a program gets 402 (RFC 9110 §15.5.3) and what
/// it needs to lead there. Nothing is written.
enum PlanGate {
    static func reply(_ gate: Gate, _ context: RequestContext, _ form: FormFields? = nil) -> Reply {
        reply(gate.feature, context, form)
    }

    static func reply(_ feature: String, _ context: RequestContext, _ form: FormFields? = nil) -> Reply {
        let link = link(feature, back: ReturnPath(context, form))
        // A calendar that subscribes reads no pages, whatever it says it does.
        var isProgram = context.wantsJSON
        if case .planner(.feed) = context.route { isProgram = true }
        guard isProgram else { return .seeOther(link) }
        let error: JSONObject = [
            "code": "entitlement_required", "message": .string(words(feature, context.strings)),
            "feature": .string(feature), "upgrade": .string(link.text),
        ]
        return .json(.object(["error": .object(error)]), status: 402)
    }

    /// That a feature is Pro's, and that nothing is lost.
    static func words(_ feature: String, _ strings: Strings) -> String {
        strings(.proRequired, .word("feature", strings[key: "pro.feature." + feature]))
    }

    /// The way to the carousel, for a feature that was wanted, and back.
    static func link(_ feature: String?, back: ReturnPath) -> Link {
        var items = [QueryItem(.back, back.text)]
        if let feature { items.insert(QueryItem(.feature, feature), at: 0) }
        return Route.me(.pro).link(items)
    }
}
