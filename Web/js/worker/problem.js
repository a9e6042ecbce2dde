// The pages that the worker writes itself: if the app can't start and the server can't be reached, or if more was sent
// than is accepted. Their texts come from the catalogues. The first is in the browser's languages, in Arabic and in
// English, since the person's own choice can't be looked up.

const escapeText = (text) => text.replace(/[&<>"]/g, (sign) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[sign]);

/** A response that says what happened, what still works and what to do next. */
function problemResponse(bundle) {
  const part = (language) => ({
    language,
    title: wordsOf(bundle, language, "worker.problem.title"), text: wordsOf(bundle, language, "worker.problem.body"),
    link: { href: "", text: wordsOf(bundle, language, "worker.problem.retry") },
  });
  const preferred = (self.navigator?.languages ?? []).map((tag) => tag.split("-")[0].toLowerCase());
  const languages = [...new Set(["ar", ...preferred, "en"])].filter((language) => bundle.words?.[language]);
  return plainPage(bundle, 503, languages.map(part));
}

/** A response to more bytes than the app accepts: a page, or an object for a program, in the language it asks for. */
function tooLargeResponse(bundle, headers) {
  const asked = (headers.get("accept-language") ?? "").split(",").map((range) => range.split(/[-;]/)[0].trim().toLowerCase());
  const language = asked.find((code) => bundle.words?.[code]) ?? "ar";
  const title = wordsOf(bundle, language, "host.tooLarge");
  if ((headers.get("accept") ?? "").startsWith("application/json")) {
    const headers = {
      "cache-control": "no-store", "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
      "x-content-type-options": "nosniff", "referrer-policy": "same-origin", ...apart,
    };
    return Response.json({ error: "tooLarge", message: title }, { status: 413, headers });
  }
  return plainPage(bundle, 413, [{ language, title, text: "", link: { href: "/", text: wordsOf(bundle, language, "host.back") } }]);
}

/** Keeps other sites' pages from embedding or loading what the worker writes itself. */
const apart = { "cross-origin-opener-policy": "same-origin", "cross-origin-resource-policy": "same-origin" };

const wordsOf = (bundle, language, key) => bundle.words?.[language]?.[key] ?? "";

/** A page that needs nothing of the app except its style sheet. */
function plainPage(bundle, status, parts) {
  const direction = (language) => bundle.words?.[language]?.direction ?? "rtl";
  const section = ({ language, title, text, link }) =>
    `<section lang="${language}" dir="${direction(language)}"><h1>${escapeText(title)}</h1>`
    + `${text && `<p>${escapeText(text)}</p>`}<p><a href="${link.href}">${escapeText(link.text)}</a></p></section>`;
  const style = bundle.assets?.["app.css"] ? `<link rel="stylesheet" href="${escapeText(bundle.assets["app.css"])}">` : "";
  const { language, title } = parts[0];
  const page = `<!doctype html><html lang="${language}" dir="${direction(language)}"><head><meta charset="utf-8">`
    + `<title>${escapeText(title || "Wird")}</title>`
    + `<meta name="viewport" content="width=device-width, initial-scale=1">${style}</head>`
    + `<body class="problem"><main>${parts.map(section).join("")}</main></body></html>`;
  return new Response(page, {
    status,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
      "content-security-policy": "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      ...apart,
      "x-content-type-options": "nosniff",
      "referrer-policy": "no-referrer",
    },
  });
}
