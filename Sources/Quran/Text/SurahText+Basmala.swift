extension SurahText {
    /// The basmala before the first ayah in Tanzil's text: its four words, as this surah writes them (surahs 95 and 97
    /// write the first letter with a shadda). `nil` in surahs 1 and 9, which have none before the first ayah.
    public var basmala: String? {
        guard let first = self[1], let cut = basmalaEnd(first) else { return nil }
        return String(first[..<cut])
    }

    /// Returns an ayah without the basmala before it; `nil` if the surah has no ayah with that number.
    public func ayah(_ number: Int) -> String? {
        guard let ayah = self[number] else { return nil }
        guard number == 1, let cut = basmalaEnd(ayah) else { return ayah }
        return String(ayah.unicodeScalars[ayah.unicodeScalars.index(after: cut)...])
    }

    /// Returns the position of the space between the two, which is the only character left out.
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
