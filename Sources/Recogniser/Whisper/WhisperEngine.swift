import Foundation
import Recitation

/// Scores expected words with a Whisper model: the log-probability of each word given the sound, and the same given silence.
///
/// It is not to be used by two threads at once. The helper process (``RecogniserLoop``) has one.
public final class WhisperEngine: WordScoring {
    public let header: ModelHeader
    private let library: WhisperLibrary
    private let context: WhisperLibrary.Context
    private var sound: WhisperDecoding
    private var silence: WhisperDecoding
    private let states: [WhisperLibrary.State]
    private let pairs: BytePairs
    private let threads: Int32
    private let end: Int
    /// What silence gives, by the pieces so far and the next: words ahead are asked for again and again.
    private var known: [[Int32]: Double] = [:]

    /// After so many words in a row that the sound doesn't hold, the rest isn't asked for.
    private static let patience = 6
    /// What the rest is given: less than silence gives.
    private static let unsaid = -3.0
    private static let mostKnown = 20_000

    /// Loads a model.
    ///
    /// - Parameter threads: how many threads a step takes.
    public init(library: WhisperLibrary, model path: String, threads: Int = 1) throws(RecogniserFault) {
        header = try ModelHeader(file: path)
        self.library = library
        self.threads = Int32(max(1, min(threads, 16)))
        guard let context = library.load(path) else { throw .refused(path) }
        self.context = context
        guard let sound = library.makeState(context), let silence = library.makeState(context),
            Int(library.vocabulary(context)) == header.vocabulary
        else { throw .refused(path) }
        states = [sound, silence]
        pairs = BytePairs(header.pieces)
        func token(_ token: WhisperLibrary.Token) -> Int32 { library.tokens[token].map { $0(context) } ?? 0 }
        end = Int(token(.end))
        let arabic = library.languageToken(context, library.language("ar"))
        let prompt = [token(.start), arabic, token(.transcribe), token(.untimed)]
        self.sound = WhisperDecoding(library, context, sound, prompt, header.vocabulary, self.threads)
        self.silence = WhisperDecoding(library, context, silence, prompt, header.vocabulary, self.threads)
        try self.silence.hear([Float](repeating: 0, count: Sound.rate))
    }

    deinit {
        for state in states { library.freeState(state) }
        library.free(context)
    }

    public func scores(of hypotheses: [[String]], in sound: [Float]) throws(RecogniserFault) -> [HypothesisScores] {
        guard sound.count <= header.longest else { throw .long }
        // The library wants some sound to make a spectrum of.
        let least = Sound.rate / 5
        try self.sound.hear(sound.count < least ? sound + [Float](repeating: 0, count: least - sound.count) : sound)
        var scores: [HypothesisScores] = []
        for words in hypotheses { scores.append(try self.scores(of: words)) }
        return scores
    }

    private func scores(of words: [String]) throws(RecogniserFault) -> HypothesisScores {
        var scores = HypothesisScores(words: [], ends: [])
        var path: [Int32] = []
        scores.ends.append(try sound.logProbability(of: end, after: path))
        var misses = 0
        for word in words {
            // What the vocabulary can't say is as likely as silence makes it.
            let pieces = pairs.pieces(ofWord: word)
            // The model's context is finite.
            guard misses < Self.patience, path.count + pieces.count < header.textContext - 8 else {
                scores.words.append(WordScore(sound: Self.unsaid, silence: 0, pieces: 1))
                scores.ends.append(-100)
                continue
            }
            var (given, anyway) = (0.0, 0.0)
            for piece in pieces {
                given += try sound.logProbability(of: Int(piece), after: path)
                anyway += try silenceLogProbability(of: piece, after: path)
                path.append(piece)
            }
            scores.words.append(WordScore(sound: given, silence: anyway, pieces: pieces.count))
            scores.ends.append(try sound.logProbability(of: end, after: path))
            misses = given - anyway > 0 ? 0 : misses + 1
        }
        return scores
    }

    private func silenceLogProbability(of piece: Int32, after path: [Int32]) throws(RecogniserFault) -> Double {
        let key = path + [piece]
        if let value = known[key] { return value }
        let value = try silence.logProbability(of: Int(piece), after: path)
        if known.count >= Self.mostKnown { known.removeAll(keepingCapacity: true) }
        known[key] = value
        return value
    }
}
