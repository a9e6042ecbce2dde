import Foundation
import Recitation
import TestSupport
import Testing

@Suite("Sound before it is recognised")
struct SoundTests {
    private func tone(_ frequency: Double, rate: Int, seconds: Double) -> [Float] {
        (0..<Int(seconds * Double(rate))).map {
            Float(0.5 * sin(2 * Double.pi * frequency * Double($0) / Double(rate)))
        }
    }

    /// The power of a frequency in the middle of a sound, as its amplitude.
    private func amplitude(_ sound: [Float], _ frequency: Double) -> Double {
        let middle = Array(sound[1_600..<sound.count - 1_600])
        var (real, imaginary) = (0.0, 0.0)
        for (index, sample) in middle.enumerated() {
            let angle = 2 * Double.pi * frequency * Double(index) / 16_000
            real += Double(sample) * cos(angle)
            imaginary += Double(sample) * sin(angle)
        }
        return 2 * (real * real + imaginary * imaginary).squareRoot() / Double(middle.count)
    }

    @Test(
        "tones of 44.1 and 48 kHz, and of other rates, keep their pitch, strength and length at 16 kHz",
        arguments: [44_100, 48_000, 8_000, 16_000, 22_050, 32_000, 96_000], [200.0, 440, 1_000, 3_000])
    func tones(rate: Int, frequency: Double) throws {
        var resampler = try #require(Resampler(from: rate))
        let sound = resampler.take(tone(frequency, rate: rate, seconds: 1)) + resampler.finish()
        #expect(abs(sound.count - 16_000) <= 1)
        #expect(abs(amplitude(sound, frequency) - 0.5) < 0.005)
        var difference: Float = 0
        for index in 800..<sound.count - 800 {
            difference = max(
                difference, abs(sound[index] - Float(0.5 * sin(2 * Double.pi * frequency * Double(index) / 16_000))))
        }
        #expect(difference < 0.005, "nothing else is added, and nothing moves: \(difference)")
    }

    @Test(
        "what is too high to be kept goes and comes back as nothing else", arguments: [44_100, 48_000],
        [9_500.0, 12_000, 15_000])
    func folding(rate: Int, frequency: Double) throws {
        var resampler = try #require(Resampler(from: rate))
        let sound = resampler.take(tone(frequency, rate: rate, seconds: 1)) + resampler.finish()
        let strongest = sound[1_600..<14_400].map { abs($0) }.max() ?? 1
        #expect(strongest < 0.001, "\(strongest)")
    }

    @Test("in whatever chunks it comes, the sound is the same, and the first comes at once")
    func chunks() throws {
        var generator = Generator(seed: 48)
        for rate in [44_100, 48_000] {
            let samples = (0..<20_000).map { _ in Float(generator.double(in: -1...1)) }
            var whole = try #require(Resampler(from: rate))
            let expected = whole.take(samples) + whole.finish()
            var resampler = try #require(Resampler(from: rate))
            var sound: [Float] = []
            var rest = samples[...]
            while !rest.isEmpty {
                let count = min(rest.count, generator.integer(in: 1...3_000))
                sound += resampler.take(Array(rest.prefix(count)))
                rest = rest.dropFirst(count)
            }
            #expect(sound + resampler.finish() == expected)
            #expect(Double(resampler.delay) / Double(rate) < 0.003)
        }
        #expect(Resampler(from: 7_000) == nil && Resampler(from: 44_101) == nil && Resampler(from: 400_000) == nil)
    }

    @Test("channels are averaged")
    func channels() {
        #expect(Sound.mono([1, 0, 0.5, -0.5, 0.2], channels: 2) == [0.5, 0])
        #expect(Sound.mono([1, 2], channels: 1) == [1, 2])
    }
}

extension SoundTests {
    private func noise(_ amplitude: Float, _ seconds: Double, _ generator: inout Generator) -> [Float] {
        (0..<Int(seconds * 16_000)).map { _ in amplitude * Float(generator.double(in: -1...1)) }
    }

