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

extension ManifestDocument {
    /// The scenes that a listing shows, in order (MZ-294). `Scripts/pictures` takes them.
    private static let scenes = [
        "timeline", "drag", "reminders", "themes", "nawafil", "week", "ramadan", "widgets", "watch",
    ]

    /// The pictures in this build, in the language or else in one with the same writing direction.
    static func pictures(_ context: RequestContext) -> [JSON] {
        let language = context.strings.language.direction == .rightToLeft ? "ar" : "en"
        var pictures: [JSON] = []
        for (index, scene) in scenes.enumerated() {
            guard let address = context.bundle.assets["picture-\(language)-\(index + 1)-\(scene).jpg"] else { continue }
            let isWide = scene == "week"
            pictures.append([
                "src": .string(address), "sizes": .string(isWide ? "1280x800" : "780x1688"), "type": "image/jpeg",
                "form_factor": .string(isWide ? "wide" : "narrow"),
                "label": .string(context.strings[key: "picture." + scene]),
            ])
        }
        return pictures
    }
}
