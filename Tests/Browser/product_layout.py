"""Questions of direction that are asked of any page: whether words stand in their order, and what is mirrored."""

TEXTS = """
    const isDrawn = (element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
        && !element.closest(".spoken, .skip, svg, option, [inert]");
    // Where the boxes around an element let something of it be seen.
    const seenThrough = (element) => {
        const seen = { left: -1e6, right: 1e6, top: -1e6, bottom: 1e6 };
        for (let at = element; at && at !== document.body; at = at.parentElement) {
            const style = getComputedStyle(at);
            if (style.clipPath !== "none") return null;
            const box = at.getBoundingClientRect();
            if (style.overflowX !== "visible") [seen.left, seen.right] = [Math.max(seen.left, box.left), Math.min(seen.right, box.right)];
            if (style.overflowY !== "visible") [seen.top, seen.bottom] = [Math.max(seen.top, box.top), Math.min(seen.bottom, box.bottom)];
        }
        return seen;
    };
    const textNodes = () => {
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        const nodes = [];
        while (walker.nextNode()) if (walker.currentNode.data.trim() && isDrawn(walker.currentNode.parentElement)) nodes.push(walker.currentNode);
        return nodes;
    };
"""

DISORDER = "() => {" + TEXTS + r"""
    const LATIN = /[A-Za-z\u00c0-\u024f]/, ARABIC = /[\u0621-\u064a\u0671-\u06d3]/, NUMBER = /[\d\u0660-\u0669\u06f0-\u06f9]/;
    const isInline = (element) => getComputedStyle(element).display === "inline";
    const blocks = new Map();
    for (const node of textNodes()) {
        let block = node.parentElement, island = null;
        while (isInline(block) && block !== document.body) {
            if (block.matches("bdi, [dir]")) island = block;
            block = block.parentElement;
        }
        if (getComputedStyle(block).direction !== "rtl" || !seenThrough(node.parentElement)) continue;
        if (!blocks.has(block)) blocks.set(block, []);
        const words = blocks.get(block);
        // A text that was put in between marks its own ends (FSI, LRI and PDI).
        let depth = 0, inner = null;
        for (const found of node.data.matchAll(/[\u2066-\u2069]|[^\s\u2066-\u2069]+/g)) {
            if (/[\u2066-\u2068]/.test(found[0])) { depth += 1; inner ??= {}; continue; }
            if (found[0] === "\u2069") { depth -= 1; if (depth === 0) inner = null; continue; }
            const range = document.createRange();
            const rect = (from, to) => { range.setStart(node, from); range.setEnd(node, to); return [...range.getClientRects()].filter(({ width }) => width > 0.2); };
            const end = found.index + found[0].length;
            const boxes = rect(found.index, end);
            const kind = LATIN.test(found[0]) ? "latin" : ARABIC.test(found[0]) ? "arabic" : NUMBER.test(found[0]) ? "number" : "";
            if (boxes.length !== 1 || !kind) continue;
            const { left, right, top, bottom } = boxes[0];
            const word = { text: found[0], kind, island: inner ?? island, left, right, top, bottom };
            const digits = [...found[0].matchAll(/[\d\u0660-\u0669\u06f0-\u06f9]/g)].map(({ index }) => found.index + index);
            if (kind === "number" && digits.length > 1) {
                const [first] = rect(digits[0], digits[0] + 1), [last] = rect(digits.at(-1), digits.at(-1) + 1);
                word.isTurned = first && last && first.left >= last.left;
            }
            words.push(word);
        }
    }
    const found = [];
    for (const words of blocks.values()) {
        const units = [];
        for (const word of words) {
            if (word.isTurned) found.push(`number: ${word.text}`);
            const unit = units.at(-1);
            // Words of one language stand together, and so does all that was put in as one.
            const isOne = unit && Math.abs(unit.top - word.top) < 6 && (word.island ? unit.island === word.island
                : !unit.island && unit.kind === "latin" && word.kind !== "arabic");
            if (!isOne) { units.push({ ...word, last: word }); continue; }
            if (unit.kind === "latin" && word.kind === "latin" && unit.last.kind === "latin" && word.left < unit.last.right - 1)
                found.push(`words: ${unit.last.text} ${word.text}`);
            Object.assign(unit, { left: Math.min(unit.left, word.left), right: Math.max(unit.right, word.right), text: `${unit.text} ${word.text}`, last: word });
        }
        units.forEach((unit, index) => {
            const next = units[index + 1];
            if (next && Math.abs(next.top - unit.top) < 6 && next.right > unit.left + 1.5) found.push(`order: ${unit.text} / ${next.text}`);
        });
    }
    return [...new Set(found)].slice(0, 6);
}"""
"""What stands out of order in text that runs from right to left: words, numbers, and what was put in between."""

