import Interface

/// The way from a screen to the help on it (MZ-288).
enum HelpLink {
    /// A question mark for a page's header.
    static func icon(_ topic: HelpTopic, _ context: RequestContext) -> Node {
        iconLink(.help, label: context.strings[.helpOpen], href: Route.me(.helpTopic(topic)).link())
    }

    /// Leads to the explanation of one calculation method.
    static func method(_ identifier: String) -> Link {
        Link(cleanPath: Route.me(.helpTopic(.methods)).path + "#" + identifier)
    }

    /// The texts can't be had: said with what still works.
    static func missing(_ context: RequestContext) -> Reply {
        ErrorScreen.refused(context, context.strings[.helpMissing], status: 503)
    }
}

extension PrayerSettingsPage {
    /// What help has on the page.
    var help: HelpTopic {
        switch self {
        case .nawafil: .nawafil
        case .special: .special
        case .travel: .travel
        case .prayers: .times
        }
    }
}
