import Interface
import Records

/// Help: the list of its topics with a search, and each topic (MZ-288).
enum HelpScreen {
    static func show(_ context: RequestContext) throws(NeedsData) -> Reply {
        guard let guide = try Guide(context) else { return HelpLink.missing(context) }
        let words = context.parameter(.query) ?? ""
        let found = topics(words, guide)
        guard !context.wantsJSON else { return .json(json(found, guide)) }
        let title = context.strings[.helpTitle]
        return .page(
            Page(
                title: title, area: .me, name: "help",
                header: PageHeader(title, back: Route.me(.home).link(), backLabel: context.strings[.navBack]).node,
                content: group {
                    p(.class("part-lead")) { guide["help.lead"] }
                    search(words, guide)
                    results(found, words, guide)
                    more(context, guide)
                }))
    }

    static func show(_ context: RequestContext, _ topic: HelpTopic) throws(NeedsData) -> Reply {
        guard let guide = try Guide(context) else { return HelpLink.missing(context) }
        let title = guide[topic.key]
        guard !context.wantsJSON else {
            return .json(.object(["title": .string(title), "text": .string(guide[topic.key + ".body"])]))
        }
        return .page(
            Page(
                title: title, area: .me, name: "help-topic",
                header: PageHeader(title, back: Route.me(.help).link(), backLabel: context.strings[.helpTitle]).node,
                content: group {
                    p(.class("part-lead")) { guide[topic.key + ".brief"] }
                    if let demo = topic.demo { demo.node(guide["demo." + demo.rawValue]) }
                    card(.class("prose", "guide")) { guide.prose(topic.key + ".body") }
                    if topic == .methods { MethodExplanations(context, guide).node }
                    if let screen = topic.screen, context.opens(screen) {
                        linkButton(guide["help.goThere"], href: screen.link(), icon: .forward)
                    }
                }))
    }

    private static func topics(_ words: String, _ guide: Guide) -> [HelpTopic] {
        let wanted = FoldedText(words)
        var found: [HelpTopic] = []
        for topic in HelpTopic.allCases {
            let text = guide[topic.key] + " " + guide[topic.key + ".brief"] + " " + guide[topic.key + ".body"]
            if words.isEmpty || FoldedText(text).holds(wanted) { found.append(topic) }
        }
        return found
    }

    private static func search(_ words: String, _ guide: Guide) -> Node {
        form(
            .method(.get), .action(Route.me(.help).link()), .class("search"), .role("search"), .data("live-search"),
            .data("results", "topics")
        ) {
            Field(Parameter.query.rawValue, label: guide["help.search"]).text(
                words, type: "search", .autocomplete("off"), .enterkeyhint("search"))
            submitButton(guide["help.search.submit"], kind: .secondary, icon: .search)
        }
    }

    private static func results(_ found: [HelpTopic], _ words: String, _ guide: Guide) -> Node {
        div(.id("topics"), .class("topics")) {
            if found.isEmpty { p(.role("status")) { guide["help.none"] } }
            for topics in HelpTopic.Group.allCases {
                let own = found.filter { topic in topic.group == topics }
                if !own.isEmpty {
                    titledSection(guide["help.group." + topics.rawValue], id: "help-" + topics.rawValue) {
                        rows {
                            for topic in own {
                                linkRow(
                                    guide[topic.key], href: Route.me(.helpTopic(topic)).link(),
                                    detail: guide[topic.key + ".brief"])
                            }
                        }
                    }
                }
            }
        }
    }

    /// Links to repeat the first steps and the tour, and to the legal pages.
    private static func more(_ context: RequestContext, _ guide: Guide) -> Node {
        group {
            rows {
                linkRow(guide["setup.again"], href: Route.me(.setupStep(.welcome)).link(), icon: .star)
                linkRow(context.strings[.legalTitle], href: Route.me(.legal(.privacy)).link(), icon: .check)
                linkRow(context.strings[.sourcesTitle], href: Route.me(.sources).link(), icon: .quran)
            }
            if context.place != nil {
                SetupForm.node([(value: "tour", label: guide["tour.again"])], kind: .quiet)
            }
        }
    }

    private static func json(_ topics: [HelpTopic], _ guide: Guide) -> JSON {
        var list: [JSON] = []
        for topic in topics {
            list.append(
                .object([
                    "name": .string(topic.rawValue), "title": .string(guide[topic.key]),
                    "brief": .string(guide[topic.key + ".brief"]),
                ]))
        }
        return .object(["topics": .array(list)])
    }
}
