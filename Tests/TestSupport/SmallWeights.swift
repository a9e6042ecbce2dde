/// Weights of a recogniser in CTranslate2's form, far too few to recognise anything.
public enum SmallWeights {
    /// A model with one layer in each half and 64 numbers in a row.
    public static func bytes(keyBias: UInt16 = 0, leaving left: String? = nil) -> [UInt8] {
        var tensors: [(String, [Int])] = [
            ("encoder/position_encodings/encodings", [70, 64]), ("encoder/conv1/weight", [64, 80, 3]),
            ("encoder/conv1/bias", [64]), ("encoder/conv2/weight", [64, 64, 3]), ("encoder/conv2/bias", [64]),
            ("encoder/layer_norm/gamma", [64]), ("encoder/layer_norm/beta", [64]),
            ("decoder/embeddings/weight", [5, 64]), ("decoder/position_encodings/encodings", [448, 64]),
            ("decoder/layer_norm/gamma", [64]), ("decoder/layer_norm/beta", [64]),
        ]
        for part in ["encoder", "decoder"] {
            var inner: [(String, [Int])] = [
                ("self_attention/layer_norm/gamma", [64]), ("self_attention/layer_norm/beta", [64]),
                ("self_attention/linear_0/weight", [192, 64]), ("self_attention/linear_0/bias", [192]),
                ("self_attention/linear_1/weight", [64, 64]), ("self_attention/linear_1/bias", [64]),
                ("ffn/layer_norm/gamma", [64]), ("ffn/layer_norm/beta", [64]), ("ffn/linear_0/weight", [256, 64]),
                ("ffn/linear_0/bias", [256]), ("ffn/linear_1/weight", [64, 256]), ("ffn/linear_1/bias", [64]),
            ]
            if part == "decoder" {
                inner += [
                    ("attention/layer_norm/gamma", [64]), ("attention/layer_norm/beta", [64]),
                    ("attention/linear_0/weight", [64, 64]), ("attention/linear_0/bias", [64]),
                    ("attention/linear_1/weight", [128, 64]), ("attention/linear_1/bias", [128]),
                    ("attention/linear_2/weight", [64, 64]), ("attention/linear_2/bias", [64]),
                ]
            }
            tensors += inner.map { ("\(part)/layer_0/\($0.0)", $0.1) }
        }
        var bytes: [UInt8] = []
        func number(_ value: Int, _ width: Int) {
            for index in 0..<width { bytes.append(UInt8(value >> (8 * index) & 0xFF)) }
        }
        func name(_ name: String) {
            number(name.utf8.count + 1, 2)
            bytes += Array(name.utf8) + [0]
        }
        let kept = tensors.filter { $0.0 != left }
        number(6, 4)
        name("WhisperSpec")
        number(3, 4)
        number(kept.count, 4)
        for (position, (tensor, sizes)) in kept.enumerated() {
            name(tensor)
            number(sizes.count, 1)
            for size in sizes { number(size, 4) }
            number(4, 1)
            let count = sizes.reduce(1, *)
            number(2 * count, 4)
            let isKey = tensor.hasSuffix("self_attention/linear_0/bias")
            for index in 0..<count {
                // What is asked has no bias; everything else is told by where it comes from.
                let key =
                    isKey && (64..<128).contains(index) || tensor.hasSuffix("/attention/linear_1/bias") && index < 64
                number(key ? Int(keyBias) : (position * 131 + index) % 0x3C00, 2)
            }
        }
        return bytes
    }
}
