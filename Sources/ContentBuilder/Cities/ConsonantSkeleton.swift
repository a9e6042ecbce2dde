import Foundation

/// Compares names across scripts by their common consonants.
enum ConsonantSkeleton {
    /// A similarity from 0 (nothing in common) to 1 (the same consonants in the same order).
    static func similarity(_ arabic: String, _ latin: String) -> Double {
        let a = arabic.unicodeScalars.compactMap { arabicClass($0) }
        let b = latinClasses(latin)
        guard !a.isEmpty, !b.isEmpty else { return 0 }
        return 2 * Double(longestCommon(a, b)) / Double(a.count + b.count)
    }

    /// The sound class of an Arabic letter; none for vowels and for sounds that Latin spelling writes in many ways.
    private static func arabicClass(_ letter: Unicode.Scalar) -> Character? {
        switch letter {
        case "ب": "b"
        case "ت", "ط", "ة": "t"
        case "ث", "س", "ص", "ش": "s"
        case "ج", "غ", "ك", "ق", "خ": "k"
        case "د", "ذ", "ض", "ظ": "d"
        case "ر": "r"
        case "ز": "z"
        case "ف": "f"
        case "ل": "l"
        case "م": "m"
        case "ن": "n"
        default: nil
        }
    }

    private static func latinClasses(_ name: String) -> [Character] {
        var classes: [Character] = []
        for letter in name.lowercased().decomposed where letter.isASCII {
            switch letter {
            case "b", "p": classes.append("b")
            case "t": classes.append("t")
            case "s": classes.append("s")
            case "c", "k", "q", "g", "j", "x": classes.append("k")
            case "d": classes.append("d")
            case "r": classes.append("r")
            case "z": classes.append("z")
            case "f", "v": classes.append("f")
            case "l": classes.append("l")
            case "m": classes.append("m")
            case "n": classes.append("n")
            default: break
            }
        }
        return classes
    }

    /// The length of the longest common subsequence.
    private static func longestCommon(_ a: [Character], _ b: [Character]) -> Int {
        var row = [Int](repeating: 0, count: b.count + 1)
        for x in a {
            var diagonal = 0
            for (index, y) in b.enumerated() {
                let above = row[index + 1]
                row[index + 1] = x == y ? diagonal + 1 : max(above, row[index])
                diagonal = above
            }
        }
        return row[b.count]
    }
}

extension String {
    /// The characters without their accents.
    fileprivate var decomposed: [Character] {
        decomposedStringWithCanonicalMapping.unicodeScalars.map { Character($0) }
    }
}
