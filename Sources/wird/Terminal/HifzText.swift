import Almanac
import Interface
import Records

/// The answers on memorisation as a terminal shows them.
struct HifzText {
    let json: JSON
    let terminal: Terminal

    /// The day's list: how long it is, then each passage with its lane, its minutes and its id.
    var today: [String] {
        let entries = json["list"]?.array ?? []
        guard !(json["items"]?.array ?? []).isEmpty else { return [terminal.word("hifz.empty")] }
        guard !entries.isEmpty else { return [screen("hifz.nothing")] }
        var lines = [minutes(json["seconds"])]
        for entry in entries {
            let id = entry["item"]?.string ?? ""
            let lane = screen("hifz.\(entry["lane"]?.string ?? "new")")
            lines.append([name(id), lane, length(entry["seconds"]), id].joined(separator: terminal.parting))
        }
        if !(json["putOff"]?.array ?? []).isEmpty { lines.append(screen("hifz.putOff")) }
        return lines
    }

    /// What was added, or would be.
    func added(_ items: [JSON]) -> [String] {
        guard !items.isEmpty else { return [screen("hifz.there")] }
        return items.compactMap { $0.string }.map { [name($0), $0].joined(separator: terminal.parting) }
    }

    /// That it was noted, and when the passage comes back.
    var noted: [String] {
        guard let next = json["next"]?.string.flatMap({ CivilDate($0) }) else { return [screen("notice.hifzDone")] }
        return [terminal.word("hifz.next", ["date": terminal.strings?.weekdayAndDate(next) ?? next.description])]
    }

    /// How it stands, for programs.
    var status: JSON {
        let items = json["items"]?.array ?? []
        return [
            "date": json["date"] ?? .null, "passages": .int(Int64(items.count)),
            "memorised": .int(Int64(items.count { $0["reviews"] != 0 })),
            "today": .int(Int64(json["list"]?.array?.count ?? 0)), "seconds": json["seconds"] ?? .null,
            "week": .array(Array((json["days"]?.array ?? []).prefix(7))),
        ]
    }

    /// How it stands: the passages, those of today, and the week.
    var standing: [String] {
        let status = status
        guard let count = status["passages"]?.int, count > 0 else { return [terminal.word("hifz.empty")] }
        var lines = [
            terminal.word(
                "hifz.standing",
                [
                    "count": terminal.digits("\(count)"),
                    "memorised": terminal.digits("\(status["memorised"]?.int ?? 0)"),
                ]), minutes(status["seconds"]),
        ]
        for day in status["week"]?.array ?? [] {
            guard let date = day["date"]?.string.flatMap({ CivilDate($0) }) else { continue }
            lines.append(
                [terminal.strings?.weekdayAndDate(date) ?? date.description, length(day["seconds"])]
                    .joined(separator: terminal.parting))
        }
        return lines
    }

    private func name(_ id: String) -> String { json["names"]?[id]?.string ?? id }

    private func screen(_ key: String) -> String { terminal.strings?[key: key] ?? key }

    private func minutes(_ seconds: JSON?) -> String {
        terminal.strings?(Phrase("hifz.minutes"), .word("minutes", length(seconds))) ?? length(seconds)
    }

    private func length(_ seconds: JSON?) -> String {
        let minutes = Int(((seconds?.int ?? 0) + 59) / 60)
        return terminal.strings?.duration(minutes: minutes) ?? "\(minutes)"
    }
}
