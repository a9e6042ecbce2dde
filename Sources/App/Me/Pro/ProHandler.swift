import Interface
import Planner
import Records

/// Handles the forms of Pro: begins the trial, chooses what to buy, or dismisses an offer.
enum ProHandler {
    static func apply(
        _ form: FormFields, _ idempotencyKey: IdempotencyKey, _ context: RequestContext, _ changeSet: inout ChangeSet
    ) -> Applied {
        guard let account = context.account else { return Applied(ErrorScreen.notFound(context)) }
        let back = form[.back].flatMap { ReturnPath($0) }
        switch form[.step].flatMap({ ProStep(rawValue: $0) }) {
        case .trial:
            guard account.entitlement.hasTrial else {
                return refuse(context, "trial_used", context.strings[.proTrialUsed])
            }
            changeSet.beginTrial()
            return welcome(back)
        case .buy:
            guard let kind = form[.plan].flatMap({ PlanKind(rawValue: $0) }) else {
                return refuse(context, "invalid", context.strings.choose(from: PlanKind.allCases), status: 422)
            }
            return buy(kind, account, idempotencyKey, back, context, &changeSet)
        case .dismiss:
            guard let id = form[.mark], UpgradeOffer.isID(id) else {
                return refuse(context, "invalid", context.strings[.errorGone], status: 422)
            }
            changeSet.set(Account.offersKey, [id: .bool(true), Record.deletedField: .bool(false)])
            return Applied(
                .seeOther(back?.link() ?? Route.planner(.today).link()),
                json: .json(.object(["dismissed": .string(id)])))
        case nil: return refuse(context, "invalid", context.strings.choose(from: ProStep.allCases), status: 422)
        }
    }

    private static func buy(
        _ kind: PlanKind, _ account: Account, _ idempotencyKey: IdempotencyKey, _ back: ReturnPath?,
        _ context: RequestContext,
        _ changeSet: inout ChangeSet
    ) -> Applied {
        switch Purchases(settings: account.tiers.purchases).begin(
            kind, account.plan, id: idempotencyKey.number, at: context.request.now)
        {
        case .closed: return refuse(context, "purchases_closed", context.strings[.proClosed])
        case .granted(let plan):
            changeSet.keep(plan)
            return welcome(back)
        case .page(let link, let plan):
            changeSet.keep(plan)
            var items = [QueryItem(.plan, kind.rawValue)]
            if let back { items.append(QueryItem(.back, back.text)) }
            // The pages' policy forbids forms that lead to another site, so the next page has a link there.
            return Applied(
                .seeOther(Route.me(.pro).link(items)), json: .json(.object(["checkout": .string(link.text)])))
        }
    }

    /// Returns to the exact screen with a word of welcome (MZ-276).
    private static func welcome(_ back: ReturnPath?) -> Applied {
        let back = back ?? ReturnPath(Route.me(.home).path)
        return Applied(
            .seeOther(back?.link(.me(.proWelcome)) ?? Route.me(.home).link()),
            json: .json(.object(["open": .bool(true), "location": .string(back?.text ?? Route.me(.home).path)])))
    }

    private static func refuse(_ context: RequestContext, _ code: String, _ message: String, status: Int = 409)
        -> Applied
    {
        Applied(
            ErrorScreen.refused(context, message, status: status), json: .refusal(code, message, status: status))
    }
}
