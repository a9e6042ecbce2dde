import Foundation
import Records
import Testing

/// The built program, run as a person would run it, with a data folder and content of its own.
final class Program: Sendable {
    let folder: String
    let environment: [String: String]

    /// - Parameter content: whether the folder gets a content pack with a zone.
    init(content: Bool = true, environment more: [String: String] = [:]) throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("wird-run-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        if content { try SmallContent.write(to: folder + "/content") }
        environment = [
            "WIRD_DATA": folder + "/data", "WIRD_CONTENT": folder + "/content", "WIRD_RESOURCES": Self.checkout,
            "HOME": folder, "LANG": "en_GB.UTF-8", "WIRD_NOW": "2026-11-21T04:00:00Z",
        ].merging(more) { $1 }
    }

    deinit { try? FileManager.default.removeItem(atPath: folder) }

    var data: String { folder + "/data" }
    var database: String { folder + "/data/wird.sqlite" }

    /// Whether a file of the data folder holds a text.
    func holds(_ text: String) throws -> Bool {
        let names = FileManager.default.enumerator(atPath: data)?.compactMap { $0 as? String } ?? []
        return names.contains { name in
            FileManager.default.contents(atPath: "\(data)/\(name)")?.range(of: Data(text.utf8)) != nil
        }
    }

    private static let checkout = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path

    /// The release build that `WIRD_BINARY` names, which starts in a tenth of the time; else the one beside the tests' own.
    static let binary: URL = {
        if let path = ProcessInfo.processInfo.environment["WIRD_BINARY"], !path.isEmpty {
            return URL(fileURLWithPath: path)
        }
        var url = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
        while url.path != "/" {
            url.deleteLastPathComponent()
            let candidate = url.appendingPathComponent("wird")
            if FileManager.default.isExecutableFile(atPath: candidate.path) { return candidate }
        }
        return URL(fileURLWithPath: "/nonexistent/wird")
    }()

    /// What a command printed and how it ended.
    struct Result {
        var status: Int32
        var output: String
        var errors: String

        var json: JSON { (try? JSON(reading: output)) ?? .null }
    }

    /// Runs a command to its end.
    func run(_ arguments: String..., environment more: [String: String] = [:]) throws -> Result {
        try run(arguments, environment: more)
    }

    func run(_ arguments: [String], environment more: [String: String] = [:]) throws -> Result {
        let (process, output, errors) = process(arguments, more)
        try process.run()
        let text = output.fileHandleForReading.readDataToEndOfFile()
        let problems = errors.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return Result(
            status: process.terminationStatus, output: String(decoding: text, as: UTF8.self),
            errors: String(decoding: problems, as: UTF8.self))
    }

    /// A process that is not running yet.
    func process(_ arguments: [String], _ more: [String: String] = [:]) -> (Process, output: Pipe, errors: Pipe) {
        let process = Process()
        process.executableURL = Self.binary
        process.arguments = arguments
        process.environment = environment.merging(more) { $1 }
        let output = Pipe()
        let errors = Pipe()
        process.standardOutput = output
        process.standardError = errors
        return (process, output, errors)
    }
}
