extension QuranPack {
    /// Returns the name of a translation, for example `en-pickthall`, from that of its pack; `nil` for another kind of
    /// pack. It is also the name of its section in the pack ``search``.
    public static func translation(ofPack pack: String) -> String? {
        guard pack.hasPrefix(translationPrefix), pack != search, pack != words, pack != transliteration else {
            return nil
        }
        let name = String(pack.dropFirst(translationPrefix.count))
        let parts = name.split(separator: "-")
        return parts.count >= 2 && (2...3).contains(parts[0].utf8.count) ? name : nil
    }
}
