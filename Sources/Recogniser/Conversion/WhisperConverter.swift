/// Brings a Whisper model from CTranslate2's form to whisper.cpp's, with a window of ten seconds instead of thirty.
///
/// The library always encodes a model's whole window, so a shorter one is 3.6 times quicker. CTranslate2 joins what asks, what is
/// asked and what is answered into one table; here they are apart again. The bias of what is asked is always zero and is checked,
/// since whisper.cpp has no place for it.
public struct WhisperConverter {
    private let file: CTranslateFile
    private let pieces: [[UInt8]]
    private let audioContext: Int
    private var output: [UInt8] = []

    /// - Parameter audioContext: the window, in steps of 20 ms.
    public init(_ file: CTranslateFile, pieces: [[UInt8]], audioContext: Int = 512) {
        self.file = file
        self.pieces = pieces
        self.audioContext = audioContext
    }

    /// The model in whisper.cpp's form.
    public func converted() throws(ConversionFault) -> [UInt8] {
        var converter = self
        try converter.write()
        return converter.output
    }

    private mutating func write() throws(ConversionFault) {
        let tokens = try file.tensor("decoder/embeddings/weight").sizes
        let positions = try file.tensor("encoder/position_encodings/encodings").sizes
        let textPositions = try file.tensor("decoder/position_encodings/encodings").sizes
        let first = try file.tensor("encoder/conv1/weight").sizes
        guard tokens.count == 2, positions.count == 2, textPositions.count == 2, first.count == 3,
            positions[0] >= audioContext, tokens[1] % 64 == 0
        else { throw ConversionFault("the weights have other sizes than a Whisper model") }
        let (encoders, decoders) = (layers("encoder"), layers("decoder"))
        let heads = tokens[1] / 64
        let mels = first[1]
        output.reserveCapacity(file.bytes.count + (2 << 20))
        number(Int(ModelHeader.magic))
        for size in [
            tokens[0], audioContext, positions[1], heads, encoders, textPositions[0], tokens[1], heads, decoders, mels,
            1,
        ] { number(size) }
        writeFilters(mels)
        number(pieces.count)
        for piece in pieces {
            number(piece.count)
            output += piece
        }
        try writeEncoder(encoders)
        try writeDecoder(decoders)
    }

    private func layers(_ part: String) -> Int {
        var count = 0
        while file.tensors["\(part)/layer_\(count)/ffn/linear_0/weight"] != nil { count += 1 }
        return count
    }

    private mutating func writeFilters(_ mels: Int) {
        number(mels)
        number(201)
        for row in MelFilters.weights(mels) {
            for weight in row { number(Int(weight.bitPattern)) }
        }
    }

    private mutating func writeEncoder(_ layers: Int) throws(ConversionFault) {
        try put(
            "encoder.positional_embedding", "encoder/position_encodings/encodings", rows: 0..<audioContext, isWide: true
        )
        for conv in ["conv1", "conv2"] {
            try put("encoder.\(conv).weight", "encoder/\(conv)/weight")
            try put("encoder.\(conv).bias", "encoder/\(conv)/bias", isWide: true, asColumn: true)
        }
        for layer in 0..<layers { try writeLayer("encoder.blocks.\(layer)", "encoder/layer_\(layer)", hasCross: false) }
        try putNorm("encoder.ln_post", "encoder/layer_norm")
    }

    private mutating func writeDecoder(_ layers: Int) throws(ConversionFault) {
        try put("decoder.token_embedding.weight", "decoder/embeddings/weight")
        try put("decoder.positional_embedding", "decoder/position_encodings/encodings", isWide: true)
        for layer in 0..<layers { try writeLayer("decoder.blocks.\(layer)", "decoder/layer_\(layer)", hasCross: true) }
        try putNorm("decoder.ln", "decoder/layer_norm")
    }

    private mutating func writeLayer(_ name: String, _ old: String, hasCross: Bool) throws(ConversionFault) {
        try putNorm("\(name).attn_ln", "\(old)/self_attention/layer_norm")
        try putAttention("\(name).attn", "\(old)/self_attention", (0, 0, 0), out: 1)
        if hasCross {
            try putNorm("\(name).cross_attn_ln", "\(old)/attention/layer_norm")
            try putAttention("\(name).cross_attn", "\(old)/attention", (0, 1, 1), out: 2)
        }
        try putNorm("\(name).mlp_ln", "\(old)/ffn/layer_norm")
        for (new, linear) in [(0, 0), (2, 1)] {
            try put("\(name).mlp.\(new).weight", "\(old)/ffn/linear_\(linear)/weight")
            try put("\(name).mlp.\(new).bias", "\(old)/ffn/linear_\(linear)/bias")
        }
    }

