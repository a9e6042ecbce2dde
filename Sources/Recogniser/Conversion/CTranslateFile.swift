/// A model's weights in CTranslate2's form: names, sizes, and numbers of two bytes.
public struct CTranslateFile {
    /// A table of numbers.
    struct Tensor {
        var sizes: [Int]
        /// Where its bytes lie in the file.
        var range: Range<Int>
    }

    let bytes: [UInt8]
    private(set) var tensors: [String: Tensor] = [:]

    /// The kind of numbers of two bytes (IEEE 754 binary16), as the form names it.
    private static let half = 4

    public init(_ bytes: [UInt8]) throws(ConversionFault) {
        self.bytes = bytes
        var at = 0
        func number(_ width: Int) throws(ConversionFault) -> Int {
            guard at + width <= bytes.count else { throw ConversionFault("the weights break off") }
            var value = 0
            for index in 0..<width { value |= Int(bytes[at + index]) << (8 * index) }
            at += width
            return value
        }
        func name() throws(ConversionFault) -> String {
            let count = try number(2)
            guard count > 0, at + count <= bytes.count else { throw ConversionFault("the weights break off") }
            defer { at += count }
            // The name ends with a zero.
            return String(decoding: bytes[at..<at + count - 1], as: UTF8.self)
        }
        guard try number(4) == 6, try name() == "WhisperSpec" else {
            throw ConversionFault("the weights are no Whisper model in CTranslate2's form")
        }
        _ = try number(4)
        for _ in 0..<(try number(4)) {
            let name = try name()
            var sizes: [Int] = []
            for _ in 0..<(try number(1)) { sizes.append(try number(4)) }
            let kind = try number(1)
            let count = try number(4)
            guard at + count <= bytes.count else { throw ConversionFault("the weights break off") }
            if kind == Self.half, sizes.reduce(2, *) == count {
                tensors[name] = Tensor(sizes: sizes, range: at..<at + count)
            }
            at += count
        }
    }

    /// A table by its name.
    func tensor(_ name: String) throws(ConversionFault) -> Tensor {
        guard let tensor = tensors[name] else { throw ConversionFault("the weights lack \(name)") }
        return tensor
    }
}
