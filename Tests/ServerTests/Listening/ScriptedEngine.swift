import App
import Foundation
import Quran
import Recitation
import Recogniser
import Records
import Storage
import Synchronization

@testable import Server

/// An engine that takes each half second of sound for a word of the text, in order; which fit, and what goes wrong, a test says.
final class ScriptedEngine: SessionEngine {
    /// What a test says, and what it is told.
    final class Script: Sendable {
        struct Lines {
            /// The words in whose place something else was said.
            var others: Set<String> = []
            /// What the next questions fail with.
            var faults: [RecogniserFault] = []
            /// What loading fails with.
            var loading: [RecogniserFault] = []
            /// Each answer waits until this is opened; `nil` for those that come at once.
            var gate: DispatchSemaphore?
            /// How many engines there were, how many ended, and of what length the sounds were that they were asked about.
            var made = 0
            var stopped = 0
            var threads: [Int] = []
            var asked: [Int] = []
        }

        let lines = Mutex(Lines())

        func set(_ change: (inout Lines) -> Void) { lines.withLock { change(&$0) } }
        var now: Lines { lines.withLock { $0 } }
    }

    private let script: Script

    init(_ script: Script, threads: Int) {
        self.script = script
        script.set { lines in
            lines.made += 1
            lines.threads.append(threads)
        }
    }

    func load() throws(RecogniserFault) {
        let fault = script.lines.withLock { $0.loading.isEmpty ? nil : $0.loading.removeFirst() }
        if let fault { throw fault }
    }

    func stop() { script.set { $0.stopped += 1 } }

    func scores(of hypotheses: [[String]], in sound: [Float]) throws(RecogniserFault) -> [HypothesisScores] {
        let (fault, others, gate) = script.lines.withLock { lines in
            lines.asked.append(sound.count)
            return (lines.faults.isEmpty ? nil : lines.faults.removeFirst(), lines.others, lines.gate)
        }
        gate?.wait()
        if let fault { throw fault }
        let said = Int((Double(sound.filter { abs($0) > 0.001 }.count) / 8_000).rounded())
        return hypotheses.enumerated().map { index, words in
            let isExpected = index == 0
            var scores = HypothesisScores(words: [], ends: [Double](repeating: -8, count: words.count + 1))
            for (place, word) in words.enumerated() {
                let fits = isExpected && place < said && !others.contains(word)
                scores.words.append(WordScore(sound: fits ? -2 : -11, silence: -8, pieces: 1))
            }
            if isExpected { scores.ends[min(said, words.count)] = 0 }
            return scores
        }
    }
}

extension ScriptedEngine.Script {
    /// The text of a surah that there isn't: three ayat of four words.
    static let text = "كتاب قلم بيت شجرة\nطريق مدينة جبل وردة\nغرفة شمس ليمون سفينة"

    private struct Text: SectionSource {
        func section(_ name: ResourceName) -> [UInt8]? {
            name.section == QuranPack.section(.tanzil, surah: 1) ? Array(ScriptedEngine.Script.text.utf8) : nil
        }
    }

    /// A recogniser that answers so.
    ///
    /// - Parameter isDamaged: whether the text isn't the one that it must be.
    func parts(
        _ standing: RecogniserParts.Standing = .ready(name: "scripted", sha256: "00"), isDamaged: Bool = false
    ) -> RecogniserParts {
        let hash = SHA256.hex(Array((Self.text + (isDamaged ? "." : "")).utf8))
        return RecogniserParts(
            sections: Text(), digests: TextDigests(tanzil: [hash], kfgqpc: []), look: { standing },
            engine: { ScriptedEngine(self, threads: $0) })
    }
}

/// Sound as a microphone gives it.
enum SentSound {
    /// So many words of half a second without a pause between them.
    static func words(_ count: Int) -> [Float] {
        (0..<8_000 * count).map { index in
            let strength = 0.1 + 0.2 * Float(min(index % 8_000, 8_000 - index % 8_000)) / 4_000
            return index % 160 < 80 ? strength : -strength
        }
    }

    static func pause(_ seconds: Double) -> [Float] { [Float](repeating: 0.0001, count: Int(seconds * 16_000)) }

    /// The body of a request.
    static func bytes(_ samples: some Collection<Float>) -> [UInt8] {
        samples.flatMap { sample in (0..<4).map { UInt8(truncatingIfNeeded: sample.bitPattern >> UInt32(8 * $0)) } }
    }
}
