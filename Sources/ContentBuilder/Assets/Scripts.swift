import Foundation

/// The scripts of `Web/js`: modules for pages, and the parts of the worker's one script.
struct Scripts {
    private let folder: URL
    private static let workerParts = "worker"
    private static let workerScript = "sw.js"

    init(folder: URL) throws(ContentError) {
        self.folder = folder
    }

    /// The modules that pages load, in order of name.
    func modules() throws(ContentError) -> [(name: String, bytes: [UInt8])] {
        var modules: [(name: String, bytes: [UInt8])] = []
        for file in try Files.list(folder) where file.pathExtension == "js" {
            if file.lastPathComponent == Self.workerScript { continue }
            modules.append((file.lastPathComponent, try Files.read(file)))
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

    /// The worker's script: its parts, then what joins them. The server writes a first line that names the build.
    func worker() throws(ContentError) -> [UInt8] {
        let script = folder.appendingPathComponent(Self.workerScript)
        guard Files.exists(script) else { return [] }
        var bytes: [UInt8] = []
        for part in try Files.list(folder.appendingPathComponent(Self.workerParts)) where part.pathExtension == "js" {
            bytes += try Files.read(part) + [0x0A]
        }
        return bytes + (try Files.read(script))
    }

    /// The names of modules in the same folder that a module imports: `from "./name.js"`, `import("./name.js")`.
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
