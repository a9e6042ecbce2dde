import Interface

/// The frame around every page of a visit.
struct PageFrame: Sendable {
    let shell: PageShell

    init(_ context: RequestContext, isInCourse: Bool = false) {
        shell = PageShell(
            strings: context.strings, appearance: Self.appearance(context), files: Self.files(context),
            tabs: isInCourse ? Self.courseTabs(context) : Self.tabs(context),
            tabsLabel: isInCourse ? context.strings[.areaCourse] : nil, scripts: Self.scripts(context))
    }

    /// The theme and light mode that the person sees the app in.
    static func appearance(_ context: RequestContext) -> Appearance {
        let mode: Appearance.Mode =
            switch context.settings.mode {
            case .auto: .auto
            case .light: .light
            case .dark: .dark
            }
        let settings = context.settings
        return Appearance(
            theme: context.look.theme, mode: mode, config: context.bundle.theme, scale: settings.textScale,
            motion: settings.isStill ? .still : settings.isLight ? .light : .full,
            celebrates: settings.celebrates)
    }

    private static func files(_ context: RequestContext) -> PageFiles {
        PageFiles(
            stylesheets: [context.asset("app.css")],
            modules: [context.asset("app.js"), context.asset("client.js")]
                + (context.settings.keepsDiagnostics ? [context.asset("diagnostics.js")] : []),
            fonts: [context.asset("plex-arabic-400.woff2"), context.asset("amiri-700.woff2")],
            manifest: Route.me(.manifest).link(), icon: context.asset("icon.svg"),
            touchIcon: context.asset("icon-apple-180.png"))
    }

    /// The tabs of the areas that are shown. Pages of a hidden area that remain, such as the place, appear under Me.
    private static func tabs(_ context: RequestContext) -> [AreaTab] {
        let bar = context.route.facts.bar
        let current = context.shows(bar) && !(bar == .lists && context.shows(.course)) ? bar : .me
        var tabs: [AreaTab] = []
        // With the course there is no place for the lists, which the page of areas leads to (SY-023).
        let isFull = context.shows(.course)
        for area in Area.allCases where context.shows(area) && !(isFull && area == .lists) {
            tabs.append(
                AreaTab(
                    icon: area.icon, label: context.strings[area.name], link: area.front.link(),
                    isCurrent: area == current, name: area.rawValue))
        }
        return tabs
    }

    /// The four tabs of the course, in their order, and the way to the other areas.
    private static func courseTabs(_ context: RequestContext) -> [AreaTab] {
        let path = context.route.path
        let tabs: [(Icon, Phrase, Route)] = [
            (.house, .courseTabToday, .course(.today)), (.quran, .courseTabLearn, .course(.learn)),
            (.calendar, .courseTabSchedule, .course(.schedule)), (.me, .courseTabProfile, .course(.profile)),
        ]
        var current = 0
        for index in 1..<tabs.count where path.utf8.starts(with: tabs[index].2.path.utf8) { current = index }
        if context.route == .course(.demo) { current = 3 }
        var list: [AreaTab] = []
        for (index, tab) in tabs.enumerated() {
            list.append(
                AreaTab(
                    icon: tab.0, label: context.strings[tab.1], link: tab.2.link(), isCurrent: index == current))
        }
        list.append(AreaTab(icon: .areas, label: context.strings[.settingsAreas], link: Route.me(.areas).link()))
        return list
    }

    /// What the page's scripts are given: texts, digits, and how touches feel.
    private static func scripts(_ context: RequestContext) -> PageScripts {
        let strings = context.strings
        // Offline, times from the network are a copy; computed times are not (MZ-255).
        let offline =
            context.settings.timetables.usesNetwork
            ? strings[.bannerOffline] + " · " + strings[.bannerOfflineDetail] : strings[.stateOffline]
        return PageScripts(
            failed: strings[.stateFailed], synced: strings[.stateSynced], waiting: strings.forms(.stateWaiting),
            offline: offline, closed: strings[.stateClosed], unpaired: strings[.stateUnpaired],
            other: strings[.stateOther],
            freed: strings[.stateFreed], update: strings[.stateUpdate], applyUpdate: strings[.stateUpdateApply],
            unpersisted: strings[.stateUnpersisted], dismiss: strings[.close],
            haptics: isFelt(context) ? context.bundle.haptics : nil,
            hasAlerts: context.place != nil && (context.shows(.today) || context.shows(.path)))
    }
}

extension PageFrame {
    /// Whether touches may be felt; configuration decides whether that depends on motion (SY-040).
    private static func isFelt(_ context: RequestContext) -> Bool {
        context.settings.haptics && (!context.settings.isStill || context.bundle.hapticsHoldStill)
    }
}
