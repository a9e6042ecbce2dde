import ContentBuilder
import Foundation
import Synchronization

/// A package index on this machine: counts what it is asked for, and can be out of reach.
final class FakeSource: PackageSource {
    let wheel: URL
    /// Wheels of other packages, by their names.
    let others: [String: URL]
    private let state = Mutex(State())

    private struct State {
        var fetches = 0
        var isReachable = true
    }

    init(wheel: URL, others: [String: URL] = [:]) {
        self.wheel = wheel
        self.others = others
    }

    var fetches: Int { state.withLock { $0.fetches } }

    func setReachable(_ isReachable: Bool) { state.withLock { $0.isReachable = isReachable } }

    func fetch(name: String, version: String, hashes: [String], into folder: URL) throws(ContentError) -> URL {
        let isReachable = state.withLock { state in
            state.fetches += 1
            return state.isReachable
        }
        guard isReachable else {
            throw ContentError("the index is out of reach", in: name, remedy: "Check the network")
        }
        let wheel = others[name] ?? wheel
        let copy = folder.appendingPathComponent(wheel.lastPathComponent)
        do { try FileManager.default.copyItem(at: wheel, to: copy) } catch {
            throw ContentError("\(error)", in: name, remedy: "This is a test")
        }
        return copy
    }
}

/// The lines of progress that a build showed.
final class Lines: Sendable {
    private let state = Mutex<[String]>([])

    var all: [String] { state.withLock { $0 } }

    func add(_ line: String) { state.withLock { $0.append(line) } }

    func clear() { state.withLock { $0 = [] } }
}
