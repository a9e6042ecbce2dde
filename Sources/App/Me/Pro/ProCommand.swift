import Interface
import Planner
import Records

/// What a person does on the pages of Pro: begins the trial, chooses what to buy, or puts an offer away.
enum ProCommand {
    static func apply(_ form: FormFields, _ operation: Operation, _ visit: Visit, _ outbox: inout Outbox) -> Applied {
        guard let account = visit.account else { return Applied(ErrorScreen.notFound(visit)) }
        let back = form[.back].flatMap { ReturnPath($0) }
        switch form[.step].flatMap({ ProStep(rawValue: $0) }) {
        case .trial:
            guard account.entitlement.hasTrial else { return refuse(visit, "trial_used", visit.strings[.proTrialUsed]) }
            outbox.beginTrial()
            return welcome(back)
        case .buy:
            guard let kind = form[.plan].flatMap({ PlanKind(rawValue: $0) }) else {
                return refuse(visit, "invalid", visit.strings.choose(from: PlanKind.allCases), status: 422)
            }
            return buy(kind, account, operation, back, visit, &outbox)
        case .dismiss:
            guard let id = form[.mark], UpgradeOffer.isID(id) else {
                return refuse(visit, "invalid", visit.strings[.errorGone], status: 422)
            }
            outbox.set(Account.offersKey, [id: .bool(true), Record.deletedField: .bool(false)])
            return Applied(
                .seeOther(back?.link() ?? Route.planner(.today).link()),
                json: .json(.object(["dismissed": .string(id)])))
        case nil: return refuse(visit, "invalid", visit.strings.choose(from: ProStep.allCases), status: 422)
        }
    }

    private static func buy(
        _ kind: PlanKind, _ account: Account, _ operation: Operation, _ back: ReturnPath?, _ visit: Visit,
        _ outbox: inout Outbox
    ) -> Applied {
        switch Purchases(settings: account.tiers.purchases).begin(
            kind, account.plan, id: operation.number, at: visit.request.now)
        {
        case .closed: return refuse(visit, "purchases_closed", visit.strings[.proClosed])
        case .granted(let plan):
            outbox.keep(plan)
            return welcome(back)
        case .page(let link, let plan):
            outbox.keep(plan)
            var items = [QueryItem(.plan, kind.rawValue)]
            if let back { items.append(QueryItem(.back, back.text)) }
            // The policy of pages lets no form lead to another site: the way there is a link on the next page.
            return Applied(
                .seeOther(Route.me(.pro).link(items)), json: .json(.object(["checkout": .string(link.text)])))
        }
    }

    /// Back to the exact screen, with a word of welcome (MZ-276).
    private static func welcome(_ back: ReturnPath?) -> Applied {
        let back = back ?? ReturnPath(Route.me(.home).path)
        return Applied(
            .seeOther(back?.link(.me(.proWelcome)) ?? Route.me(.home).link()),
            json: .json(.object(["open": .bool(true), "location": .string(back?.text ?? Route.me(.home).path)])))
    }

    private static func refuse(_ visit: Visit, _ code: String, _ message: String, status: Int = 409) -> Applied {
        Applied(
            ErrorScreen.refused(visit, message, status: status), json: .refusal(code, message, status: status))
    }
}
