import Foundation
import Records

/// The last inputs and results of each step: `steps.json`. An interrupted build continues from here.
struct StepBook {
    /// A finished step.
    struct Page: Hashable {
        var inputs: String
        var entries: [ContentEntry]
    }

    private var pages: [String: Page] = [:]
    private let file: URL

    /// Opens the book of a folder; a missing or damaged one is empty, so that everything is made again.
    init(_ folder: ContentFolder) {
        file = folder.steps
        guard Files.exists(file), let bytes = try? Files.read(file), let json = try? JSON(reading: bytes) else {
            return
        }
        for member in json.object?.members ?? [] {
            guard let inputs = member.value["inputs"]?.string, let values = member.value["entries"]?.array else {
                continue
            }
            let entries = values.compactMap { ContentEntry(json: $0) }
            if entries.count == values.count { pages[member.name] = Page(inputs: inputs, entries: entries) }
        }
    }

    /// The results of a step, if it had the same inputs and its files are unchanged.
    func entries(of step: String, inputs: String, in folder: ContentFolder) throws(ContentError) -> [ContentEntry]? {
        guard let page = pages[step], page.inputs == inputs else { return nil }
        for entry in page.entries {
            let file = folder.file(entry.file)
            guard Files.exists(file), try Files.sha256(file) == entry.sha256 else { return nil }
            if let licence = entry.licenceFile, !Files.exists(folder.file(licence)) { return nil }
        }
        return page.entries
    }

    /// Records a finished step.
    mutating func note(_ step: String, _ page: Page) throws(ContentError) {
        pages[step] = page
        var object = JSONObject()
        for name in pages.keys.sorted() {
            guard let page = pages[name] else { continue }
            object[name] = ["inputs": .string(page.inputs), "entries": .array(page.entries.map { $0.json })]
        }
        try Files.write(JSON.object(object).bytes(), to: file)
    }
}
