import Almanac
import Interface
import Planner
import Records

/// A word about Pro on Today in commercial mode, when one is due; one touch dismisses it for good (MZ-273).
struct UpgradeCard {
    let context: RequestContext
    private let offer: UpgradeOffer?

    init(_ context: RequestContext, _ day: Day) {
        self.context = context
        guard let account = context.account else {
            offer = nil
            return
        }
        var facts = UpgradeOffer.Facts(now: context.request.now)
        facts.since = account.since
        facts.dismissed = account.dismissed
        facts.hijri = day.hijri
        facts.isEid = day.facts.eid != nil
        let now = day.days.now.minuteOfDay
        facts.isInPrayer = day.plan.day.blocks.contains { $0.start <= now && now < $0.end }
        offer = UpgradeOffer(account.entitlement, account.tiers.offers, facts)
    }

    @NodeBuilder var node: Node {
        if let offer {
            let strings = context.strings
            card(.class("part", "pro-offer"), .data("offer", offer.kind.rawValue)) {
                h2 { strings[key: "pro.offer." + offer.kind.rawValue] }
                p { strings[key: "pro.offer.\(offer.kind.rawValue).body"] }
                div(.class("form-actions")) {
                    linkButton(
                        strings[.proOpen], href: Route.me(.pro).link(QueryItem(.back, context.route.path)), icon: .star)
                    postForm(Route.me(.pro).link(), operation: IdempotencyKeySlot.mark, .data("inplace")) {
                        hiddenInput(FieldName.step.rawValue, ProStep.dismiss.rawValue)
                        hiddenInput(FieldName.mark.rawValue, offer.id)
                        hiddenInput(FieldName.back.rawValue, context.route.path)
                        submitButton(strings[.proLater], kind: .quiet)
                    }
                }
            }
        }
    }
}
