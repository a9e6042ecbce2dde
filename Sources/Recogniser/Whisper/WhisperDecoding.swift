import Foundation

/// A sound that a model has heard, and the pieces of text that it has been given after it. Paths with a common beginning share it.
struct WhisperDecoding {
    private let library: WhisperLibrary
    private let context: WhisperLibrary.Context
    private let state: WhisperLibrary.State
    private let prompt: [Int32]
    private let vocabulary: Int
    private let threads: Int32
    /// The pieces that the state holds behind the prompt; `nil` before the prompt was given.
    private var held: [Int32]?
    /// The log-probabilities of the next piece less ``shift``, after the pieces that are held.
    private var logits: [Float] = []
    private var shift = 0.0

    init(
        _ library: WhisperLibrary, _ context: WhisperLibrary.Context, _ state: WhisperLibrary.State, _ prompt: [Int32],
        _ vocabulary: Int, _ threads: Int32
    ) {
        self.library = library
        self.context = context
        self.state = state
        self.prompt = prompt
        self.vocabulary = vocabulary
        self.threads = threads
    }

    /// Hears another sound.
    mutating func hear(_ samples: [Float]) throws(RecogniserFault) {
        held = nil
        guard library.mel(context, state, samples, Int32(samples.count), threads) == 0 else { throw .step("mel") }
        guard library.encode(context, state, 0, threads) == 0 else { throw .step("encode") }
    }

    /// The log-probability of a piece after others.
    mutating func logProbability(of piece: Int, after path: [Int32]) throws(RecogniserFault) -> Double {
        try hold(path)
        guard logits.indices.contains(piece) else { return -100 }
        return Double(logits[piece]) - shift
    }

    /// Gives the pieces that the state doesn't hold yet. Only the last piece of a step has logits, so those of a path are given
    /// one by one as they are asked for.
    private mutating func hold(_ path: [Int32]) throws(RecogniserFault) {
        if held == path { return }
        var shared = 0
        if let held {
            while shared < min(held.count, path.count), held[shared] == path[shared] { shared += 1 }
            // The logits after the shared pieces are gone: the last of them is given again.
            if shared == path.count { shared -= 1 }
        }
        let fresh: [Int32]
        let past: Int
        if held == nil || shared < 0 {
            (fresh, past) = (prompt + path, 0)
        } else {
            (fresh, past) = (Array(path[shared...]), prompt.count + shared)
        }
        held = nil
        guard library.decode(context, state, fresh, Int32(fresh.count), Int32(past), threads) == 0,
            let rows = library.logits(state)
        else { throw .step("decode") }
        take(rows + (fresh.count - 1) * vocabulary)
        held = path
    }

    private mutating func take(_ row: UnsafePointer<Float>) {
        logits = Array(UnsafeBufferPointer(start: row, count: vocabulary))
        var most = -Float.infinity
        for logit in logits where logit > most { most = logit }
        var sum: Float = 0
        for logit in logits { sum += exp(logit - most) }
        shift = Double(most) + Double(log(sum))
    }
}