    private mutating func putNorm(_ name: String, _ old: String) throws(ConversionFault) {
        try put("\(name).weight", "\(old)/gamma")
        try put("\(name).bias", "\(old)/beta")
    }

    /// Takes the joined tables apart.
    ///
    /// - Parameter linears: the table that holds what asks, what is asked and what is answered; equal numbers share one.
    private mutating func putAttention(
        _ name: String, _ old: String, _ linears: (Int, Int, Int), out: Int
    ) throws(ConversionFault) {
        let width = try file.tensor("\(old)/linear_\(out)/weight").sizes[0]
        let key = linears.0 == linears.1 ? 1 : 0
        try put("\(name).query.weight", "\(old)/linear_\(linears.0)/weight", rows: 0..<width)
        try put("\(name).query.bias", "\(old)/linear_\(linears.0)/bias", rows: 0..<width)
        try put("\(name).key.weight", "\(old)/linear_\(linears.1)/weight", rows: key * width..<(key + 1) * width)
        let bias = try file.tensor("\(old)/linear_\(linears.1)/bias").range
        for byte in bias.lowerBound + key * width * 2..<bias.lowerBound + (key + 1) * width * 2
        where file.bytes[byte] & 0x7F != 0 {
            throw ConversionFault("what is asked has a bias in \(old)")
        }
        try put(
            "\(name).value.weight", "\(old)/linear_\(linears.2)/weight", rows: (key + 1) * width..<(key + 2) * width)
        try put("\(name).value.bias", "\(old)/linear_\(linears.2)/bias", rows: (key + 1) * width..<(key + 2) * width)
        try put("\(name).out.weight", "\(old)/linear_\(out)/weight")
        try put("\(name).out.bias", "\(old)/linear_\(out)/bias")
    }

    /// Writes a table, or some of its rows. Rows of single numbers, and what `isWide` says, get four bytes a number.
    private mutating func put(
        _ name: String, _ old: String, rows: Range<Int>? = nil, isWide: Bool = false, asColumn: Bool = false
    ) throws(ConversionFault) {
        let tensor = try file.tensor(old)
        var sizes = tensor.sizes
        guard let count = sizes.first, count > 0 else { throw ConversionFault("\(old) is empty") }
        let rows = rows ?? 0..<count
        guard rows.upperBound <= count else { throw ConversionFault("\(old) has too few rows") }
        let row = tensor.range.count / count
        let bytes = tensor.range.lowerBound + rows.lowerBound * row..<tensor.range.lowerBound + rows.upperBound * row
        sizes[0] = rows.count
        let isWide = isWide || sizes.count < 2
        if asColumn { sizes.append(1) }
        number(sizes.count)
        number(name.utf8.count)
        number(isWide ? 0 : 1)
        for size in sizes.reversed() { number(size) }
        output += Array(name.utf8)
        guard isWide else {
            output += file.bytes[bytes]
            return
        }
        for at in stride(from: bytes.lowerBound, to: bytes.upperBound, by: 2) {
            number(Int(Self.wide(UInt16(file.bytes[at]) | UInt16(file.bytes[at + 1]) << 8).bitPattern))
        }
    }

    /// A number of two bytes (IEEE 754 binary16) in four.
    static func wide(_ half: UInt16) -> Float {
        let sign: Float = half & 0x8000 == 0 ? 1 : -1
        let exponent = Int(half >> 10 & 0x1F)
        let fraction = Float(half & 0x3FF)
        switch exponent {
        case 0: return sign * fraction * Float(sign: .plus, exponent: -24, significand: 1)
        case 31: return fraction == 0 ? sign * .infinity : .nan
        default: return sign * (1 + fraction / 1_024) * Float(sign: .plus, exponent: exponent - 15, significand: 1)
        }
    }

    private mutating func number(_ value: Int) {
        let value = UInt32(truncatingIfNeeded: value)
        for index in 0..<4 { output.append(UInt8(truncatingIfNeeded: value >> UInt32(8 * index))) }
    }
}
