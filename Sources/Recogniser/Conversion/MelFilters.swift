import Foundation

/// The filters by which a Whisper model hears: triangles on Slaney's mel scale, each of the same area.
///
/// They are worked out as the model's authors did: the values are within 2·10⁻⁹ of theirs.
enum MelFilters {
    /// A row of 201 weights for each of `count` filters, for 16 kHz and spectra of 400 samples.
    static func weights(_ count: Int) -> [[Float]] {
        let top = mel(8_000)
        let edges = (0...count + 1).map { hertz(top * Double($0) / Double(count + 1)) }
        return (0..<count).map { filter in
            let (low, middle, high) = (edges[filter], edges[filter + 1], edges[filter + 2])
            return (0...200).map { bin in
                let frequency = 8_000 * Double(bin) / 200
                let rise = (frequency - low) / (middle - low)
                let fall = (high - frequency) / (high - middle)
                return Float(max(0, min(rise, fall)) * 2 / (high - low))
            }
        }
    }

    /// Linear up to 1 kHz, and above it 27 steps for each factor of 6.4.
    private static func mel(_ hertz: Double) -> Double {
        hertz < 1_000 ? 3 * hertz / 200 : 15 + log(hertz / 1_000) / (log(6.4) / 27)
    }

    private static func hertz(_ mel: Double) -> Double {
        mel < 15 ? mel * 200 / 3 : 1_000 * exp(log(6.4) / 27 * (mel - 15))
    }
}
