import Interface

/// The frame that every page of a visit stands in.
struct PageFrame: Sendable {
    let shell: PageShell

    init(_ visit: Visit) {
        shell = PageShell(
            strings: visit.strings, appearance: Self.appearance(visit), files: Self.files(visit),
            tabs: Self.tabs(visit), scripts: Self.scripts(visit))
    }

    /// The theme and the light that the person sees the app in.
    static func appearance(_ visit: Visit) -> Appearance {
        let mode: Appearance.Mode =
            switch visit.settings.mode {
            case .auto: .auto
            case .light: .light
            case .dark: .dark
            }
        let settings = visit.settings
        return Appearance(
            theme: visit.look.theme, mode: mode, config: visit.bundle.theme, scale: settings.textScale,
            motion: settings.isStill ? .still : settings.isLight ? .light : .full,
            celebrates: settings.celebrates)
    }

    private static func files(_ visit: Visit) -> PageFiles {
        PageFiles(
            stylesheets: [visit.asset("app.css")],
            modules: [visit.asset("app.js"), visit.asset("client.js")]
                + (visit.settings.keepsDiagnostics ? [visit.asset("diagnostics.js")] : []),
            fonts: [visit.asset("plex-arabic-400.woff2"), visit.asset("amiri-700.woff2")],
            manifest: Route.me(.manifest).link(), icon: visit.asset("icon.svg"),
            touchIcon: visit.asset("icon-apple-180.png"))
    }

    /// The areas that show. What is left of a hidden one, such as the place, stands under Me.
    private static func tabs(_ visit: Visit) -> [AreaTab] {
        let current = visit.shows(visit.route.facts.bar) ? visit.route.facts.bar : .me
        var tabs: [AreaTab] = []
        for area in Area.allCases where visit.shows(area) {
            tabs.append(
                AreaTab(
                    icon: area.icon, label: visit.strings[area.name], link: area.front.link(),
                    isCurrent: area == current, name: area.rawValue))
        }
        return tabs
    }

    /// What the page's scripts are told: texts, digits, and what a touch feels like.
    private static func scripts(_ visit: Visit) -> PageScripts {
        let strings = visit.strings
        // Times that came over the network are a copy while there is none; computed times are no copy (MZ-255).
        let offline =
            visit.settings.timetables.usesNetwork
            ? strings[.bannerOffline] + " · " + strings[.bannerOfflineDetail] : strings[.stateOffline]
        return PageScripts(
            failed: strings[.stateFailed], synced: strings[.stateSynced], waiting: strings.forms(.stateWaiting),
            offline: offline, closed: strings[.stateClosed],
            freed: strings[.stateFreed], update: strings[.stateUpdate], applyUpdate: strings[.stateUpdateApply],
            unpersisted: strings[.stateUnpersisted], dismiss: strings[.close],
            haptics: isFelt(visit) ? visit.bundle.haptics : nil,
            hasAlerts: visit.place != nil && (visit.shows(.today) || visit.shows(.path)))
    }
}

extension PageFrame {
    /// Whether a touch may be felt: configuration says whether that goes with motion (SY-040).
    private static func isFelt(_ visit: Visit) -> Bool {
        visit.settings.haptics && (!visit.settings.isStill || visit.bundle.hapticsHoldStill)
    }
}
