import Interface

/// Links from a screen to its help (MZ-288).
enum HelpLink {
    /// A question mark for a page's header.
    static func icon(_ topic: HelpTopic, _ context: RequestContext) -> Node {
        iconLink(.help, label: context.strings[.helpOpen], href: Route.me(.helpTopic(topic)).link())
    }

    /// A link to the explanation of a calculation method.
    static func method(_ identifier: String) -> Link {
        Link(cleanPath: Route.me(.helpTopic(.methods)).path + "#" + identifier)
    }

    /// The answer if the texts aren't available, which says what still works.
    static func missing(_ context: RequestContext) -> Reply {
        ErrorScreen.refused(context, context.strings[.helpMissing], status: 503)
    }
}

extension PrayerSettingsPage {
    /// The help topic for the page.
    var help: HelpTopic {
        switch self {
        case .nawafil: .nawafil
        case .special: .special
        case .travel: .travel
        case .prayers: .times
        }
    }
}
