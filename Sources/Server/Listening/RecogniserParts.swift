import Foundation
import Quran
import Recogniser
import Storage
import Synchronization

/// What the server listens with: the recogniser on this machine, and the text that is expected.
public struct RecogniserParts: Sendable {
    /// Whether there is a recogniser, by what lies in the content folder now: it may be built while the server runs.
    public enum Standing: Hashable, Sendable {
        case ready(name: String, sha256: String?)
        /// It was never built.
        case absent
        /// The model that the operator named isn't there.
        case missing
    }

    let look: @Sendable () -> Standing
    /// Makes a session's engine, which takes so many threads.
    let engine: @Sendable (_ threads: Int) -> any SessionEngine
    let sections: any SectionSource
    let digests: TextDigests

    /// - Parameters:
    ///   - sections: where the Quran's text is.
    ///   - digests: what it must be.
    public init(
        sections: any SectionSource, digests: TextDigests = .published, look: @escaping @Sendable () -> Standing,
        engine: @escaping @Sendable (_ threads: Int) -> any SessionEngine
    ) {
        self.sections = sections
        self.digests = digests
        self.look = look
        self.engine = engine
    }

    /// The recogniser of a content folder.
    ///
    /// - Parameters:
    ///   - model: a model of the operator's own in place of the built one.
    ///   - program: this program, which is its own helper.
    ///   - standIn: a program that answers in the helper's place, for tests.
    public init(
        content folder: String, model: String?, program: String, standIn: String?, sections: any SectionSource
    ) {
        let shelf = RecogniserShelf(folder: folder)
        let hashes = ModelHashes(shelf)
        self.init(sections: sections) {
            if let standIn { return .ready(name: URL(fileURLWithPath: standIn).lastPathComponent, sha256: nil) }
            guard shelf.library != nil, let path = model ?? shelf.model else { return .absent }
            guard FileManager.default.fileExists(atPath: path) else { return .missing }
            return .ready(name: URL(fileURLWithPath: path).lastPathComponent, sha256: hashes.hash(ofModel: path))
        } engine: { threads in
            let arguments = [
                "recogniser", "--library", shelf.library ?? "", "--model", model ?? shelf.model ?? "", "--threads",
                "\(threads)",
            ]
            return HelperEngine(
                HelperEngine.Setup(
                    program: standIn ?? program, arguments: standIn == nil ? arguments : [],
                    loading: ServerLimits.Listening.loading, answering: ServerLimits.Listening.answering))
        }
    }
}

/// The hashes of models: a large file's is worked out once, beside the requests.
private final class ModelHashes: Sendable {
    private let shelf: RecogniserShelf
    private let known = Mutex<[String: String?]>([:])

    init(_ shelf: RecogniserShelf) { self.shelf = shelf }

    /// `nil` while it isn't known yet.
    func hash(ofModel path: String) -> String? {
        if path == shelf.model { return try? shelf.hash(ofModel: path) }
        let (isNew, hash) = known.withLock { known -> (Bool, String?) in
            if let hash = known[path] { return (false, hash) }
            known[path] = .some(nil)
            return (true, nil)
        }
        guard isNew else { return hash }
        Task.detached(priority: .utility) {
            let hash = try? self.shelf.hash(ofModel: path)
            self.known.withLock { $0[path] = .some(hash) }
        }
        return nil
    }
}