    @Test(
        "a voice is told from noise that is always there, and the pauses in it are found",
        arguments: [0.0005, 0.01, 0.05] as [Float])
    func voice(level: Float) {
        var generator = Generator(seed: 7)
        var sound = noise(level, 2, &generator)
        for pause in [0.6, 1.0, 2.0] {
            // Syllables: a tone that swells and fades.
            for _ in 0..<6 {
                sound += tone(180, rate: 16_000, seconds: 0.3).enumerated().map { index, sample in
                    sample * Float(sin(Double.pi * Double(index) / 4_800)) + level * Float(generator.double(in: -1...1))
                }
            }
            sound += noise(level, pause, &generator)
        }
        var activity = VoiceActivity(Shipped.config.voice)
        for start in stride(from: 0, to: sound.count, by: 1_000) {
            activity.take(Array(sound[start..<min(start + 1_000, sound.count)]))
        }
        #expect(activity.stretches.count == 3)
        for (stretch, start) in zip(activity.stretches, [2.0, 4.4, 7.2]) {
            #expect(
                abs(Double(stretch.start) / 16_000 - start) < 0.15
                    && abs(Double(stretch.end) / 16_000 - start - 1.8) < 0.15)
        }
        #expect(!activity.isSpeaking && activity.silence > 16_000)
    }

    @Test("silence and steady noise are no voice")
    func silence() {
        var generator = Generator(seed: 9)
        var quiet = VoiceActivity(Shipped.config.voice)
        quiet.take([Float](repeating: 0, count: 80_000))
        #expect(quiet.stretches.isEmpty && !quiet.isSpeaking && quiet.silence == 80_000)
        var steady = VoiceActivity(Shipped.config.voice)
        steady.take(noise(0.1, 5, &generator))
        #expect(steady.stretches.isEmpty && !steady.isSpeaking)
    }

    @Test("a WAVE file of any form is read, and what is none is refused")
    func wave() throws {
        func file(_ code: Int, _ channels: Int, _ rate: Int, _ bits: Int, _ data: [UInt8]) -> [UInt8] {
            func number(_ value: Int, _ width: Int) -> [UInt8] { (0..<width).map { UInt8(value >> (8 * $0) & 0xFF) } }
            return Array("RIFF".utf8) + number(36 + data.count, 4) + Array("WAVEfmt ".utf8) + number(16, 4)
                + number(code, 2)
                + number(channels, 2) + number(rate, 4) + number(0, 4) + number(0, 2) + number(bits, 2)
                + Array("LIST".utf8) + number(3, 4) + [1, 2, 3, 0] + Array("data".utf8) + number(data.count, 4) + data
        }
        let stereo = try WaveFile(file(1, 2, 48_000, 16, [0, 0x40, 0, 0xC0, 0, 0x20, 0, 0x20]))
        #expect(stereo.channels == 2 && stereo.rate == 48_000 && stereo.samples == [0.5, -0.5, 0.25, 0.25])
        #expect(try WaveFile(file(1, 1, 16_000, 8, [0, 128, 192])).samples == [-1, 0, 0.5])
        #expect(try WaveFile(file(1, 1, 16_000, 24, [0, 0, 0x40])).samples == [0.5])
        #expect(try WaveFile(file(3, 1, 16_000, 32, [0, 0, 0, 0x3F])).sound() == [0.5])
        #expect(throws: WaveFile.Fault.other) { _ = try WaveFile(Array("no sound at all".utf8)) }
        #expect(throws: WaveFile.Fault.form) { _ = try WaveFile(file(85, 1, 16_000, 0, [1, 2])) }
        #expect(throws: WaveFile.Fault.short) { _ = try WaveFile(Array(file(1, 1, 16_000, 16, []).prefix(40))) }
        var generator = Generator(seed: 2)
        let good = file(1, 1, 16_000, 16, generator.bytes(64))
        for _ in 0..<2_000 {
            var bytes = good
            for _ in 0..<generator.integer(in: 1...6) {
                bytes[generator.integer(in: 0...bytes.count - 1)] = generator.next() as UInt64 > 1 << 63 ? 255 : 0
            }
            _ = try? WaveFile(Array(bytes.prefix(generator.integer(in: 0...bytes.count))))
        }
    }
}
