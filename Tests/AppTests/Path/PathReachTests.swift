import Almanac
import Interface
import Records
import Testing
import WorshipPath

@testable import App

/// Which of the path's days are loaded for what.
struct PathReachTests {
    /// A path of forty days with done, missed, excused and noted ones, and mercy days.
    private func lived() throws -> Device {
        let device = try Device.onPath()
        for day in 0..<40 {
            let today = "/path/day/\(device.today)"
            if day % 3 != 1 { device.log("fajr") }
            if day % 7 == 4 { device.post(today, ["step": "excuse", "excuse": Excuse.allCases[0].rawValue]) }
            if day % 5 == 2 { device.post(today, ["step": "note", "note": "a word"]) }
            if day % 6 == 1 { device.post(today, ["step": "mercy"]) }
            device.wait(days: 1)
        }
        return device
    }

    private func isAsked(_ device: Device, _ selection: RecordQuery.Selection?) -> Bool {
        let days = device.asked.filter { $0.kind == DayLog.kind }
        return selection.map { wanted in days.map(\.selection) == [wanted] } ?? days.isEmpty
    }

    @Test("pages and forms that no day bears on load none of the days, and answer as with all of them")
    func none() throws {
        let device = try lived()
        for path in [
            "/path/settings", "/path/rest", "/path/plan", "/path/lock", "/path/questions/refresh/intention",
            "/path/plan/refresh",
        ] {
            let request = Request(path: path, now: device.now, entropy: device.draw())
            _ = device.get("/path")
            let warm = device.decide(request)
            device.restart()
            guard case .respond(let answer, _) = device.decide(request), case .respond(let known, _) = warm else {
                continue
            }
            #expect(answer.status == 200 && answer == known, "\(path)")
            #expect(isAsked(device, nil), "\(path) \(device.asked)")
        }
        for (path, fields) in [("/path/settings", "numbers=off"), ("/path/plan", "step=intention&intention=x")] {
            device.restart()
            _ = device.decide(
                Request(
                    method: "POST", path: path, contentType: "application/x-www-form-urlencoded",
                    body: Array(fields.utf8), now: device.now, entropy: device.draw()))
            #expect(isAsked(device, nil), "\(path) \(device.asked)")
        }
    }

    @Test("a day of the past loads its own week, and says the same of it as all days would")
    func week() throws {
        let device = try lived()
        var date = try #require(CivilDate(device.today)).adding(days: -1)
        for _ in 0..<20 {
            let request = Request(path: "/path/day/\(date)", now: device.now, entropy: device.draw())
            _ = device.get("/path")
            guard case .respond(let known, _) = device.decide(request) else { continue }
            device.restart()
            guard case .respond(let answer, _) = device.decide(request) else { continue }
            #expect(answer.status == 200 && answer == known, "\(date)")
            let days = device.asked.filter { $0.kind == DayLog.kind }
            #expect(days.count == 1 && days.first?.selection != .all, "\(date)")
            date = date.previous
        }
        let book = try whole(device)
        for back in 0..<40 {
            let date = book.today.adding(days: -back)
            let part = try whole(device, .week(PathWeek(of: date, startingOn: book.weekStart)))
            let (all, few) = (book.mercy(book.days), part.mercy(part.days))
            #expect(all.canMark(date) == few.canMark(date) && all.canUndo(date) == few.canUndo(date), "\(date)")
            #expect(book.history[date] == part.history[date], "\(date)")
        }
    }

    /// The path's book over all that a device has stored.
    private func whole(_ device: Device, _ reach: PathReach = .allDays) throws -> PathBook {
        _ = device.get("/path")
        let context = try RequestContext(
            Request(path: "/path", now: device.now, entropy: device.draw()), route: .path(.home), query: FormFields(),
            bundle: device.app.bundle, library: Library(workspace: device.workspace, resources: device.resources))
        return try #require(try PathBook(context, reach))
    }

    @Test("what may reach a level loads all days")
    func all() throws {
        let device = try lived()
        for (path, fields) in [
            ("/path/day/\(device.today)", "step=done&entry=fajr"), ("/path/rest", "step=rest"),
            ("/path/plan", "step=lighter"),
        ] {
            device.restart()
            _ = device.decide(
                Request(
                    method: "POST", path: path, contentType: "application/x-www-form-urlencoded",
                    body: Array(fields.utf8), now: device.now, entropy: device.draw()))
            #expect(isAsked(device, .all), "\(path)")
        }
    }
}
