import Almanac
import Hifz
import Records

/// Reviews and plans of memorisation.
enum HifzVectors {
    /// The first line is `HifzConfig.json`; then come the rows, whose first column is a document.
    static func answers(_ table: String, _ text: [UInt8]) -> [[UInt8]] {
        var lines: [ArraySlice<UInt8>] = []
        for line in text.split(separator: UInt8(ascii: "\n")) where line.first != UInt8(ascii: "#") {
            lines.append(line)
        }
        guard let first = lines.first, let json = try? JSON(reading: Array(first)),
            let config = try? HifzConfig(json: json)
        else { return [[UInt8]("no configuration".utf8)] }
        var answers: [[UInt8]] = []
        for line in lines.dropFirst() {
            let document = line.prefix { $0 != UInt8(ascii: "\t") }
            guard let json = try? JSON(reading: Array(document)) else {
                answers.append([UInt8]("no document".utf8))
                continue
            }
            let isPlan = table.utf8.elementsEqual("hifz/plans".utf8)
            answers.append([UInt8]((isPlan ? plan(json, config) : reviews(json, config)).utf8))
        }
        return answers
    }

    /// After each review the bits of stability and difficulty, the day due, and that day as an item of the Quran has it
    /// that is varied.
    private static func reviews(_ json: JSON, _ config: HifzConfig) -> String {
        guard let simulation = try? Simulation(json: json, config) else { return "no reviews" }
        let model = MemoryModel(
            weights: simulation.model.weights, retention: simulation.model.retention, longest: config.longest,
            fuzz: config.fuzz)
        var words: [String] = []
        for (index, outcome) in simulation.outcomes.enumerated() {
            let varied = model.due(outcome.state, seed: FuzzSeed(item: "page:582", reviews: index + 1))
            let figures = [outcome.state.stability, outcome.state.difficulty].map { String($0.bitPattern, radix: 16) }
            words.append("\(figures[0]):\(figures[1]):\(outcome.due.dayNumber):\(varied.dayNumber)")
        }
        return words.joined(separator: " ")
    }

    /// The SHA-256 of the plan as JSON.
    private static func plan(_ json: JSON, _ config: HifzConfig) -> String {
        guard let file = try? HifzFile(json, config), let now = json["now"]?.string, let date = CivilDate(now) else {
            return "no file"
        }
        return SHA256.hex(HifzPlan(file, on: date, config).json.bytes())
    }
}
