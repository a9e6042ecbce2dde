extension QuranPack {
    /// The name of a translation, `en-pickthall`, by its pack's, which is also its section's in the pack ``search``; `nil`
    /// where the pack is another.
    public static func translation(ofPack pack: String) -> String? {
        guard pack.hasPrefix(translationPrefix), pack != search, pack != words, pack != transliteration else {
            return nil
        }
        let name = String(pack.dropFirst(translationPrefix.count))
        let parts = name.split(separator: "-")
        return parts.count >= 2 && (2...3).contains(parts[0].utf8.count) ? name : nil
    }
}
