import Interface

/// A topic that help has a page on. The raw value is the last part of the path and the name of its texts.
enum HelpTopic: String, CaseIterable, Hashable, Sendable {
    case today, tasks, timeline, dragging
    /// A day that runs late.
    case late
    case repeating
    case times, methods
    case highLatitude = "high-latitude"
    case hijri, timetable
    /// Voluntary prayers.
    case nawafil
    /// Jummah, Ramadan and Eid.
    case special
    case travel
    case reminders, data, offline, privacy
    /// A server that the person runs.
    case server
    case questions

    /// The groups of topics on the first page.
    enum Group: String, CaseIterable, Sendable {
        case day, prayer, shape, device
    }

    var group: Group {
        switch self {
        case .today, .tasks, .timeline, .dragging, .late, .repeating: .day
        case .times, .methods, .highLatitude, .hijri, .timetable: .prayer
        case .nawafil, .special, .travel: .shape
        case .reminders, .data, .offline, .privacy, .server, .questions: .device
        }
    }

    /// The screen that a topic explains.
    var screen: Route? {
        switch self {
        case .today, .timeline, .dragging, .late: .planner(.today)
        case .tasks: .planner(.inbox)
        case .repeating: .planner(.series)
        case .times: .times(.thisMonth)
        case .methods: .times(.methods)
        case .highLatitude: .me(.settings)
        case .hijri: .times(.thisHijriYear)
        case .timetable: .times(.timetable)
        case .nawafil: .planner(.shape(.nawafil))
        case .special: .planner(.shape(.special))
        case .travel: .planner(.shape(.travel))
        case .reminders: .planner(.reminderSettings)
        case .data: .me(.data)
        case .privacy: .me(.legal(.privacy))
        case .offline, .server, .questions: nil
        }
    }

    /// The animation shown beside a topic's text.
    var demo: Demo? {
        switch self {
        case .dragging: .drag
        case .late: .late
        case .nawafil: .rawatib
        default: nil
        }
    }

    /// The prefix of the topic's texts in the guide.
    var key: String { "help." + rawValue }
}

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
