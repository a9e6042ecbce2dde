import App
import Records
import Storage

/// Has the app rule on the recordings that somebody handed in, once they are in that person's own files: the server alone
/// accepts and refuses (`App.handleCourseDesk`).
struct CourseClerk: Sendable {
    let host: LocalHost
    let blobs: BlobStore
    let handler: AppHandler
    let world: World

    /// Rules on what is there.
    ///
    /// - Parameter givesUp: whether what was waited for long enough is given up.
    /// - Returns: whether there was a verdict.
    @discardableResult
    func look(givesUp: Bool = false) throws -> Bool {
        let asked = try host.handle(request("GET"), by: handler).response
        let open = ((try? JSON(reading: asked.body))?["open"]?.array ?? []).compactMap(\.string)
        guard !open.isEmpty else { return false }
        let held = open.filter { holds($0) }
        guard givesUp || !held.isEmpty else { return false }
        let said: JSON = ["held": .array(held.map { .string($0) }), "givesUp": .bool(givesUp)]
        return try !host.handle(request("POST", said.bytes()), by: handler).changes.isEmpty
    }

    /// Whether a form may be taken here: a recording that it names has to be in the person's files. A worker's form, which
    /// comes by a sync, waits for its recording instead.
    func mayTake(_ request: AppRequest) -> Bool {
        guard let hash = App.recording(in: request) else { return true }
        return holds(hash)
    }

    /// Whether a request can have handed something in.
    static func concerns(_ request: AppRequest) -> Bool {
        request.method == "POST" && request.path.hasPrefix("/course/")
    }

    // Files that can't be looked at are taken as not there: what waits is looked at again.
    private func holds(_ hash: String) -> Bool { BlobHash(hash).flatMap { (try? blobs.blob($0)) ?? nil } != nil }

    private func request(_ method: String, _ body: [UInt8] = []) -> AppRequest {
        AppRequest(
            method: method, path: "/course", accept: "application/json", body: body, now: world.now(),
            entropy: world.entropy())
    }
}
