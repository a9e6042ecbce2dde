import ArgumentParser
import Recogniser

/// `wird recogniser`: the helper process that the program starts itself to score sound. It answers over its standard input, which
/// is a socket, and isn't for people.
struct RecogniserCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "recogniser", abstract: "The process that the program starts to score recitation.",
        shouldDisplay: false)

    @Option(help: "whisper.cpp's library.")
    var library: String

    @Option(help: "The model.")
    var model: String

    @Option(help: "How many threads a step takes.")
    var threads = 1

    func run() { RecogniserLoop.run(library: library, model: model, threads: threads) }
}
