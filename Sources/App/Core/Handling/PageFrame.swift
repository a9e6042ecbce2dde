import Interface

/// The frame that every page of a visit stands in.
struct PageFrame: Sendable {
    let shell: PageShell

    init(_ context: RequestContext) {
        shell = PageShell(
            strings: context.strings, appearance: Self.appearance(context), files: Self.files(context),
            tabs: Self.tabs(context), scripts: Self.scripts(context))
    }

    /// The theme and the light that the person sees the app in.
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

    /// The areas that show. What is left of a hidden one, such as the place, stands under Me.
    private static func tabs(_ context: RequestContext) -> [AreaTab] {
        let current = context.shows(context.route.facts.bar) ? context.route.facts.bar : .me
        var tabs: [AreaTab] = []
        for area in Area.allCases where context.shows(area) {
            tabs.append(
                AreaTab(
                    icon: area.icon, label: context.strings[area.name], link: area.front.link(),
                    isCurrent: area == current, name: area.rawValue))
        }
        return tabs
    }

    /// What the page's scripts are told: texts, digits, and what a touch feels like.
    private static func scripts(_ context: RequestContext) -> PageScripts {
        let strings = context.strings
        // Times that came over the network are a copy while there is none; computed times are no copy (MZ-255).
        let offline =
            context.settings.timetables.usesNetwork
            ? strings[.bannerOffline] + " · " + strings[.bannerOfflineDetail] : strings[.stateOffline]
        return PageScripts(
            failed: strings[.stateFailed], synced: strings[.stateSynced], waiting: strings.forms(.stateWaiting),
            offline: offline, closed: strings[.stateClosed],
            freed: strings[.stateFreed], update: strings[.stateUpdate], applyUpdate: strings[.stateUpdateApply],
            unpersisted: strings[.stateUnpersisted], dismiss: strings[.close],
            haptics: isFelt(context) ? context.bundle.haptics : nil,
            hasAlerts: context.place != nil && (context.shows(.today) || context.shows(.path)))
    }
}

extension PageFrame {
    /// Whether a touch may be felt: configuration says whether that goes with motion (SY-040).
    private static func isFelt(_ context: RequestContext) -> Bool {
        context.settings.haptics && (!context.settings.isStill || context.bundle.hapticsHoldStill)
    }
}
