/// The sound that recognisers take: 16,000 samples a second, one channel, from −1 to 1.
public enum Sound {
    /// Samples in a second.
    public static let rate = 16_000

    /// The samples in a time.
    public static func samples(milliseconds: Int) -> Int { milliseconds * rate / 1_000 }

    /// The time that samples take, rounded down.
    public static func milliseconds(samples: Int) -> Int { samples * 1_000 / rate }

    /// The mean of several channels whose samples take turns; what is left of a turn that breaks off is dropped.
    public static func mono(_ samples: [Float], channels: Int) -> [Float] {
        guard channels > 1 else { return samples }
        var mono: [Float] = []
        mono.reserveCapacity(samples.count / channels)
        for start in stride(from: 0, through: samples.count - channels, by: channels) {
            var sum: Float = 0
            for channel in 0..<channels { sum += samples[start + channel] }
            mono.append(sum / Float(channels))
        }
        return mono
    }
}
