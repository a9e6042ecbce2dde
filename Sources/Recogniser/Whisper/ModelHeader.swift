import Foundation

/// The beginning of a model's file in whisper.cpp's form: its sizes and its vocabulary. It is read before the library reads the
/// file, so that what can't fit is refused with a sentence.
public struct ModelHeader: Hashable, Sendable {
    /// How many tokens there are: 51,865 or 51,866 in a model of many languages.
    public let vocabulary: Int
    /// How many steps of 20 ms the encoder takes at once, from 64 to 1,500.
    public let audioContext: Int
    /// How many numbers the encoder has for each step.
    public let audioState: Int
    /// The encoder's layers, from 1 to 64.
    public let audioLayers: Int
    /// How many tokens the decoder takes at once: 448.
    public let textContext: Int
    /// The decoder's layers, from 1 to 64.
    public let textLayers: Int
    /// The bands of the spectrum: 80 or 128.
    public let mels: Int
    /// The texts' pieces by their numbers, as bytes.
    let pieces: [[UInt8]]

    static let magic: UInt32 = 0x6767_6D6C

    /// Whether it knows other languages than English.
    var isMultilingual: Bool { vocabulary >= 51_865 }

    /// The longest sound that it takes at once, in samples.
    public var longest: Int { audioContext * 320 }

    /// Reads a file's first 4 MB, and refuses sizes that the product doesn't take.
    public init(file path: String) throws(RecogniserFault) {
        guard let file = FileHandle(forReadingAtPath: path) else { throw .missing(path) }
        defer { try? file.close() }
        // 16 filters of 1 kB for each mel and 50,000 short texts are well within.
        guard let data = try? file.read(upToCount: 4 << 20) else { throw .model(path) }
        var reader = ModelBytes([UInt8](data))
        guard reader.number() == Int(Self.magic) else { throw .model(path) }
        var sizes: [Int] = []
        for _ in 0..<11 { sizes.append(reader.number() ?? -1) }
        guard !sizes.contains(-1) else { throw .model(path) }
        (vocabulary, audioContext, audioState) = (sizes[0], sizes[1], sizes[2])
        (audioLayers, textContext, textLayers, mels) = (sizes[4], sizes[5], sizes[8], sizes[9])
        let list = "n_vocab \(vocabulary), n_audio_ctx \(audioContext), n_mels \(mels), n_text_ctx \(textContext)"
        if vocabulary == 51_864 { throw .english }
        guard (51_865...51_866).contains(vocabulary), (64...1_500).contains(audioContext), mels == 80 || mels == 128,
            textContext == 448, (1...64).contains(audioLayers), (1...64).contains(textLayers)
        else { throw .sizes(list) }
        guard let rows = reader.number(), let columns = reader.number(), rows == mels, columns == 201,
            reader.skip(rows * columns * 4), let count = reader.number(), (50_000...52_000).contains(count)
        else { throw .model(path) }
        var pieces: [[UInt8]] = []
        for _ in 0..<count {
            guard let length = reader.number(), length < 1_000, let piece = reader.bytes(length) else {
                throw .model(path)
            }
            pieces.append(piece)
        }
        self.pieces = pieces
    }
}

/// Reads little-endian numbers and bytes one after another.
struct ModelBytes {
    private let bytes: [UInt8]
    private(set) var position = 0

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    mutating func number() -> Int? {
        guard position + 4 <= bytes.count else { return nil }
        var value: UInt32 = 0
        for index in 0..<4 { value |= UInt32(bytes[position + index]) << UInt32(8 * index) }
        position += 4
        return Int(value)
    }

    mutating func bytes(_ count: Int) -> [UInt8]? {
        guard count >= 0, position + count <= bytes.count else { return nil }
        defer { position += count }
        return Array(bytes[position..<position + count])
    }

    mutating func skip(_ count: Int) -> Bool {
        guard count >= 0, position + count <= bytes.count else { return false }
        position += count
        return true
    }
}
