import Almanac
import Planner
import Records
import Testing

@testable import App

/// The day that a task's form is about, made once.
struct TaskDayTests {
    @Test("a task that goes by a prayer is looked up with its day, and a move within that day goes on with it")
    func atHand() throws {
        let device = try Device.inRiyadh()
        let added = try device.call(
            "/tasks", ["title": "x", "date": "2026-11-21", "timing": "after", "prayer": "asr", "minutes": "15"])
        let id = try #require(added.json["task"]?["id"]?.string)
        #expect(device.get("/tasks/\(id)").status == 200)
        let context = try RequestContext(
            Request(path: "/tasks/\(id)", now: device.now, entropy: device.draw()), route: .planner(.task(id)),
            query: FormFields(), bundle: device.app.bundle,
            library: Library(workspace: device.workspace, resources: device.resources))
        let (found, day) = try TaskStore(library: context.library).look(id, on: context)
        let placement = try #require(found?.placement)
        let made = try #require(day)
        #expect(placement.anchor != nil && made.date == placement.date && made.task(id) == found)
        let commands = TaskHandlers(context, FormFields(), series: .elsewhere)
        #expect(try commands.day(placement.date, atHand: made) === made)
        #expect(try commands.day(placement.date, atHand: nil) !== made)
        #expect(commands.settled(try #require(found), at: placement, on: made) == placement)
        #expect(commands.refusal(of: try #require(found), at: placement, on: made) == nil)
    }
}
