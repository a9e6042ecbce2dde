import Interface
import Records

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
