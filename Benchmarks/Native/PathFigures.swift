import Almanac
import App
import Foundation
import Records
import WorshipPath

/// The path's pages with three years of days noted, some left out. The bar is 5 ms for any of them (issue 6).
func path() throws {
    var host = try Host(content: Content())
    try host.settle()
    try host.post("/path/plan/beginning", "step=accept")
    let today = Scene.saturday
    let stamp = host.stamp()
    var records: [Record] = []
    for back in 1...1_095 where back % 6 != 0 {
        let date = today.adding(days: -back)
        var day = DayLog(date: date)
        for (type, name) in [
            (WorshipArea.salah, "fajr"), (.salah, "isha"), (.quran, "quran-portion"), (.dhikr, "morning-adhkar"),
        ] {
            day.log(LoggedAction(type: type, subtype: name, completedAt: Host.now))
        }
        if back.isMultiple(of: 9) { day.reflectionNote = "الحمد لله" }
        var record = Record(key: RecordKey(scope: Scope("path"), kind: DayLog.kind, id: date.description))
        for member in day.fields.members { record[member.name] = Field(member.value, at: stamp) }
        record[Buckets.field] = Field(.string(date.description), at: stamp)
        records.append(record)
    }
    var plan = Record(key: RecordKey(scope: Scope("path"), kind: Kind("path-plan"), id: "000000000001-first"))
    let from = today.adding(days: -1_095).description
    plan["from"] = Field(.string(from), at: stamp)
    plan["essentials"] = Field(["five-prayers", "quran-portion", "morning-adhkar"], at: stamp)
    plan[Buckets.field] = Field(.string(from), at: stamp)
    host.merge(records + [plan])
    for page in ["/path", "/path/journey", "/path/plan", "/path/settings", "/path/day/\(today.previous.description)"] {
        try Measurement { keep(try host.get(page)) }.report("Path with three years of days, \(page)", bar: 5_000)
    }
}
