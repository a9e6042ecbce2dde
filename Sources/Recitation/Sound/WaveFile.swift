/// A WAVE file's sound: PCM of 8 to 32 bits or Float32, with any channels and rate.
public struct WaveFile: Hashable, Sendable {
    /// Samples a second of each channel.
    public let rate: Int
    /// How many channels there are, at least one.
    public let channels: Int
    /// The samples of all channels, in turns.
    public let samples: [Float]

    /// Why a file is no sound that can be used.
    public enum Fault: String, Error, CaseIterable, Hashable, Sendable {
        /// It isn't a WAVE file.
        case other
        /// It is one, but compressed, or with a form of samples that isn't read.
        case form
        /// It breaks off before its sound.
        case short
    }

    /// Reads a whole file.
    public init(_ bytes: [UInt8]) throws(Fault) {
        guard bytes.count >= 12, Self.name(bytes, 0, "RIFF"), Self.name(bytes, 8, "WAVE") else { throw .other }
        var form: (code: Int, channels: Int, rate: Int, bits: Int)?
        var at = 12
        while at + 8 <= bytes.count {
            let size = Int(Self.number(bytes, at + 4, 4))
            let body = at + 8
            if Self.name(bytes, at, "fmt "), body + 16 <= bytes.count, size >= 16 {
                var code = Int(Self.number(bytes, body, 2))
                // An extensible form names its own code 24 bytes on.
                if code == 0xFFFE, size >= 26, body + 26 <= bytes.count { code = Int(Self.number(bytes, body + 24, 2)) }
                form = (
                    code, Int(Self.number(bytes, body + 2, 2)), Int(Self.number(bytes, body + 4, 4)),
                    Int(Self.number(bytes, body + 14, 2))
                )
            } else if Self.name(bytes, at, "data") {
                guard let form else { throw .short }
                let end = min(body + size, bytes.count)
                guard (1...16).contains(form.channels), (1...1_000_000).contains(form.rate) else { throw .form }
                samples = try Self.samples(bytes[body..<end], form.code, form.bits)
                channels = form.channels
                rate = form.rate
                return
            }
            at = body + size + size % 2
        }
        throw .short
    }

    /// The sound as recognisers take it; `nil` for a rate that can't be brought to theirs.
    public func sound() -> [Float]? {
        let mono = Sound.mono(samples, channels: channels)
        if rate == Sound.rate { return mono }
        guard var resampler = Resampler(from: rate) else { return nil }
        return resampler.take(mono) + resampler.finish()
    }

    private static func samples(_ bytes: ArraySlice<UInt8>, _ code: Int, _ bits: Int) throws(Fault) -> [Float] {
        let isFloat = code == 3
        guard isFloat ? bits == 32 : code == 1 && [8, 16, 24, 32].contains(bits) else { throw .form }
        let width = bits / 8
        var samples: [Float] = []
        samples.reserveCapacity(bytes.count / width)
        var at = bytes.startIndex
        while at + width <= bytes.endIndex {
            var value: UInt32 = 0
            for byte in 0..<width { value |= UInt32(bytes[at + byte]) << UInt32(8 * byte) }
            if isFloat {
                let sample = Float(bitPattern: value)
                samples.append(sample.isFinite ? sample : 0)
            } else if width == 1 {
                samples.append((Float(value) - 128) / 128)
            } else {
                let signed = Int32(bitPattern: value << UInt32(32 - bits))
                samples.append(Float(signed) / 2_147_483_648)
            }
            at += width
        }
        return samples
    }

    private static func number(_ bytes: [UInt8], _ at: Int, _ width: Int) -> UInt32 {
        var value: UInt32 = 0
        for byte in 0..<width { value |= UInt32(bytes[at + byte]) << UInt32(8 * byte) }
        return value
    }

    private static func name(_ bytes: [UInt8], _ at: Int, _ name: StaticString) -> Bool {
        for index in 0..<name.utf8CodeUnitCount where bytes[at + index] != name.utf8Start[index] { return false }
        return true
    }
}
