// An ayah as a picture to share: its text letter for letter in the Quran's own font, the meanings shown with it, its
// reference, and the credits. Loaded when it is first needed.

const width = 1080;
const edge = 90;
const scale = { long: 44, usual: 60, longLetters: 260 };

/** @typedef {{ text: string, font: string, size: number, height: number, isFromRight: boolean, ink: string, space: number }} Block */

/**
 * A PNG of an ayah, or `null` if the browser can't draw it.
 * @param {HTMLElement} paper the paper that shows the ayah
 * @param {{ ayah: string, reference: string, credit: string }} words
 * @returns {Promise<Blob | null>}
 */
export async function ayahPicture(paper, { ayah, reference, credit }) {
  const canvas = document.createElement("canvas");
  const context = canvas.getContext("2d");
  if (!context) return null;
  const blocks = blocksOf(paper, ayah, reference, credit);
  // The ayah must never be drawn in another font than its own. The other texts have fallback fonts, not all of them
  // loaded here.
  const faces = (/** @type {Block} */ { font, size, text }) => document.fonts.load(`${size}px ${font}`, text);
  if (!(await faces(blocks[0])).length) return null;
  await Promise.allSettled(blocks.map(faces));
  const laid = blocks.map((block) => ({ block, lines: linesOf(context, block) }));
  canvas.width = width;
  canvas.height = laid.reduce((height, { block, lines }) => height + block.space + lines.length * block.height, 2 * edge);
  paint(context, paper, laid);
  return new Promise((done) => canvas.toBlob(done, "image/png"));
}

/** @param {HTMLElement} paper @param {string} ayah @param {string} reference @param {string} credit @returns {Block[]} */
function blocksOf(paper, ayah, reference, credit) {
  const style = (/** @type {Element} */ element) => getComputedStyle(element);
  const letters = style(paper.querySelector(".ayah-text") ?? paper);
  const own = style(paper);
  const size = ayah.length > scale.longLetters ? scale.long : scale.usual;
  const isFromRight = style(document.documentElement).direction === "rtl";
  const blocks = [block(ayah, letters.fontFamily, size, 2.3, true, own.color, 0)];
  for (const meaning of paper.querySelectorAll(".meaning")) {
    const looks = style(meaning);
    blocks.push(block((meaning.textContent ?? "").trim(), looks.fontFamily, 32, 1.6, looks.direction === "rtl", looks.color, 40));
  }
  blocks.push(block(reference, own.fontFamily, 34, 1.5, isFromRight, own.color, 56));
  blocks.push(block(credit, own.fontFamily, 24, 1.5, isFromRight, own.color, 8));
  return blocks;
}

/**
 * @param {string} text @param {string} font @param {number} size @param {number} leading @param {boolean} isFromRight
 * @param {string} ink @param {number} space @returns {Block}
 */
function block(text, font, size, leading, isFromRight, ink, space) {
  return { text, font, size, height: Math.round(size * leading), isFromRight, ink, space };
}

/**
 * The text in lines that fit; joined by spaces they are the text again.
 * @param {CanvasRenderingContext2D} context
 * @param {Block} block
 */
function linesOf(context, block) {
  setUp(context, block);
  /** @type {string[]} */
  const lines = [];
  // A pause sign stays with the word before it.
  for (const word of block.text.split(/ (?!\p{M})/u)) {
    const longer = lines.length ? `${lines[lines.length - 1]} ${word}` : word;
    if (!lines.length || context.measureText(longer).width > width - 2 * edge) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  return lines;
}

/** @param {CanvasRenderingContext2D} context @param {Block} block */
function setUp(context, block) {
  context.font = `${block.size}px ${block.font}`;
  context.direction = block.isFromRight ? "rtl" : "ltr";
  context.textAlign = "center";
  context.textBaseline = "middle";
  context.fillStyle = block.ink;
}

/** @param {CanvasRenderingContext2D} context @param {HTMLElement} paper @param {{ block: Block, lines: string[] }[]} laid */
function paint(context, paper, laid) {
  context.fillStyle = getComputedStyle(paper).backgroundColor;
  context.fillRect(0, 0, context.canvas.width, context.canvas.height);
  let top = edge;
  for (const { block, lines } of laid) {
    setUp(context, block);
    top += block.space;
    for (const line of lines) {
      context.fillText(line, width / 2, top + block.height / 2);
      top += block.height;
    }
  }
}
