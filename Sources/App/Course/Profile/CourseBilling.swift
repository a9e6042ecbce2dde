import Almanac
import Interface
import Planner

/// The plan and what was paid: `/course/profile/billing` (QF-146). A self-hosted copy has neither.
struct CourseBilling {
    let visit: CourseVisit
    private var strings: Strings { visit.strings }

    @NodeBuilder var node: Node {
        if let account = visit.context.account {
            rows {
                linkRow(
                    strings[.coursePlan], href: Route.me(.pro).link(), icon: .page,
                    value: account.plan.kind.map { strings[key: "pro.plan." + $0.rawValue] } ?? strings[.coursePlanNone]
                )
            }
            CourseView(visit: visit).section(strings[.coursePayments], id: "payments") {
                if let bought = account.plan.lastEvent, let kind = account.plan.kind {
                    rows {
                        row(
                            .text(strings[key: "pro.plan." + kind.rawValue]),
                            detail: .text(strings.date(visit.day(bought))))
                    }
                } else {
                    card(.class("prose")) { p { strings[.coursePaymentsNone] } }
                }
            }
        } else {
            rows { row(.text(strings[.coursePlan]), trailing: badge(strings[.courseSelfHosted])) }
            card(.class("prose")) { p { strings[.courseBilling] } }
        }
    }
}
