import Interface
import Records

/// The name, appearance and start page of an installed app (W3C Web Application Manifest).
enum ManifestDocument {
    static func show(_ context: RequestContext) -> Reply {
        let strings = context.strings
        let frame = Appearance(theme: context.look.chosen, mode: .light, config: context.bundle.theme).frameLight
        var manifest: JSONObject = [
            "id": .string("/"), "name": .string(strings[.appName]), "short_name": .string(strings[.appName]),
            "description": .string(strings[.appDescription]), "lang": .string(strings.language.code),
            "dir": .string(strings.language.direction == .rightToLeft ? "rtl" : "ltr"),
            "start_url": .string(context.home.front.path), "scope": .string("/"), "display": .string("standalone"),
            "background_color": .string(frame), "theme_color": .string(frame),
            "categories": .array([.string("lifestyle"), .string("productivity")]),
            "icons": .array(icons(context)),
            "shortcuts": .array(shortcuts(context)),
        ]
        let pictures = pictures(context)
        if !pictures.isEmpty { manifest["screenshots"] = .array(pictures) }
        return .document(JSON.object(manifest).bytes(), type: "application/manifest+json")
    }

    /// The shortcuts offered when the app's icon is held (SY-042), to areas that are shown.
    private static func shortcuts(_ context: RequestContext) -> [JSON] {
        let offered: [(Phrase, Route)] = [
            (.spokenPrayersTitle, .planner(.spoken(.prayers))), (.prayerNext, .planner(.spoken(.next))),
            (.taskNew, .planner(.newTask)),
            (.inboxTitle, .planner(.inbox)),
        ]
        var shortcuts: [JSON] = []
        for (name, route) in offered where context.opens(route) {
            shortcuts.append(shortcut(context.strings[name], route))
        }
        return shortcuts
    }

    private static func shortcut(_ name: String, _ route: Route) -> JSON {
        .object(["name": .string(name), "short_name": .string(name), "url": .string(route.path)])
    }

    /// Drawings for systems that can scale them, and pictures in the sizes that others ask for.
    private static func icons(_ context: RequestContext) -> [JSON] {
        var icons = [
            icon(context, "icon.svg", "any", "any", type: "image/svg+xml"),
            icon(context, "icon-maskable.svg", "any", "maskable", type: "image/svg+xml"),
            icon(context, "icon-maskable-512.png", "512x512", "maskable"),
        ]
        for size in sizes { icons.append(icon(context, "icon-\(size).png", "\(size)x\(size)", "any")) }
        return icons
    }

    private static let sizes = [48, 72, 96, 144, 192, 256, 512]

    private static func icon(
        _ context: RequestContext, _ name: String, _ sizes: String, _ purpose: String, type: String = "image/png"
    ) -> JSON {
        .object([
            "src": .string(context.asset(name).text), "sizes": .string(sizes), "type": .string(type),
            "purpose": .string(purpose),
        ])
    }
}
