import Foundation

/// The scripts of `Web/js`: modules for pages, and the parts of the worker's one script.
struct Scripts {
    private let folder: URL
    private static let workerParts = "worker"
    private static let workerScript = "sw.js"

    init(folder: URL) throws(ContentError) {
        self.folder = folder
    }

    /// The modules that pages load, sorted by name.
    func modules() throws(ContentError) -> [(name: String, bytes: [UInt8])] {
        var modules: [(name: String, bytes: [UInt8])] = []
        for file in try Files.list(folder) where file.pathExtension == "js" {
            if file.lastPathComponent == Self.workerScript { continue }
            modules.append((file.lastPathComponent, try code(of: file)))
        }
        let names = Set(modules.map { $0.name })
        for module in modules {
            let imports = Self.imports(of: String(decoding: module.bytes, as: UTF8.self))
            for imported in imports where !names.contains(imported) {
                throw ContentError(
                    "the module imports “./\(imported)”, which there is none of",
                    in: folder.appendingPathComponent(module.name).path, remedy: "Correct the name")
            }
        }
        return modules
    }

    /// The worker's script: its parts, followed by the script that joins them. The server writes a first line that
    /// names the build.
    func worker() throws(ContentError) -> [UInt8] {
        let script = folder.appendingPathComponent(Self.workerScript)
        guard Files.exists(script) else { return [] }
        var bytes: [UInt8] = []
        for part in try Files.list(folder.appendingPathComponent(Self.workerParts)) where part.pathExtension == "js" {
            bytes += try code(of: part) + [0x0A]
        }
        return bytes + (try code(of: script))
    }

    /// A script without its comments, which nobody reads at run time.
    private func code(of file: URL) throws(ContentError) -> [UInt8] {
        let source = String(decoding: try Files.read(file), as: UTF8.self)
        guard let code = Self.withoutComments(source) else {
            throw ContentError(
                "a text in backquotes goes over several lines, and a line of it could be taken for a comment",
                in: file.path, remedy: "Join the lines with +")
        }
        return Array(code.utf8)
    }

    /// A script without the lines that consist entirely of comments; `nil` if such a line could be part of a string.
    static func withoutComments(_ source: String) -> String? {
        var lines: [Substring] = []
        var isInside = false
        for line in source.split(separator: "\n", omittingEmptySubsequences: false) {
            let text = line.trimmingCharacters(in: .whitespaces)
            if isInside {
                isInside = !text.hasSuffix("*/")
            } else if text.hasPrefix("/*"), !text.contains("*/") {
                isInside = true
            } else if !text.hasPrefix("//"), !(text.hasPrefix("/*") && text.hasSuffix("*/")), !text.isEmpty {
                guard line.utf8.count(where: { $0 == UInt8(ascii: "`") }).isMultiple(of: 2) else { return nil }
                lines.append(line)
            }
        }
        return lines.joined(separator: "\n")
    }

    /// The modules in the same folder that a module imports: `from "./name.js"`, `import("./name.js")`.
    static func imports(of source: String) -> [String] {
        var names: [String] = []
        for line in source.split(separator: "\n") {
            let text = line.trimmingCharacters(in: .whitespaces)
            guard !text.hasPrefix("//"), !text.hasPrefix("*"), !text.hasPrefix("/*"),
                text.hasPrefix("import") || text.contains(" from ") || text.contains("import(")
            else { continue }
            for quote in ["\"", "'"] {
                guard let start = text.range(of: "\(quote)./"),
                    let end = text[start.upperBound...].range(of: quote)
                else { continue }
                names.append(String(text[start.upperBound..<end.lowerBound]))
            }
        }
        return names
    }
}
