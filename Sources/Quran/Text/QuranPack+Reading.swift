extension QuranPack {
    /// Which edition and surah a section of the pack ``text`` holds; `nil` where it holds no text.
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
