extension SurahText {
    /// The basmala that stands before the first ayah in Tanzil's text: its own four words, as this surah writes them
    /// (surahs 95 and 97 write the first letter with a shadda). `nil` in surahs 1 and 9, which have none before it.
    public var basmala: String? {
        guard let first = self[1], let cut = basmalaEnd(first) else { return nil }
        return String(first[..<cut])
    }

    /// An ayah without the basmala before it; `nil` where the surah has none of that number.
    public func ayah(_ number: Int) -> String? {
        guard let ayah = self[number] else { return nil }
        guard number == 1, let cut = basmalaEnd(ayah) else { return ayah }
        return String(ayah.unicodeScalars[ayah.unicodeScalars.index(after: cut)...])
    }

    /// The space between the two. Nothing but that space is left out.
    private func basmalaEnd(_ first: String) -> String.Index? {
        guard surah != 1, surah != 9 else { return nil }
        var words = 0
        for index in first.unicodeScalars.indices where first.unicodeScalars[index] == " " {
            words += 1
            if words == 4 { return index }
        }
        return nil
    }
}
