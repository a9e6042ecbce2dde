// Draws one of our icons as a picture for notifications, because systems show no SVG there.

/**
 * A PNG as a data URL of the drawing on a round ground in the theme's colours, or `null` if it can't be drawn.
 * @param {string} drawing markup in a box of 24 units, from the app itself
 * @param {number} [size] in pixels
 */
export async function picture(drawing, size = 192) {
  const style = getComputedStyle(document.documentElement);
  const ground = style.getPropertyValue("--prayer-start").trim() || "black";
  const ink = style.getPropertyValue("--on-prayer").trim() || "white";
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" color="${ink}" fill="none" stroke="${ink}"`
    + ` stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round" width="${size}" height="${size}">${drawing}</svg>`;
  try {
    const image = new Image(size, size);
    image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
    await image.decode();
    const canvas = document.createElement("canvas");
    canvas.width = canvas.height = size;
    const context = canvas.getContext("2d");
    if (!context) return null;
    context.fillStyle = ground;
    context.beginPath();
    context.arc(size / 2, size / 2, size / 2, 0, 2 * Math.PI);
    context.fill();
    const edge = size * 0.2;
    context.drawImage(image, edge, edge, size - 2 * edge, size - 2 * edge);
    return canvas.toDataURL("image/png");
  } catch {
    return null;
  }
}
