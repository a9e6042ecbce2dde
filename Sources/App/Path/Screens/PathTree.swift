import Interface
import WorshipPath

/// The journey as a growing tree: from a seed in the ground to a crown in bloom. The stylesheet sets the colours by
/// class.
struct PathTree {
    let level: PathLevel
    /// How much of the whole way is drawn, in thousandths.
    let drawn: Int

    /// A branch: when it has grown, its line from the trunk to its end, and its leaves.
    private struct Branch {
        var from: Int
        var outline: StaticString
        var leaves: [(x: Int, y: Int)]
    }

    private static let branches: [Branch] = [
        Branch(from: 0, outline: "M120 138c-6-8-14-11-24-12", leaves: [(92, 124), (100, 116)]),
        Branch(from: 120, outline: "M120 128c6-9 14-13 25-14", leaves: [(148, 112), (140, 104)]),
        Branch(from: 300, outline: "M120 112c-8-11-20-16-36-17", leaves: [(80, 94), (88, 84), (70, 86)]),
        Branch(from: 420, outline: "M120 100c9-12 22-18 38-19", leaves: [(162, 79), (154, 70), (172, 72)]),
        Branch(from: 560, outline: "M120 86c-8-12-18-19-33-22", leaves: [(84, 62), (94, 54), (74, 56)]),
        Branch(from: 680, outline: "M120 76c8-12 18-18 32-21", leaves: [(156, 53), (146, 46), (166, 46)]),
        Branch(from: 800, outline: "M120 64c-5-12-11-19-20-24", leaves: [(98, 38), (108, 32), (88, 34)]),
        Branch(from: 900, outline: "M120 58c4-13 9-20 17-26", leaves: [(139, 30), (129, 24), (149, 26)]),
    ]

    /// The tree with its meaning in one sentence (WP-096).
    func node(label: String) -> Node {
        svg(
            .class("path-tree"), .viewBox("0 0 240 176"), .role("img"), .aria("label", label), .width(240), .height(176)
        ) {
            drawing
        }
    }

    /// The tree as decoration.
    var decoration: Node {
        svg(.class("path-tree"), .viewBox("0 0 240 176"), .ariaHidden, .width(240), .height(176)) { drawing }
    }

    @NodeBuilder private var drawing: Node {
        circle(.class("p-glow"), .cx(120), .cy(78), .r(66))
        path(.class("p-far"), .d("M10 150c34-16 70-18 110-6s76 10 110-4c-4 22-52 34-110 34S18 168 10 150Z"))
        if level >= .roots {
            path(.class("tree-root"), .d("M120 148c-3 8-12 12-22 15M120 148c0 9 1 14 2 20M120 148c4 8 12 11 24 13"))
        } else {
            ellipse(.class("tree-seed"), .cx(120), .cy(154), .rx(9), .ry(6))
        }
        trunk
        if drawn == 0 { sprout }
        for branch in Self.branches where drawn > branch.from {
            grown(branch)
        }
        if level == .blossom { for branch in Self.branches { bloom(branch) } }
    }

    /// The first two leaves, before there is a branch.
    private var sprout: Node {
        path(
            .class("tree-leaf"),
            .d("M120 134c-12 0-17-6-17-14 11-1 17 5 17 14ZM120 134c12 0 17-6 17-14-11-1-17 5-17 14Z"))
    }

    /// The trunk, whose height follows the distance covered.
    private var trunk: Node {
        let top = 148 - 14 - drawn * 82 / 1000
        return path(
            .class("tree-trunk"),
            .d(computed: "M120 150C119 \(150 - (150 - top) / 3) 121 \(150 - (150 - top) * 2 / 3) 120 \(top)"))
    }

    private func grown(_ branch: Branch) -> Node {
        g(.class("tree-branch")) {
            path(.class("tree-twig"), .d(branch.outline))
            for leaf in branch.leaves {
                path(
                    .class("tree-leaf"),
                    .d(computed: "M\(leaf.x) \(leaf.y + 7)c-7-4-7-11 0-15 7 4 7 11 0 15Z"))
            }
        }
    }

    @NodeBuilder private func bloom(_ branch: Branch) -> Node {
        if let leaf = branch.leaves.first {
            circle(
                .class("tree-bloom"), .cx(Measure(hundredths: leaf.x * 100)), .cy(Measure(hundredths: leaf.y * 100)),
                .r(5))
        }
    }
}
