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
