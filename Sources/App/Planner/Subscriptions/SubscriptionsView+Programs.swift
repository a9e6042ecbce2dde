import Interface

extension SubscriptionsView {
    /// The way round: the person's own tasks in a calendar program, by an access that the page of tokens makes.
    var programs: Node {
        let strings = context.strings
        return card(.class("part")) {
            h2 { strings[.calendarProgramTitle] }
            p { strings[.calendarProgramLead] }
            p(.class("field-hint")) { strings[.calendarProgramAddress] }
            p(.class("secret")) { code(.dir(.leftToRight)) { App.calendarRoot } }
            div(.class("form-actions")) {
                linkButton(strings[.calendarProgramMake], href: Route.me(.tokens).link(), icon: .plus)
            }
            if context.opens(.planner(.exchange)) {
                p(.class("part-lead")) { strings[.exchangeBrief] }
                div(.class("form-actions")) {
                    linkButton(strings[.exchangeTitle], href: Route.planner(.exchange).link(), icon: .sync)
                }
            }
        }
    }
}
