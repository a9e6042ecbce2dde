import Records

extension ContentBuilder {
    /// Makes the search pack from the packs that this build has made or found unchanged; nothing without the Quran's
    /// text.
    func makeSearch(
        of entries: [ContentEntry], _ bench: Workbench, _ book: inout StepBook
    ) throws(ContentError) -> [ContentEntry] {
        guard let step = SearchStep(entries) else { return [] }
        let inputs = SHA256.hex(Array(try step.inputs(bench).joined(separator: "\n").utf8))
        if let made = try book.entries(of: step.name, inputs: inputs, in: folder) {
            tell("\(step.name): unchanged")
            return made
        }
        let made = try step.run(bench)
        try book.note(step.name, StepBook.Page(inputs: inputs, entries: made))
        for entry in made { tell("\(entry.file): \(entry.size) bytes") }
        return made
    }
}
