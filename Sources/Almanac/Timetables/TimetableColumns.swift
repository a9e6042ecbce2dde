/// The roles of a table's columns, determined from their headings.
struct TimetableColumns {
    enum Role: Hashable {
        case begins(PrayerEvent)
        case hanafiAsr
        case iqama(PrayerEvent)
        case jummah
        case imsak
        case sunset
        case date
        case day
        case month
        case year
        case ignored
    }

    var roles: [Role]
    let headings: [String]

    /// Returns how many of the five prayers are named by the cells of a row, counting one per cell. A sentence that
    /// names them all is not a heading.
    static func prayersNamed(in row: DelimitedText.Row) -> Int {
        var named: Set<PrayerEvent> = []
        for cell in row.cells {
            for meaning in meanings(cell) {
                guard let event = event(meaning), event.isPrayer else { continue }
                named.insert(event)
                break
            }
        }
        return named.count
    }

    /// Returns the prayer that a column with a given meaning may stand for.
    private static func event(_ meaning: TimetableWords.Meaning) -> PrayerEvent? {
        switch meaning {
        case .event(let event): event
        case .sunset: .maghrib
        case .imsak: .fajr
        default: nil
        }
    }

    /// Whether a row below the headings says only which columns are beginnings and which are congregations.
    static func isSecondHeading(_ row: DelimitedText.Row) -> Bool {
        var kinds = 0
        for cell in row.cells where !cell.isEmpty {
            let meanings = meanings(cell)
            if meanings.contains(.begins) || meanings.contains(.iqama) { kinds += 1 }
            if ClockText(cell) != nil { return false }
        }
        return kinds >= 2
    }

    /// Determines the roles from a heading row and, if it is a heading too, the row below it.
    init(_ row: DelimitedText.Row, below: DelimitedText.Row?) {
        let count = max(row.cells.count, below?.cells.count ?? 0)
        headings = (0..<count).map { column in
            let parts = [row[column], below?[column] ?? ""].filter { !$0.isEmpty }
            return parts.joined(separator: " ")
        }
        roles = []
        var prayer: PrayerEvent?
        for column in 0..<count {
            let meanings = Self.meanings(headings[column])
            let role = Self.role(meanings, after: prayer)
            roles.append(role)
            switch role {
            case .begins(let event), .iqama(let event): prayer = event
            case .hanafiAsr: prayer = .asr
            case .sunset: prayer = .maghrib
            default: prayer = meanings.isEmpty && headings[column].isEmpty ? prayer : nil
            }
        }
        if !roles.contains(.date), !roles.contains(.day), headings.first?.isEmpty == true { roles[0] = .date }
    }

    private static func meanings(_ heading: String) -> [TimetableWords.Meaning] {
        var meanings: [TimetableWords.Meaning] = []
        var last: [UInt8] = []
        for token in CellText.tokens(heading) {
            guard case .word(let word) = token else {
                // "Asr mithl 2" is the later Asr.
                if case .number(2, _) = token, last.elementsEqual("mithl".utf8) { meanings.append(.hanafi) }
                continue
            }
            // "Sun rise" and "Sun set" count as single words.
            if let meaning = TimetableWords.meaning(of: word) ?? TimetableWords.meaning(of: last + word) {
                meanings.append(meaning)
            }
            last = word
        }
        return meanings
    }

    /// Returns a column's role. An iqama without a prayer belongs to the prayer before it.
    private static func role(_ meanings: [TimetableWords.Meaning], after prayer: PrayerEvent?) -> Role {
        var named: PrayerEvent?
        for meaning in meanings { if case .event(let event) = meaning { named = named ?? event } }
        if meanings.contains(.jummah) { return .jummah }
        if meanings.contains(.iqama) { return (named ?? prayer).map { .iqama($0) } ?? .ignored }
        if let named {
            return named == .asr && meanings.contains(.hanafi) ? .hanafiAsr : .begins(named)
        }
        if meanings.contains(.imsak) { return .imsak }
        if meanings.contains(.sunset) { return .sunset }
        if meanings.contains(.begins), let prayer { return .begins(prayer) }
        if meanings.contains(.hijri) || meanings.contains(.weekday) { return .ignored }
        if meanings.contains(.date) { return .date }
        if meanings.contains(.day) { return .day }
        if meanings.contains(.month) { return .month }
        return meanings.contains(.year) ? .year : .ignored
    }
}
