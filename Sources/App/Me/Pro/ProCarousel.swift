import Interface
import Planner

/// The five screens of Pro side by side, which are swiped or stepped through by links, so that they need no script
/// (MZ-274).
struct ProCarousel {
    let context: RequestContext
    let account: Account
    let back: ReturnPath?
    private var strings: Strings { context.strings }

    init(_ context: RequestContext, _ account: Account, back: ReturnPath?) {
        self.context = context
        self.account = account
        self.back = back
    }

    var node: Node {
        div(.class("pro"), .role("group"), .aria("label", strings[.proSteps])) {
            for (index, name) in ProScreens.all.enumerated() { screen(index, name) }
        }
    }

    private func screen(_ index: Int, _ name: String) -> Node {
        let id = ProScreens.id(index + 1)
        return section(.class("pro-screen", "card"), .id(id), .aria("labelledby", id + "-title")) {
            div(.class("pro-demo", "pro-\(name)"), .ariaHidden) { ProDemo(context).node(name) }
            h2(.id(id + "-title")) { strings[key: "pro.\(name).title"] }
            p(.class("pro-lead")) { strings[key: "pro.\(name).lead"] }
            body(name)
            steps(index)
        }
    }

    @NodeBuilder private func body(_ name: String) -> Node {
        switch name {
        case "welcome":
            ul(.class("pro-benefits")) {
                benefit(.moon, "nawafil")
                benefit(.repeats, "scheduling")
                benefit(.sun, "themes")
            }
            p(.class("field-hint", "pro-swipe")) { strings[.proSwipe] }
        case "nawafil": more("nawafil")
        case "scheduling":
            comparison
            more("scheduling")
        case "themes": ProThemes(context).node
        default: ProPrices(context, account, back: back).node
        }
    }

    private func benefit(_ icon: Icon, _ name: String) -> Node {
        li {
            icon.node()
            span { strings[key: "pro.benefit." + name] }
        }
    }

    /// Further details, shown when touched (MZ-275).
    private func more(_ name: String) -> Node {
        details(.class("more-fields")) {
            summary(.class("field-label")) { strings[.proMore] }
            p { strings[key: "pro.\(name).more"] }
        }
    }

    /// The reminders that are free for everybody, beside those of Pro.
    private var comparison: Node {
        div(.class("pro-compare")) {
            for tier in ["basic", "pro"] {
                div {
                    h3 { strings[tier == "pro" ? .proTitle : .proBasic] }
                    ul {
                        for number in 1...3 { li { strings[key: "pro.compare.\(tier).\(number)"] } }
                    }
                }
            }
        }
    }

    /// The position among the screens, with links to the others.
    private func steps(_ index: Int) -> Node {
        div(.class("pro-steps")) {
            div(.class("pro-dots")) {
                for other in ProScreens.all.indices {
                    let words = strings(
                        .proStep, .number("number", other + 1), .number("total", ProScreens.all.count))
                    a(
                        href: Link(fragment: ProScreens.id(other + 1)), .aria("label", words),
                        .current("step", when: other == index)
                    ) { span() }
                }
            }
            if index + 1 < ProScreens.all.count {
                linkButton(
                    strings[.proNext], href: Link(fragment: ProScreens.id(index + 2)), kind: .quiet, icon: .forward)
            }
        }
    }
}

/// Every theme in its own colours, one after another raised a little; a touch shows one larger at once. The free one is
/// labelled as free (K6).
struct ProThemes {
    let context: RequestContext
    private var strings: Strings { context.strings }

    init(_ context: RequestContext) { self.context = context }

    var node: Node {
        fieldset(.class("field", "pro-themes")) {
            legend(.class("spoken")) { strings[key: "pro.themes.title"] }
            for theme in context.bundle.theme.themes { swatch(theme) }
        }
    }

    private func swatch(_ theme: Theme) -> Node {
        label(.class("pro-theme"), .data("theme", theme.name), .data("mode", "light")) {
            input(.type("radio"), .name("preview"), .value(theme.name), .class("spoken"))
            span(.class("pro-theme-band"), .ariaHidden) { strings.name(.asr) }
            span(.class("pro-theme-name")) { name(theme) }
            if theme.tier == .free { badge(strings[.proFree]) }
        }
    }

    private func name(_ theme: Theme) -> String {
        let key = "pro.theme." + theme.name
        return strings.has(key: key) ? strings[key: key] : theme.name
    }
}