SIGNS = """() => {
    const isTurned = (all) => all.map((element) => getComputedStyle(element).transform.startsWith("matrix(-1"));
    const drawn = (selector) => [...document.querySelectorAll(selector)].filter((each) => each.checkVisibility());
    const keys = ["back", "toggle", "next"].flatMap((key) => drawn(`[data-player-${key}]`));
    return { media: isTurned(drawn(".player-keys .icon, video, audio, canvas")), keys: keys.map((key) => key.getBoundingClientRect().left),
        chevrons: isTurned(drawn(".icon-mirrored").filter((icon) => !icon.closest(".player-keys"))),
        progress: drawn("progress, meter").map((bar) => getComputedStyle(bar).direction) };
}"""
"""What is drawn the other way round: the keys of a player and what it plays, what points on or back, how bars fill."""

OVERLAPPING = """() => {
    const root = document.documentElement;
    const lines = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const element = node.parentElement;
        if (!node.data.trim() || element.closest("svg, script, style, template, .spoken, .skip, option")) continue;
        if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true })) continue;
        // What floats over the page, such as its bar, has the page pass below it; and what is behind a clip is not seen.
        let clip = { left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity }, floats = false, isForTheEar = false;
        for (let outer = element; outer && outer !== root; outer = outer.parentElement) {
            const style = getComputedStyle(outer);
            floats ||= style.position === "fixed" || style.position === "sticky";
            isForTheEar ||= style.clipPath !== "none" && outer.getBoundingClientRect().width < 3;
            if (style.overflowX !== "visible" || style.overflowY !== "visible") {
                const box = outer.getBoundingClientRect();
                clip = { left: Math.max(clip.left, box.left), top: Math.max(clip.top, box.top),
                         right: Math.min(clip.right, box.right), bottom: Math.min(clip.bottom, box.bottom) };
            }
        }
        if (floats || isForTheEar) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        for (const box of range.getClientRects()) {
            // A font's box is higher than its letters: the middle half of it is what they surely fill.
            const line = { left: Math.max(box.left, clip.left), right: Math.min(box.right, clip.right),
                           top: Math.max(box.top + box.height / 4, clip.top), bottom: Math.min(box.bottom - box.height / 4, clip.bottom) };
            if (line.right - line.left > 1 && line.bottom - line.top > 1) lines.push({ ...line, node, element, text: node.data.trim().slice(0, 40) });
        }
    }
    lines.sort((one, other) => one.top - other.top);
    const found = [];
    for (let index = 0; index < lines.length; index += 1) {
        for (let next = index + 1; next < lines.length && lines[next].top < lines[index].bottom - 1; next += 1) {
            const [one, other] = [lines[index], lines[next]];
            if (Math.min(one.right, other.right) - Math.max(one.left, other.left) < 1.5) continue;
            // A text that ends in dots has two boxes in its one line.
            if (one.node === other.node && Math.abs(one.top - other.top) < 2) continue;
            // Within a line of the Quran's letters a sign of pause stands above the word before it.
            const letters = one.element.closest("[data-letters]");
            if (letters && letters === other.element.closest("[data-letters]")) continue;
            found.push(`${one.text} (${one.element.className || one.element.tagName}) | ${other.text} (${other.element.className || other.element.tagName})`);
        }
    }
    return found;
}"""
"""Texts that lie over each other."""
