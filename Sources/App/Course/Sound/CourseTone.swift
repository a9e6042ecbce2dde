/// Sounds that are worked out and not recorded: what stands for a voice in a course at home, where nobody speaks.
///
/// WAV (RIFF with PCM), one channel of 8 bits, 8,000 samples a second. Whole numbers alone, so that every host makes the
/// same bytes.
enum CourseTone {
    private static let rate = 8_000
    /// How far a tone goes from the middle of the 8 bits: a quarter of the way, for it may be heard by surprise.
    private static let strength = 32

    /// A tone that comes and goes softly; silence without a pitch.
    ///
    /// - Parameter pitch: in vibrations a second.
    static func file(seconds: Int, pitch: Int?) -> [UInt8] {
        let count = max(1, seconds) * rate
        var bytes = header(count)
        bytes.reserveCapacity(bytes.count + count)
        let period = pitch.map { max(2, rate / max(1, $0)) }
        let edge = rate / 4
        for index in 0..<count {
            guard let period else {
                bytes.append(middle)
                continue
            }
            // A triangle: up, down through the middle, and up again.
            let place = (index % period) * 4 * strength / period
            let height =
                place < strength ? place : place < 3 * strength ? 2 * strength - place : place - 4 * strength
            let loud = min(index, count - 1 - index, edge)
            bytes.append(UInt8(clamping: Int(middle) + height * loud / edge))
        }
        return bytes
    }

    private static let middle: UInt8 = 128

    private static func header(_ count: Int) -> [UInt8] {
        var bytes = Array("RIFF".utf8)
        append(36 + count, 4, to: &bytes)
        bytes += Array("WAVEfmt ".utf8)
        append(16, 4, to: &bytes)
        // PCM, one channel, the samples and the bytes of a second, the bytes and the bits of a sample.
        append(1, 2, to: &bytes)
        append(1, 2, to: &bytes)
        append(rate, 4, to: &bytes)
        append(rate, 4, to: &bytes)
        append(1, 2, to: &bytes)
        append(8, 2, to: &bytes)
        bytes += Array("data".utf8)
        append(count, 4, to: &bytes)
        return bytes
    }

    private static func append(_ number: Int, _ size: Int, to bytes: inout [UInt8]) {
        var rest = number
        for _ in 0..<size {
            bytes.append(UInt8(truncatingIfNeeded: rest))
            rest >>= 8
        }
    }
}
