import Foundation
import Recitation

/// What goes over the pipe between the program and its helper: messages, each behind its length, in little-endian numbers.
enum Wire {
    /// Nothing that is asked or answered is larger: ten seconds of sound are 640 kB.
    static let most = 8 << 20

    /// A question: words to score in a sound.
    struct Question: Equatable {
        var hypotheses: [[String]]
        var sound: [Float]

        init(hypotheses: [[String]], sound: [Float]) {
            self.hypotheses = hypotheses
            self.sound = sound
        }

        var bytes: [UInt8] {
            var writer = WireWriter()
            writer.number(hypotheses.count)
            for words in hypotheses {
                writer.number(words.count)
                for word in words { writer.text(word) }
            }
            writer.number(sound.count)
            for sample in sound { writer.number(Int(sample.bitPattern)) }
            return writer.bytes
        }

        init?(_ bytes: [UInt8]) {
            var reader = WireReader(bytes)
            hypotheses = []
            guard let count = reader.number(), count <= 1_000 else { return nil }
            for _ in 0..<count {
                guard let words = reader.number(), words <= 10_000 else { return nil }
                var texts: [String] = []
                for _ in 0..<words {
                    guard let text = reader.text() else { return nil }
                    texts.append(text)
                }
                hypotheses.append(texts)
            }
            guard let samples = reader.number(), samples * 4 <= bytes.count else { return nil }
            sound = []
            sound.reserveCapacity(samples)
            for _ in 0..<samples {
                guard let bits = reader.number() else { return nil }
                let sample = Float(bitPattern: UInt32(bits))
                sound.append(sample.isFinite ? sample : 0)
            }
            guard reader.isAtEnd else { return nil }
        }
    }

    /// An answer: that the helper is ready, scores, or what is wrong.
    enum Answer: Equatable {
        /// The longest sound that the model takes, in samples.
        case ready(longest: Int)
        case scores([HypothesisScores])
        case fault(RecogniserFault)

        var bytes: [UInt8] {
            var writer = WireWriter()
            switch self {
            case .ready(let longest):
                writer.number(0)
                writer.number(longest)
            case .scores(let hypotheses):
                writer.number(1)
                writer.number(hypotheses.count)
                for scores in hypotheses {
                    writer.number(scores.words.count)
                    for word in scores.words {
                        writer.double(word.sound)
                        writer.double(word.silence)
                        writer.number(word.pieces)
                    }
                    for end in scores.ends { writer.double(end) }
                }
            case .fault(let fault):
                writer.number(2)
                writer.text(fault.name)
                writer.text(fault.detail)
            }
            return writer.bytes
        }

        init?(_ bytes: [UInt8]) {
            var reader = WireReader(bytes)
            switch reader.number() {
            case 0:
                guard let longest = reader.number() else { return nil }
                self = .ready(longest: longest)
            case 1:
                guard let scores = Self.scores(&reader) else { return nil }
                self = .scores(scores)
            case 2:
                guard let name = reader.text(), let detail = reader.text() else { return nil }
                self = .fault(RecogniserFault(name: name, detail: detail))
            default: return nil
            }
            guard reader.isAtEnd else { return nil }
        }

        private static func scores(_ reader: inout WireReader) -> [HypothesisScores]? {
            guard let count = reader.number(), count <= 1_000 else { return nil }
            var hypotheses: [HypothesisScores] = []
            for _ in 0..<count {
                guard let words = reader.number(), words <= 10_000 else { return nil }
                var scores = HypothesisScores(words: [], ends: [])
                for _ in 0..<words {
                    guard let sound = reader.double(), let silence = reader.double(), let pieces = reader.number()
                    else {
                        return nil
                    }
                    scores.words.append(WordScore(sound: sound, silence: silence, pieces: pieces))
                }
                for _ in 0...words {
                    guard let end = reader.double() else { return nil }
                    scores.ends.append(end)
                }
                hypotheses.append(scores)
            }
            return hypotheses
        }
    }
}

/// Writes numbers and texts.
struct WireWriter {
    private(set) var bytes: [UInt8] = []

    mutating func number(_ value: Int) {
        let value = UInt32(truncatingIfNeeded: value)
        for index in 0..<4 { bytes.append(UInt8(truncatingIfNeeded: value >> UInt32(8 * index))) }
    }

    mutating func double(_ value: Double) {
        for index in 0..<8 { bytes.append(UInt8(truncatingIfNeeded: value.bitPattern >> UInt64(8 * index))) }
    }

    mutating func text(_ text: String) {
        let utf8 = Array(text.utf8)
        number(utf8.count)
        bytes += utf8
    }
}

/// Reads what ``WireWriter`` wrote; `nil` for what isn't there.
struct WireReader {
    private let bytes: [UInt8]
    private var position = 0

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    var isAtEnd: Bool { position == bytes.count }

    mutating func number() -> Int? {
        guard position + 4 <= bytes.count else { return nil }
        var value: UInt32 = 0
        for index in 0..<4 { value |= UInt32(bytes[position + index]) << UInt32(8 * index) }
        position += 4
        return Int(value)
    }

    mutating func double() -> Double? {
        guard position + 8 <= bytes.count else { return nil }
        var value: UInt64 = 0
        for index in 0..<8 { value |= UInt64(bytes[position + index]) << UInt64(8 * index) }
        position += 8
        return Double(bitPattern: value)
    }

    mutating func text() -> String? {
        guard let count = number(), position + count <= bytes.count else { return nil }
        defer { position += count }
        return String(decoding: bytes[position..<position + count], as: UTF8.self)
    }
}
