import Interface

/// The frame that every page of a visit stands in.
struct PageFrame: Sendable {
    let shell: PageShell

    init(_ visit: Visit) {
        shell = PageShell(
            strings: visit.strings, appearance: Self.appearance(visit), files: Self.files(visit),
            tabs: Self.tabs(visit), scripts: Self.scripts(visit))
    }

    private static func appearance(_ visit: Visit) -> Appearance {
        let mode: Appearance.Mode =
            switch visit.settings.mode {
            case .auto: .auto
            case .light: .light
            case .dark: .dark
            }
        return Appearance(theme: "noor", mode: mode, config: visit.bundle.theme)
    }

    private static func files(_ visit: Visit) -> PageFiles {
        PageFiles(
            stylesheets: [visit.asset("app.css")],
            modules: [visit.asset("app.js"), visit.asset("client.js")],
            fonts: [visit.asset("plex-arabic-400.woff2"), visit.asset("amiri-700.woff2")],
            manifest: Route.manifest.link(), icon: visit.asset("icon.svg"))
    }

    /// Only areas that exist stand in the bar.
    private static func tabs(_ visit: Visit) -> [AreaTab] {
        let isMe = visit.route.area == .me
        return [
            AreaTab(
                icon: .today, label: visit.strings[.areaToday], link: Route.today.link(), isCurrent: !isMe),
            AreaTab(icon: .me, label: visit.strings[.areaMe], link: Route.me.link(), isCurrent: isMe),
        ]
    }

    /// What the page's scripts are told: texts, digits, and what a touch feels like.
    private static func scripts(_ visit: Visit) -> PageScripts {
        let strings = visit.strings
        return PageScripts(
            failed: strings[.stateFailed], synced: strings[.stateSynced], waiting: strings.forms(.stateWaiting),
            offline: strings[.stateOffline], server: strings[.stateServer], update: strings[.stateUpdate], applyUpdate: strings[.stateUpdateApply],
            unpersisted: strings[.stateUnpersisted], dismiss: strings[.close], haptics: visit.settings.haptics ? visit.bundle.haptics : nil)
    }
}

extension Route {
    /// The area a route belongs to.
    var area: Page.Area {
        switch self {
        case .me, .settings, .methods, .thisHijriYear, .hijriYear, .qibla, .data, .importData, .export, .erase, .sources, .about: .me
        default: .today
        }
    }
}
