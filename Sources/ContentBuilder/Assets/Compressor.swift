import Foundation

/// Writes compressed copies beside files, so that the server compresses nothing while it answers.
struct Compressor {
    private let python: Python
    private let script: URL
    /// The folder of the tools; without them, only gzip is available.
    private let library: URL?

    init(python: Python, checkout: URL, library: URL?) {
        self.python = python
        script = checkout.appendingPathComponent("Scripts/content/compress.py")
        self.library = library
    }

    /// Compresses the files that have no compressed copies yet. A file's name carries its hash, so existing copies are
    /// the right ones.
    func compress(_ files: [URL]) throws(ContentError) {
        let forms = library == nil ? ["gz"] : ["gz", "br"]
        let missing = files.filter { file in forms.contains { !Files.exists(file.appendingPathExtension($0)) } }
        guard !missing.isEmpty else { return }
        let result = try python.run([script.path] + missing.map { $0.path }, library: library)
        guard result.status == 0 else {
            throw ContentError(
                "files can't be compressed (\(result.lastLine))", in: script.path,
                remedy: "Delete the tools folder of the content and run the command again")
        }
    }
}
