import Almanac
import Interface
import Planner

/// The day as a page: what comes next, what has no place, the timeline, and the inbox beside it.
struct DayPage {
    let context: RequestContext
    let day: Day
    let guide: DayGuide?
    var strings: Strings { context.strings }

    init(_ context: RequestContext, _ day: Day, _ guide: DayGuide?) {
        self.context = context
        self.day = day
        self.guide = guide
    }

    var page: Page {
        Page(
            title: strings.weekdayAndDate(day.date), area: .today, name: "today", header: header, content: content,
            beside: InboxPanel(context, tasks: day.inbox, count: day.inboxCount, back: day.route).aside,
            floating: floatingLink(.plus, label: strings[.taskNew], href: newTask, .data("sheet")))
    }

    /// A link to the form for a new task on this day.
    private var newTask: Link { Route.planner(.newTask).link(QueryItem(.date, day.date.description)) }

    private var header: Node {
        PageHeader(
            strings.dayTitle(day.date), details: strings.parted(details),
            actions: InboxPanel.link(context, count: day.inboxCount), steps: DaySteps(context, day).node
        ).node
    }

    private var details: [Node] {
        var details: [Node] = []
        if context.settings.showsHijri, let hijri = day.hijri {
            details.append(
                a(href: Route.times(.hijriYear(hijri.year)).link(), .class("quiet-link")) {
                    strings.hijriDate(day: hijri.day, month: hijri.month.rawValue, year: hijri.year)
                })
        }
        details.append(a(href: Route.times(.place).link(), .class("quiet-link")) { context.name(of: day.days.place) })
        return details
    }

    @NodeBuilder private var content: Node {
        if day.isRestored { banner(strings[.noticeDataRestored]) }
        if day.isToday, let notice = LatitudeNotice(context, at: day.days.place) { notice.node }
        if day.isToday { context.crossings.dayNotices(context, day.days) }
        NearForm(context, day).node
        // Only one card at a time: the tour has precedence.
        if day.isToday, context.tellsOfPath, guide?.isTour != true { context.crossings.pathCard(context) }
        if day.isToday { UpgradeCard(context, day).node }
        if day.isToday { DayHero(context, day).node } else { DayHero(context, day).summary }
        ReminderCard(context, day).node
        if let guide { guide.above }
        DayOccasion(context, day).node
        DayOffers(context, day).node
        DayRepeats(context, day).node
        if day.plan.isEmpty {
            emptyState(
                .openDay, title: strings[.dayEmptyTitle], text: strings[.dayEmptyBody],
                action: linkButton(
                    strings[.dayEmptyAction], href: newTask, kind: .primary, icon: .plus, .data("sheet")))
        }
        DayEvents(context: context, events: day.wholeEvents).node
        TaskForms(context, back: day.route).shared
        DayTimeline(context, day).node
        DaySuggestions(context, day).node
        NightNote(context, day).node
        linkButton(
            strings[.calendarFileDay], href: Route.planner(.calendarFile(.day(day.date))).link(), kind: .quiet,
            icon: .download)
        linkButton(strings[.printOpen], href: Route.planner(.printed(.day(day.date))).link(), kind: .quiet, icon: .copy)
        if day.hasOpenTasks {
            linkButton(
                strings[.reorganiseOffer], href: Route.planner(.reorganise(day.date)).link(), kind: .quiet,
                icon: context.isClosed("reorganise") ? .lock : .repeats)
        }
        linkButton(strings[.helpOpen], href: Route.me(.helpTopic(.today)).link(), kind: .quiet, icon: .help)
        if let guide { guide.below }
        script(src: context.asset("first.js"))
    }
}
