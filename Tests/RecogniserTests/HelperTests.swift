import Foundation
import Recitation
import TestSupport
import Testing

@testable import Recogniser

@Suite("The recogniser in a process of its own")
struct HelperTests {
    /// A helper of a few lines, which answers over its standard input as the real one does.
    private func engine(_ script: String, answering: Duration = .seconds(5)) -> HelperEngine {
        let head = """
            import os, struct, sys, time
            def take():
                size = b""
                while len(size) < 4:
                    more = os.read(0, 4 - len(size))
                    if not more: sys.exit()
                    size += more
                count, message = struct.unpack("<I", size)[0], b""
                while len(message) < count: message += os.read(0, count - len(message))
                return message
            def give(message): os.write(0, struct.pack("<I", len(message)) + message)
            ready = struct.pack("<II", 0, 160000)
            scores = struct.pack("<III", 1, 1, 1) + struct.pack("<ddI", -1, -7, 1) + struct.pack("<dd", -8, 0)

            """
        return HelperEngine(
            HelperEngine.Setup(
                program: "/usr/bin/env", arguments: ["python3", "-c", head + script], loading: .seconds(20),
                answering: answering))
    }

    private let expected = HypothesisScores(words: [WordScore(sound: -1, silence: -7, pieces: 1)], ends: [-8, 0])

    @Test("it is started once, answers, and ends with its owner")
    func answers() throws {
        var engine: HelperEngine? = engine("give(ready)\nwhile True:\n    take()\n    give(scores)")
        for _ in 0..<3 { #expect(try engine?.scores(of: [["كتاب"]], in: [0, 0.5]) == [expected]) }
        #expect(engine?.starts == 1)
        let process = try #require(engine?.processIdentifier)
        engine = nil
        #expect(kill(process, 0) != 0)
    }

    @Test("if it dies the question fails with a fault, and the next begins a new one")
    func dies() throws {
        let mark = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
        defer { try? FileManager.default.removeItem(atPath: mark) }
        let engine = engine(
            """
            give(ready)
            take()
            if not os.path.exists("\(mark)"):
                open("\(mark)", "w").close()
                os.abort()
            give(scores)
            take()
            """)
        #expect(throws: RecogniserFault.died) { _ = try engine.scores(of: [["كتاب"]], in: [0]) }
        #expect(engine.processIdentifier == nil)
        #expect(try engine.scores(of: [["كتاب"]], in: [0]) == [expected] && engine.starts == 2)
    }

    @Test("if it hangs it is stopped in time, and what says nothing sensible is stopped as well")
    func hangs() throws {
        let hanging = engine("give(ready)\ntake()\ntime.sleep(600)", answering: .milliseconds(300))
        let clock = ContinuousClock()
        let time = clock.measure {
            #expect(throws: RecogniserFault.hung) { _ = try hanging.scores(of: [["كتاب"]], in: [0]) }
        }
        #expect(time < .seconds(20) && hanging.processIdentifier == nil)
        let odd = engine("give(ready)\ntake()\ngive(b'what')\ntake()")
        #expect(throws: RecogniserFault.died) { _ = try odd.scores(of: [["كتاب"]], in: [0]) }
        let endless = engine("os.write(0, b'\\xff' * 4)\ntime.sleep(600)")
        #expect(throws: RecogniserFault.died) { try endless.start() }
        let none = HelperEngine(
            HelperEngine.Setup(program: "/nowhere/wird", arguments: [], loading: .seconds(1), answering: .seconds(1)))
        #expect(throws: RecogniserFault.self) { try none.start() }
    }

    @Test("what is wrong with library or model comes over the pipe as it is")
    func faults() throws {
        for fault in [
            RecogniserFault.version("9"), .symbol("whisper_encode"), .sizes("n_mels 3"), .english, .missing("/x"),
        ] {
            #expect(Wire.Answer(Wire.Answer.fault(fault).bytes) == .fault(fault))
            #expect(RecogniserFault(name: fault.name, detail: fault.detail) == fault)
        }
        let engine = engine("give(struct.pack('<II', 2, 7) + b'english' + struct.pack('<I', 0))")
        #expect(throws: RecogniserFault.english) { try engine.start() }
        #expect(engine.processIdentifier == nil)
    }

    @Test("sound longer than the model's window is refused before it is sent")
    func long() {
        let engine = engine("give(ready)\ntake()\ntime.sleep(600)")
        #expect(throws: RecogniserFault.long) {
            _ = try engine.scores(of: [["كتاب"]], in: [Float](repeating: 0, count: 160_001))
        }
    }

    @Test("every message is read as it was written, and whatever else comes is none")
    func wire() {
        var generator = Generator(seed: 12)
        let question = Wire.Question(hypotheses: [["كتاب", ""], []], sound: [0, -1, 0.25])
        #expect(Wire.Question(question.bytes) == question)
        let scores = Wire.Answer.scores([expected, HypothesisScores(words: [], ends: [0])])
        #expect(
            Wire.Answer(scores.bytes) == scores
                && Wire.Answer(Wire.Answer.ready(longest: 7).bytes) == .ready(longest: 7))
        for _ in 0..<3_000 {
            var bytes = generator.bool() ? question.bytes : scores.bytes
            for _ in 0..<generator.integer(in: 1...4) {
                bytes[generator.integer(in: 0...bytes.count - 1)] = UInt8.random(in: 0...255, using: &generator)
            }
            let cut = Array(bytes.prefix(generator.integer(in: 0...bytes.count)))
            _ = Wire.Question(cut)
            _ = Wire.Answer(cut)
        }
        #expect(Wire.Question(question.bytes.dropLast()) == nil && Wire.Answer(scores.bytes + [0]) == nil)
    }
}

extension Wire.Question {
    fileprivate init?(_ bytes: ArraySlice<UInt8>) { self.init(Array(bytes)) }
}
