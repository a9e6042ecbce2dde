import Foundation
import Recitation

/// What the helper process does: it loads library and model, says that it is ready or what is wrong, and answers questions until
/// its input ends.
public enum RecogniserLoop {
    public static func run(library path: String, model: String, threads: Int, descriptor: Int32 = 0) {
        let channel = Channel(descriptor: descriptor)
        let engine: WhisperEngine
        do throws(RecogniserFault) {
            engine = try WhisperEngine(library: try WhisperLibrary(path), model: model, threads: threads)
        } catch {
            try? channel.send(Wire.Answer.fault(error).bytes)
            return
        }
        try? channel.send(Wire.Answer.ready(longest: engine.header.longest).bytes)
        while let message = try? channel.receive() {
            guard let question = Wire.Question(message) else { return }
            let answer: Wire.Answer
            do throws(RecogniserFault) {
                answer = .scores(try engine.scores(of: question.hypotheses, in: question.sound))
            } catch { answer = .fault(error) }
            guard (try? channel.send(answer.bytes)) != nil else { return }
        }
    }
}
