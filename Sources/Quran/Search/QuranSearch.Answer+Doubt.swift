extension QuranSearch.Answer {
    /// Whether another text may know better: no place was named, and what was found is only near what was asked for.
    var isDoubtful: Bool {
        guard places.isEmpty, !isPlaceOnly else { return false }
        guard let first = findings.first else { return true }
        return first.hits.isNear || (first.source == .sound && (first.hits.hits.first?.cost ?? 9) > 0)
    }
}
