extension QuranPack {
    /// Returns the edition and surah in a section of the pack ``text``; `nil` if it holds no text.
    public static func place(ofSection name: String) -> (edition: Edition, surah: Int)? {
        for edition in Edition.allCases {
            let prefix = edition.rawValue + "-"
            guard name.hasPrefix(prefix), let surah = Int(name.dropFirst(prefix.count)), (1...114).contains(surah)
            else {
                continue
            }
            return section(edition, surah: surah) == name ? (edition, surah) : nil
        }
        return nil
    }
}
