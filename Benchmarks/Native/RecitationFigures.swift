import Foundation
import Quran
import Recitation
import Records

/// The aligner. The bar is that of QI-007: 300 words in 20 ms.
func recitation() throws {
    let config = try RecitationConfig(json: Checkout.json("Config/RecitationConfig.json"))
    let letters = Array("بتثجحخدذرزسشصضطظعغفقكلمنهوي".unicodeScalars)
    let texts = (0..<300).map { number in
        var word = String.UnicodeScalarView()
        for place in 0..<5 { word.append(letters[(number * 7 + place * (number % 11 + 1)) % letters.count]) }
        return String(word)
    }
    let passage = Passage([(AyahReference(surah: 2, ayah: 1), texts.joined(separator: " "))])
    let heard = texts.enumerated().map { HeardWord($0 % 10 == 3 ? "تلفاز" : $1) }
    for tolerance in Tolerance.allCases {
        let aligner = WordAligner(passage, config.rule(tolerance))
        Measurement { keep(aligner.align(heard)) }.report("300 words aligned, \(tolerance.name)", bar: 20_000)
    }
    var resampler = Resampler(from: 48_000)
    let second = (0..<48_000).map { Float($0 % 97) / 97 }
    Measurement { keep(resampler?.take(second).count ?? 0) }.report("a second of sound from 48 kHz")
}
