import Interface
import Planner
import Records

/// The answer for a feature that isn't open: pages lead to the carousel, and programs get 402 (RFC 9110 §15.5.3) with
/// what they need to lead there. Nothing is written.
enum PlanGate {
    static func reply(_ gate: Gate, _ context: RequestContext, _ form: FormFields? = nil) -> Reply {
        reply(gate.feature, context, form)
    }

    static func reply(_ feature: String, _ context: RequestContext, _ form: FormFields? = nil) -> Reply {
        let link = link(feature, back: ReturnPath(context, form))
        // A subscribing calendar reads no pages, whatever its headers say.
        var isProgram = context.wantsJSON
        if case .planner(.feed) = context.route { isProgram = true }
        guard isProgram else { return .seeOther(link) }
        let error: JSONObject = [
            "code": "entitlement_required", "message": .string(words(feature, context.strings)),
            "feature": .string(feature), "upgrade": .string(link.text),
        ]
        return .json(.object(["error": .object(error)]), status: 402)
    }

    /// A sentence that says a feature belongs to Pro and nothing is lost.
    static func words(_ feature: String, _ strings: Strings) -> String {
        strings(.proRequired, .word("feature", strings[key: "pro.feature." + feature]))
    }

    /// A link to the carousel for a wanted feature, with the way back.
    static func link(_ feature: String?, back: ReturnPath) -> Link {
        var items = [QueryItem(.back, back.text)]
        guard let feature else { return Route.me(.pro).link(items) }
        items.insert(QueryItem(.feature, feature), at: 0)
        let link = Route.me(.pro).link(items)
        return ProScreens.screen(about: feature).map { number in link.at(ProScreens.id(number)) } ?? link
    }
}
