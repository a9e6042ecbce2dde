import Records

/// How an enrolment stands, in a few lines: what `CourseState`'s document says.
struct CourseStateText {
    let json: JSON
    let terminal: Terminal

    var lines: [String] {
        var lines: [String] = []
        if let week = json["week"], !week.isNull {
            lines.append(
                word("week", ["week": text(week["number"]), "count": text(week["of"]), "level": text(week["level"])]))
        }
        if let state = json["primary"]?["state"]?.string {
            let step = terminal.word("course.step.\(state)")
            let week = json["primary"]?["week"].map { word("ofWeek", ["week": text($0)]) }
            lines.append([step, week].compactMap { $0 }.joined(separator: terminal.parting))
        }
        let open = json["behind"]?["weeks"]?.array ?? []
        if !open.isEmpty {
            lines.append(word("open", ["weeks": open.map { text($0) }.joined(separator: terminal.parting)]))
        }
        if let behind = json["behind"], !behind.isNull {
            lines.append(
                word("attempts", ["left": text(behind["remaining"]), "limit": text(behind["limit"])]))
        }
        if let unlock = json["nextUnlock"], !unlock.isNull {
            let day = unlock["at"]?["local"]?.string?.prefix(10) ?? ""
            lines.append(word("unlock", ["week": text(unlock["week"]), "date": String(day)]))
        }
        return lines
    }

    private func text(_ json: JSON?) -> String { json?.int.map { "\($0)" } ?? "" }

    private func word(_ key: String, _ values: [String: String]) -> String {
        terminal.word("course.\(key)", values.mapValues { terminal.digits($0) })
    }
}
