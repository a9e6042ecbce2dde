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
