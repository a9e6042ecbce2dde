import Interface
import Records

/// What an installed app is called, how it looks and where it starts (W3C Web Application Manifest).
enum ManifestDocument {
    static func show(_ visit: Visit) -> Reply {
        let strings = visit.strings
        let frame = Appearance(theme: "noor", mode: .light, config: visit.bundle.theme).frameLight
        let manifest: JSONObject = [
            "id": .string("/"), "name": .string(strings[.appName]), "short_name": .string(strings[.appName]),
            "description": .string(strings[.appDescription]), "lang": .string(strings.language.code),
            "dir": .string(strings.language.direction == .rightToLeft ? "rtl" : "ltr"),
            "start_url": .string(Route.today.path), "scope": .string("/"), "display": .string("standalone"),
            "background_color": .string(frame), "theme_color": .string(frame),
            "categories": .array([.string("lifestyle"), .string("productivity")]),
            "icons": .array([
                icon(visit, "icon-192.png", "192x192", "any"), icon(visit, "icon-512.png", "512x512", "any"),
                icon(visit, "icon-maskable-512.png", "512x512", "maskable"),
            ]),
            "shortcuts": .array([
                .object(["name": .string(strings[.taskNew]), "url": .string(Route.newTask.path)]),
                .object(["name": .string(strings[.inboxTitle]), "url": .string(Route.inbox.path)]),
            ]),
        ]
        return .document(JSON.object(manifest).bytes(), type: "application/manifest+json")
    }

    private static func icon(_ visit: Visit, _ name: String, _ sizes: String, _ purpose: String) -> JSON {
        .object([
            "src": .string(visit.asset(name).text), "sizes": .string(sizes), "type": .string("image/png"),
            "purpose": .string(purpose),
        ])
    }
}
