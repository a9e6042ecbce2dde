import ArgumentParser
import Recitation
import Recogniser
import Records

/// `wird recite score`: the words of an ayah, or of a file, with how well a recording fits each.
struct ReciteScore: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "score", abstract: "Score the expected words against a recording, on this machine alone.",
        discussion: """
            Each word has a score (higher fits better) and a verdict: heard, notHeard, or doubtful, of which nothing is said.
            With --words, one word a line, altered texts can be scored, so that anybody can measure what the check finds.
            """)

    @OptionGroup var common: CommonOptions

    @Argument(help: ArgumentHelp("A recording in WAVE form.", valueName: "file.wav"))
    var file: String

    @Option(help: ArgumentHelp("The ayah that was recited.", valueName: "S:A"))
    var ref: String?

    @Option(help: ArgumentHelp("The expected words, one a line; - for standard input.", valueName: "file"))
    var words: String?

    @OptionGroup var engine: ReciteEngine

    func run() throws {
        let installation = try Installation(common)
        let terminal = installation.terminal
        let bounds = try engine.bounds(installation)
        let source = ReciteSource(installation: installation)
        let texts: [String]
        switch (ref, words) {
        case (let ref?, nil): texts = try source.words(of: ref)
        case (nil, let file?): texts = try source.words(inFile: file)
        default: throw Failure(terminal.word("recite.oneText"), .usage)
        }
        let sound = try source.sound(file)
        let listening = try installation.recogniser(model: engine.model, threads: engine.threads)
        let scoring = PassageScoring(try installation.recitation())
        let scores: [WordScore]
        do throws(RecogniserFault) {
            var helper = HelperEngine(listening.setup)
            scores = try scoring.scores(
                of: texts.map { SpokenForm.of($0) }, in: sound, &helper)
        } catch { throw installation.failure(error) }
        let words = ReciteEngine.Words(texts, scores, bounds)
        terminal.show(
            words.lines(terminal),
            json: ["words": words.json, "coverage": .double(words.coverage), "model": listening.json])
    }
}
