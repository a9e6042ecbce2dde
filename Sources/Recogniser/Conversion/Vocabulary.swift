import Foundation

/// The pieces of a model's texts, as its list names them: a letter for each byte, printable ones for themselves.
public enum Vocabulary {
    /// The pieces of a list with one a line, up to the tokens that are no text.
    public static func pieces(_ list: [UInt8]) throws(ConversionFault) -> [[UInt8]] {
        var letters: [UInt32: UInt8] = [:]
        var next: UInt32 = 256
        for byte in 0...255 as ClosedRange<UInt32> {
            if (33...126).contains(byte) || (161...172).contains(byte) || (174...255).contains(byte) {
                letters[byte] = UInt8(byte)
            } else {
                letters[next] = UInt8(byte)
                next += 1
            }
        }
        var pieces: [[UInt8]] = []
        for line in list.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
            let text = String(decoding: line, as: UTF8.self)
            if text == "<|endoftext|>" { return pieces }
            var piece: [UInt8] = []
            for scalar in text.unicodeScalars {
                guard let byte = letters[scalar.value] else {
                    throw ConversionFault("the list of pieces has an unknown letter")
                }
                piece.append(byte)
            }
            pieces.append(piece)
        }
        throw ConversionFault("the list of pieces has no end")
    }
}
