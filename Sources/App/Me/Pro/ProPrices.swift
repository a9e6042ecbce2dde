import Interface
import Planner

/// The price of Pro where the person lives, the trial, and the terms.
struct ProPrices {
    let context: RequestContext
    let account: Account
    let back: ReturnPath?
    private var strings: Strings { context.strings }
    private var settings: PurchaseSettings { account.tiers.purchases }

    init(_ context: RequestContext, _ account: Account, back: ReturnPath?) {
        self.context = context
        self.account = account
        self.back = back
    }

    @NodeBuilder var node: Node {
        if let link = checkout {
            p { strings[.proCheckoutLead] }
            a(href: link, .class("button", "button-primary"), .rel("external")) { span { strings[.proCheckout] } }
        }
        if account.entitlement.hasTrial, !account.entitlement.isPaid {
            form(.trial) {
                submitButton(strings[.proTrial], icon: .star, .data("haptic", "success"))
            }
            p(.class("field-hint")) {
                strings(
                    .proTrialTerms, count: account.tiers.trialDays,
                    .number("hours", account.tiers.graceHours))
            }
        }
        if let price = account.tiers.price(country: context.place?.country ?? "") { prices(price) }
        p(.class("field-hint")) { strings[.proTerms] }
        p(.class("field-hint")) { strings[.proSupport] }
        div(.class("form-actions")) {
            linkButton(strings[.proTermsRead], href: Route.me(.legal(.terms)).link(), kind: .quiet)
            linkButton(strings[.proRefund], href: Route.me(.legal(.refund)).link(), kind: .quiet)
        }
    }

    private func prices(_ price: RegionalPrice) -> Node {
        ul(.class("pro-prices")) {
            for plan in PlanKind.allCases {
                li {
                    h3 { strings[key: "pro.plan." + plan.rawValue] }
                    p(.class("pro-price")) { bdi { strings.amount(price[plan], price.currency) } }
                    p(.class("field-hint")) { strings[key: "pro.plan.\(plan.rawValue).per"] }
                    if plan == .annual, price.saving > 0 {
                        badge(strings(.proSave, .number("percent", price.saving)))
                    }
                    if settings.provider != .none { choose(plan) }
                }
            }
        }
    }

    private func choose(_ plan: PlanKind) -> Node {
        form(.buy) {
            hiddenInput(FieldName.plan.rawValue, plan.rawValue)
            submitButton(
                strings(.proChoose, .word("plan", strings[key: "pro.plan." + plan.rawValue])), kind: .secondary)
        }
    }

    private func form(_ step: ProStep, @NodeBuilder content: () -> Node) -> Node {
        postForm(Route.me(.pro).link(), operation: IdempotencyKeySlot.mark) {
            hiddenInput(FieldName.step.rawValue, step.rawValue)
            if let back { hiddenInput(FieldName.back.rawValue, back.text) }
            content()
        }
    }

    /// The shop's page for the chosen plan.
    private var checkout: Link? {
        guard let plan = context.parameter(.plan).flatMap({ PlanKind(rawValue: $0) }) else { return nil }
        return Purchases(settings: settings).link(plan, account.plan)
    }
}
