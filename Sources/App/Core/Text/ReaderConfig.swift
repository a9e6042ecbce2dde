import Quran
import Records

/// What `QuranConfig.json` says about reading.
struct ReaderConfig: Hashable, Sendable {
    /// The sizes of the Arabic text that may be chosen, in points of 1/12 rem, and the default one.
    var sizes: ClosedRange<Int>
    var standardSize: Int
    /// The number of ayat on a page of the reader, and how many more it includes if they would be the last ones.
    var part: Int
    var tail: Int
    /// The number of ayat, and of seconds, that one step of reading may count.
    var longestStep: Int
    var longestPause: Int
    /// The goals that are offered.
    var goals: [ReadingGoal]
    /// The ayat from which each day's is chosen.
    var ayahOfTheDay: [AyahReference]

    init(json: JSON) throws(ConfigError) {
        let root = ConfigReader(json, file: "QuranConfig")
        let reader = try root["reader"]
        let smallest = try reader["smallest"].integer(in: 8...40)
        sizes = smallest...(try reader["largest"].integer(in: smallest...80))
        standardSize = try reader["standard"].integer(in: sizes)
        part = try reader["part"].integer(in: 10...286)
        tail = try reader["tail"].integer(in: 0...50)
        longestStep = try reader["longestStep"].integer(in: 1...286)
        longestPause = try reader["longestPause"].integer(in: 10...3_600)
        goals = []
        for kind in ReadingGoal.Kind.allCases {
            for amount in try root["goals"][kind.rawValue].elements() {
                goals.append(ReadingGoal(kind: kind, amount: try amount.integer(in: 1...6_236)))
            }
        }
        ayahOfTheDay = []
        for element in try root["ayahOfTheDay"].elements() {
            guard let ayah = AyahReference(text: try element.text()) else {
                throw element.error("a reference is expected, such as 2:255")
            }
            ayahOfTheDay.append(ayah)
        }
    }
}
