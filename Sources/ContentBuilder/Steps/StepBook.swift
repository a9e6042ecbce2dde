import Foundation
import Records

/// What each step was last made of and what came out: `steps.json`. A build that was cut off goes on from here.
struct StepBook {
    /// A finished step.
    struct Page: Hashable {
        var inputs: String
        var entries: [ContentEntry]
    }

    private var pages: [String: Page] = [:]
    private let file: URL

    /// Opens the book of a folder; a missing or damaged one is empty, and everything is made again.
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

    /// What a step made, where it was made of the same and its files are still as it left them.
    func entries(of step: String, inputs: String, in folder: ContentFolder) throws(ContentError) -> [ContentEntry]? {
        guard let page = pages[step], page.inputs == inputs else { return nil }
        for entry in page.entries {
            let file = folder.file(entry.file)
            guard Files.exists(file), try Files.sha256(file) == entry.sha256 else { return nil }
            if let licence = entry.licenceFile, !Files.exists(folder.file(licence)) { return nil }
        }
        return page.entries
    }

    /// Notes a finished step.
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
