import ArgumentParser
import Recitation
import Records

/// The recogniser's options, which the commands of recitation share.
struct ReciteEngine: ParsableArguments {
    @Option(help: ArgumentHelp("A model of your own, in whisper.cpp's form.", valueName: "path"))
    var model: String?

    @Option(help: "How strict verdicts are: strict, normal or lenient.")
    var tolerance = "normal"

    @Option(
        help: ArgumentHelp(
            "How many threads the recogniser takes; as many as there are cores by default.", valueName: "n"))
    var threads: Int?

    /// The bounds of the verdicts.
    func bounds(_ installation: Installation) throws -> RecitationConfig.Bounds {
        guard let tolerance = Tolerance(name: tolerance) else {
            throw Failure(installation.terminal.word("recite.tolerance", ["value": tolerance]), .usage)
        }
        return try installation.recitation().bounds(tolerance)
    }

    /// Words with their scores and verdicts.
    struct Words {
        private let rows: [(text: String, score: Double, verdict: WordState)]

        init(_ texts: [String], _ scores: [WordScore], _ bounds: RecitationConfig.Bounds) {
            rows = zip(texts, scores).map { text, score in
                let rounded = (max(score.score, -1_000) * 1_000).rounded() / 1_000
                return (text, rounded, WordStatus.verdict(score.score, bounds))
            }
        }

        /// The share of words of which something is said.
        var coverage: Double {
            guard !rows.isEmpty else { return 0 }
            return (Double(rows.filter { $0.verdict != .doubtful }.count) / Double(rows.count) * 1_000).rounded()
                / 1_000
        }

        var json: JSON {
            .array(
                rows.map {
                    ["text": .string($0.text), "score": .double($0.score), "verdict": .string($0.verdict.name)]
                })
        }

        func lines(_ terminal: Terminal) -> [String] {
            rows.map { row in
                let score = terminal.decimal((row.score * 10).rounded() / 10)
                return "\(row.text)\t\(score)\t\(terminal.word("recite.verdict.\(row.verdict.name)"))"
            }
        }
    }
}
