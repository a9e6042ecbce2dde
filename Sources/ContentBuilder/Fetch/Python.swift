import Foundation

/// The machine's Python: it fetches packages (pip), unpacks them, and runs the pinned tools.
struct Python: Sendable {
    /// The interpreter's full path.
    let path: String

    /// Finds an interpreter by name in `PATH`, or uses a path as it is.
    init(_ name: String, environment: [String: String] = ProcessInfo.processInfo.environment) throws(ContentError) {
        let folders = name.contains("/") ? [""] : (environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":")
        for folder in folders {
            let candidate = folder.isEmpty ? name : "\(folder)/\(name)"
            if FileManager.default.isExecutableFile(atPath: candidate) {
                path = candidate
                return
            }
        }
        throw ContentError(
            "Python was not found", in: name,
            remedy: "Content is fetched with `python3 -m pip`: install python3 and python3-pip, then try again")
    }

    /// The result of a finished run.
    struct Result {
        var status: Int32
        /// Standard output and standard error, as received.
        var output: String

        /// The last meaningful line, for a message.
        var lastLine: String {
            let lines = output.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
            let told = lines.last { $0.hasPrefix("ERROR") } ?? lines.last { !$0.isEmpty }
            return told.map { String($0.prefix(300)) } ?? "no message"
        }
    }

    /// Runs to completion. `library` is a folder of packages that the run may import.
    func run(_ arguments: [String], library: URL? = nil) throws(ContentError) -> Result {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: path)
        process.arguments = arguments
        var environment = ProcessInfo.processInfo.environment
        environment["PYTHONPATH"] = library?.path
        environment["PYTHONDONTWRITEBYTECODE"] = "1"
        environment["PYTHONUTF8"] = "1"
        process.environment = environment
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = pipe
        process.standardInput = FileHandle.nullDevice
        do {
            try process.run()
        } catch {
            throw ContentError(
                "Python did not start (\(error.localizedDescription))", in: path,
                remedy: "Check that `\(path) --version` works")
        }
        let output = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return Result(status: process.terminationStatus, output: String(decoding: output, as: UTF8.self))
    }
}
