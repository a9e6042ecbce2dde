import Foundation
import Records

/// The texts requested by name (`wird content build --with`), stored in `chosen.json` in the content folder so that
/// later builds include them.
struct ChosenTexts {
    private(set) var names: Set<String> = []
    private let file: URL

    init(_ folder: ContentFolder) {
        file = folder.url.appendingPathComponent("chosen.json")
        guard Files.exists(file), let json = try? JSON(reading: Files.read(file)) else { return }
        names = Set((json.array ?? []).compactMap { $0.string })
    }

    /// Adds and removes names. `en-pickthall` is short for `quran-en-pickthall`.
    ///
    /// - Throws: ``ContentError`` if there is no such text.
    mutating func change(adding: [String], removing: [String], known: [String]) throws(ContentError) {
        func full(_ name: String) throws(ContentError) -> String {
            let full = known.contains(name) ? name : "quran-\(name)"
            guard known.contains(full) else {
                throw ContentError(
                    "there is no such text", in: name, remedy: "Choose among: \(known.joined(separator: ", "))")
            }
            return full
        }
        for name in adding { names.insert(try full(name)) }
        for name in removing { names.remove(try full(name)) }
        if adding.isEmpty, removing.isEmpty { return }
        try Files.write(JSON.array(names.sorted().map { .string($0) }).bytes(), to: file)
    }
}
