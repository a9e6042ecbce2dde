import Interface
import Quran

/// The Arabic text of an ayah with the sign at its end. The letters are the stored ones, code point for code point.
struct AyahText {
    let runs: [AyahRun]
    let number: Int

    init(_ runs: [AyahRun], _ number: Int) {
        self.runs = runs
        self.number = number
    }

    var node: Node {
        p(.class("ayah-text"), .lang("ar"), .dir(.rightToLeft)) {
            span(.data("letters")) { AyahText.letters(runs) }
            "\u{00A0}"
            ayahSign(number)
        }
    }

    /// Letters with their colours. The elements change only the colour, so that fonts still join the letters across
    /// them; for engines that don't, `quran-colours.js` takes them away.
    @NodeBuilder static func letters(_ runs: [AyahRun]) -> Node {
        for run in runs {
            if let category = run.category {
                span(.class("tajweed", "tajweed-" + category)) { run.text }
            } else {
                PauseSigns.node(run.text)
            }
        }
    }
}

/// Letters of an ayah with the same colour. Joined together, an ayah's runs are its text, code point for code point.
struct AyahRun: Hashable, Sendable {
    var text: String
    /// The category of tajweed, as the stylesheet names it; `nil` for letters in the text's own colour.
    var category: String?

    /// A text without colours.
    static func plain(_ text: String) -> [AyahRun] { [AyahRun(text: text, category: nil)] }

    /// The part of runs that begins at a scalar and has a number of scalars.
    static func part(of runs: [AyahRun], from start: Int, count: Int) -> [AyahRun] {
        var part: [AyahRun] = []
        var at = 0
        for run in runs {
            var text = String.UnicodeScalarView()
            for scalar in run.text.unicodeScalars {
                if at >= start, at < start + count { text.append(scalar) }
                at += 1
            }
            if !text.isEmpty { part.append(AyahRun(text: String(text), category: run.category)) }
        }
        return part
    }
}

/// The pause signs in the text, each of which follows a space. The sign and its word are kept together, so that no line
/// begins with a sign, and the stylesheet places it over the end of the word. The letters stay as they are stored.
enum PauseSigns {
    /// A text with its signs in elements of their own.
    static func node(_ text: String) -> Node {
        var nodes: [Node] = []
        var plain = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            guard signs.contains(scalar), plain.last == " " else {
                plain.append(scalar)
                continue
            }
            plain.removeLast()
            if !plain.isEmpty { nodes.append(.text(String(plain))) }
            plain = String.UnicodeScalarView()
            var sign = String.UnicodeScalarView()
            sign.append(" ")
            sign.append(scalar)
            nodes.append(span(.class("pause")) { .text(String(sign)) })
        }
        guard !nodes.isEmpty else { return .text(text) }
        if !plain.isEmpty { nodes.append(.text(String(plain))) }
        return .group(nodes)
    }

    /// The small high signs (Unicode 17, Arabic: Quranic annotation signs).
    private static let signs: ClosedRange<Unicode.Scalar> = "\u{06D6}"..."\u{06DC}"
}
