/// The month and the year found in the lines above a table and in the file's name.
struct HeadingDates {
    /// The month; `nil` if there is none, or more than one.
    private(set) var month: Int?
    /// The year; `nil` if there is none, or more than one.
    private(set) var year: Int?

    init(_ texts: [String]) {
        var months: Set<Int> = []
        var years: Set<Int> = []
        for text in texts {
            var numbers: [(value: Int, digits: Int)] = []
            for token in CellText.tokens(text) {
                switch token {
                case .word(let word):
                    if let month = TimetableWords.month(word) { months.insert(month) }
                case .number(let value, let digits):
                    numbers.append((value, digits))
                    if digits == 4, (1900...2200).contains(value) { years.insert(value) }
                case .mark: break
                }
            }
            // 2026-11 and 11-2026, as in file names.
            for index in numbers.indices.dropFirst() {
                let before = numbers[index - 1]
                let after = numbers[index]
                if before.digits == 4, after.digits == 2, (1...12).contains(after.value) { months.insert(after.value) }
                if before.digits == 2, after.digits == 4, (1...12).contains(before.value) {
                    months.insert(before.value)
                }
            }
        }
        month = months.count == 1 ? months.first : nil
        year = years.count == 1 ? years.first : nil
    }
}
