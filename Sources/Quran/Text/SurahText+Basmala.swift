extension SurahText {
    /// The basmala that stands before the first ayah in Tanzil's text: its own four words, as this surah writes them
    /// (surahs 95 and 97 write the first letter with a shadda). `nil` in surahs 1 and 9, which have none before it.
    public var basmala: String? {
        guard let cut = basmalaEnd else { return nil }
        return String(ayat[0][..<cut])
    }

    /// An ayah without the basmala before it; `nil` where the surah has none of that number.
    public func ayah(_ number: Int) -> String? {
        guard number == 1, let cut = basmalaEnd else { return self[number] }
        return String(ayat[0].unicodeScalars[ayat[0].unicodeScalars.index(after: cut)...])
    }

    /// The space between the two. Nothing but that space is left out.
    private var basmalaEnd: String.Index? {
        guard surah != 1, surah != 9, let first = ayat.first else { return nil }
        var words = 0
        for index in first.unicodeScalars.indices where first.unicodeScalars[index] == " " {
            words += 1
            if words == 4 { return index }
        }
        return nil
    }
}
