import Almanac
import Interface
import Planner
import Records

/// The plan and what was paid: `/course/profile/billing` (QF-146). A self-hosted copy has neither.
struct CourseBilling {
    let visit: CourseVisit
    /// What the shop reported; none in a self-hosted copy.
    private let payments: Payments
    private var strings: Strings { visit.strings }

    init(visit: CourseVisit) throws(NeedsData) {
        self.visit = visit
        guard visit.context.account != nil else {
            payments = Payments(nil)
            return
        }
        try visit.context.library.require([Payments.query])
        payments = Payments(try visit.context.library.record(Payments.key))
    }

    @NodeBuilder var node: Node {
        if let account = visit.context.account {
            rows {
                linkRow(
                    strings[.coursePlan], href: Route.me(.pro).link(), icon: .page,
                    value: account.plan.kind.map { strings[key: "pro.plan." + $0.rawValue] } ?? strings[.coursePlanNone]
                )
            }
            CourseView(visit: visit).section(strings[.coursePayments], id: "payments") {
                if !payments.list.isEmpty {
                    rows(.data("payments")) { for payment in payments.list { row(payment) } }
                } else {
                    card(.class("prose")) { p { strings[.coursePaymentsNone] } }
                }
            }
        } else {
            rows { Interface.row(.text(strings[.coursePlan]), trailing: badge(strings[.courseSelfHosted])) }
            card(.class("prose")) { p { strings[.courseBilling] } }
        }
    }

    private func row(_ payment: Payments.Payment) -> Node {
        Interface.row(
            .text(strings[key: "pro.plan." + payment.plan.rawValue]),
            detail: strings.parted([
                .text(strings.date(visit.day(payment.at))),
                .text(payment.amount.map { strings.amount($0, payment.currency) } ?? ""),
            ]),
            trailing: payment.isRefund ? badge(strings[.coursePaymentRefunded]) : .nothing)
    }
}
