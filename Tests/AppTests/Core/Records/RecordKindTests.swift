import Foundation
import Planner
import Records
import Testing
import WorshipPath

@testable import App

struct RecordKindTests {
    @Test("the register names the rules' own kinds as the rules do, with their scopes")
    func rules() {
        let kinds: [(RecordKind, Kind)] = [
            (.task, PlannedTask.kind), (.series, TaskSeries.kind), (.timetable, TimetableMonth.kind),
            (.pathProfile, WorshipProfile.kind), (.pathDay, DayLog.kind), (.pathReached, Reached.kind),
            (.pathLock, PathLock.kind),
        ]
        for (entry, kind) in kinds { #expect(entry.kind == kind) }
        #expect(Set(RecordKind.exported).count == RecordKind.exported.count)
        #expect(RecordKind.exported.allSatisfy { $0.scope != .device }, "a file holds nothing of the device alone")
        for kind: RecordKind in [.token, .notice, .undo, .listening] { #expect(!RecordKind.exported.contains(kind)) }
    }

    @Test("a kind of the app's is written in the register and nowhere else")
    func once() throws {
        let folder = StructureTests.root.appending(path: "Sources")
        let files = try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
        let rules = ["/Sources/WorshipPath/", "/Sources/Planner/", "/Sources/Records/"]
        for case let file as URL in files where file.pathExtension == "swift" {
            guard !rules.contains(where: { file.path.contains($0) }) else { continue }
            let text = try String(contentsOf: file, encoding: .utf8)
            #expect(!text.contains("Kind(\""), "\(file.lastPathComponent) names a kind by itself")
        }
    }

    @Test("what a person keeps on a day of use is of kinds that the register knows, in the scopes it says")
    func written() throws {
        let device = try Device.inRiyadh()
        _ = try device.add("Read", date: "2026-11-21", start: "20:30")
        device.post(
            "/tasks", ["title": "Walk", "duration": "30", "date": "2026-11-22", "start": "20:30", "repeat": "daily"])
        device.post("/me/settings", ["mode": "dark"])
        device.post("/me/tokens", ["step": "create", "name": "x", "read": "on"])
        device.post("/quran/bookmarks", ["mark": "+2:1"])
        device.post("/quran/place", ["ayah": "2:5", "from": "2:1", "seconds": "60"])
        device.post("/quran/settings", ["paper": "on"])
        device.post("/adhkar/morning", ["step": "count"])
        device.post("/counter", ["count": "3"])
        device.post("/feedback", ["step": "keep", "text": "x"])
        #expect(device.store.count > 8)
        for key in device.store.keys {
            let entry = RecordKind(rawValue: key.kind.name)
            #expect(entry?.scope == key.scope, "\(key.scope.name)/\(key.kind.name)")
        }
    }
}
