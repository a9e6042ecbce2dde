import Records

/// The translations of a host in the order in which a search asks them: first those that the person reads, then the others,
/// which are large and are asked only where the first have nothing sure to say.
public struct SearchSteps: Hashable, Sendable {
    /// Those of the page's language and the English ones.
    public let first: [String]
    public let others: [String]

    /// - Parameters:
    ///   - translations: Their names, each the end of its pack's: `en-pickthall`.
    ///   - language: The code of the language that the page is in.
    public init(_ translations: [String], language: String) {
        var names: [(rank: Int, name: String)] = []
        for name in translations {
            let code = name.prefix(2)
            names.append((code == language ? 0 : code == "en" ? 1 : 2, name))
        }
        names.sort { a, b in a.rank == b.rank ? a.name.precedesByBytes(b.name) : a.rank < b.rank }
        let first = names.prefix { entry in entry.name.hasPrefix("en") || entry.name.hasPrefix(language) }
        self.first = first.map { entry in entry.name }
        others = names.dropFirst(first.count).map { entry in entry.name }
    }

    /// Answers a question, and asks again where that left it in doubt.
    ///
    /// - Parameters:
    ///   - open: Opens the search over some translations, the first time with the Quran's own text.
    /// - Returns: The answer, and the translations that were asked for it.
    public func answer<Lack: Error>(
        _ question: String, limit: Int?, skipped: Int,
        open: (_ translations: [String], _ hasQuran: Bool) throws(Lack) -> QuranSearch
    ) throws(Lack) -> (answer: QuranSearch.Answer, asked: [String]) {
        let answer = try open(first, true).answer(question, limit: limit, skipped: skipped)
        let further = others.filter { name in QuranSearch.mayHold(question, translation: name) }
        guard !further.isEmpty, answer.isDoubtful else { return (answer, first) }
        let more = try open(further, false).answer(question, limit: limit, skipped: skipped, beyond: answer)
        return (more, first + further)
    }
}
