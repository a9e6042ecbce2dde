import ArgumentParser
import Foundation
import Records
import Storage

/// `wird replay`: answers recorded requests, to prove that both hosts give the same bytes.
struct ReplayCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "replay", abstract: "Answer a file of recorded requests.", shouldDisplay: false)

    @OptionGroup var common: CommonOptions

    @Argument(help: "A file that a server with WIRD_RECORD has written.")
    var file: String

    @Option(name: .customLong("out"), help: "Where the answers go, one JSON object a line.")
    var output: String

    func run() throws {
        let installation = try Installation(common)
        let library = installation.library()
        let bundle = try installation.bundle(library).bundle
        let handler = try HostedApp.Running(bundle.json).app
        guard let data = FileManager.default.contents(atPath: file) else {
            throw Failure(installation.terminal.text("missing", ["path": file]))
        }
        let replay = try installation.reporting { () throws(StoreError) in
            try Replay(library: BundledSections(bundle, library: library), handler: handler)
        }
        var answers: [UInt8] = []
        for (index, line) in data.split(separator: UInt8(ascii: "\n")).enumerated() {
            guard let json = try? JSON(reading: [UInt8](line)), let recorded = RecordedRequest(json: json) else {
                let values = ["path": file, "reason": "line \(index + 1)"]
                throw Failure(installation.terminal.text("malformed", values), .usage)
            }
            answers += try installation.reporting { () throws(StoreError) in try replay.answer(recorded.request) }
                .bytes()
            answers.append(UInt8(ascii: "\n"))
        }
        try Data(answers).write(to: URL(fileURLWithPath: output))
    }
}
