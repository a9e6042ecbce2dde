import Foundation
import TestSupport
import Testing

@testable import Recogniser

@Suite("Weights brought to whisper.cpp's form")
struct ConversionTests {
    private let pieces: [[UInt8]] = [[33], [34], [0xD8, 0xA7]]

    @Test(
        "each table stands under its new name with its numbers; what was joined is apart; rows beyond the window are gone"
    )
    func tables() throws {
        let model = try WhisperConverter(CTranslateFile(SmallWeights.bytes()), pieces: pieces, audioContext: 4)
            .converted()
        var reader = ModelBytes(model)
        #expect(reader.number() == 0x6767_6D6C)
        let sizes = (0..<11).map { _ in reader.number() ?? -1 }
        #expect(sizes == [5, 4, 64, 1, 1, 448, 64, 1, 1, 80, 1])
        #expect(reader.number() == 80 && reader.number() == 201 && reader.skip(80 * 201 * 4))
        #expect(reader.number() == 3)
        for piece in pieces { #expect(reader.bytes(reader.number() ?? 0) == piece) }
        var tables: [String: (sizes: [Int], isWide: Bool, bytes: [UInt8])] = [:]
        while reader.position < model.count {
            let counts = (reader.number() ?? 0, reader.number() ?? 0)
            let (count, length) = counts
            let isWide = reader.number() == 0
            let sizes = (0..<count).map { _ in reader.number() ?? 0 }
            let name = String(decoding: reader.bytes(length) ?? [], as: UTF8.self)
            let numbers = reader.bytes(sizes.reduce(isWide ? 4 : 2, *))
            tables[name] = (sizes, isWide, try #require(numbers))
        }
        #expect(tables.count == 5 + 2 + 15 + 2 + 2 + 24)
        #expect(
            tables["encoder.positional_embedding"]?.sizes == [64, 4]
                && tables["encoder.positional_embedding"]?.isWide == true)
        #expect(
            tables["encoder.conv1.weight"]?.sizes == [3, 80, 64] && tables["encoder.conv1.bias"]?.sizes == [1, 64])
        let file = try CTranslateFile(SmallWeights.bytes())
        let joined = file.bytes[try file.tensor("decoder/layer_0/self_attention/linear_0/weight").range]
        let parts = ["query", "key", "value"].map { tables["decoder.blocks.0.attn.\($0).weight"]?.bytes ?? [] }
        #expect(Array(joined) == parts[0] + parts[1] + parts[2])
        let cross = file.bytes[try file.tensor("decoder/layer_0/attention/linear_1/weight").range]
        #expect(
            Array(cross)
                == ["key", "value"].flatMap { tables["decoder.blocks.0.cross_attn.\($0).weight"]?.bytes ?? [] })
        #expect(
            tables["decoder.blocks.0.attn.key.bias"] == nil
                && tables["decoder.blocks.0.attn.query.bias"]?.isWide == true)
    }

    @Test(
        "a bias where whisper.cpp has none, a table that is missing, a file that breaks off or is another are refused")
    func faults() throws {
        func converted(_ bytes: [UInt8]) throws {
            _ = try WhisperConverter(CTranslateFile(bytes), pieces: pieces, audioContext: 4).converted()
        }
        #expect(throws: ConversionFault.self) { try converted(SmallWeights.bytes(keyBias: 0x3C00)) }
        #expect(throws: ConversionFault.self) { try converted(SmallWeights.bytes(leaving: "encoder/conv2/bias")) }
        #expect(throws: ConversionFault.self) { try converted(Array(SmallWeights.bytes().dropLast(5))) }
        #expect(throws: ConversionFault.self) { try converted(Array("no model".utf8)) }
        try converted(SmallWeights.bytes(keyBias: 0x8000))
    }

    @Test("numbers of two bytes are the same in four")
    func numbers() {
        let pairs: [(UInt16, Float)] = [
            (0, 0), (0x3C00, 1), (0xC000, -2), (0x3555, 0.333251953125), (1, 0x1p-24), (0x0400, 0x1p-14),
            (0x7BFF, 65_504),
            (0xFC00, -.infinity),
        ]
        for (half, value) in pairs { #expect(WhisperConverter.wide(half) == value) }
        #expect(WhisperConverter.wide(0x7E00).isNaN)
    }

    @Test("the filters are those of the models' authors at places that they publish")
    func filters() {
        let rows = MelFilters.weights(80)
        #expect(rows.count == 80 && rows.allSatisfy { $0.count == 201 })
        #expect(abs((rows.joined().max() ?? 0) - 0.025880683) < 1e-8)
        for row in rows { #expect(row.contains { $0 > 0 } && row.allSatisfy { $0 >= 0 }) }
    }

    @Test("the list of pieces is read into bytes, and the tokens that are no text are left out")
    func vocabulary() throws {
        let pieces = try Vocabulary.pieces(Array("!\nĠa\nØ§\n<|endoftext|>\n<|ar|>\n".utf8))
        #expect(pieces == [[33], [32, 97], [0xD8, 0xA7]])
        #expect(throws: ConversionFault.self) { _ = try Vocabulary.pieces(Array("!\n".utf8)) }
        #expect(throws: ConversionFault.self) { _ = try Vocabulary.pieces(Array("a b\n<|endoftext|>".utf8)) }
    }

    @Test("words are taken apart by the earliest pairs, and a byte that the vocabulary lacks gives none")
    func pairs() {
        let pieces: [[UInt8]] = [[32], [97], [98], [99], [97, 98], [32, 97], [98, 99], [32, 97, 98]]
        let pairs = BytePairs(pieces)
        #expect(pairs.pieces(ofWord: "ab") == [7])
        #expect(pairs.pieces(ofWord: "abc") == [7, 3])
        #expect(pairs.pieces(ofWord: "bc") == [0, 6])
        #expect(pairs.pieces(ofWord: "xyz").isEmpty)
    }
}
