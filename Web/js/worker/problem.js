// The one page that the worker writes itself, for when the app can't start and the server can't be reached. Its words
// come from the catalogues; it stands in Arabic and English, since nothing can be asked about the person's language.

const escapeText = (text) => text.replace(/[&<>"]/g, (sign) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[sign]);

/** A response that says what happened, what still works and what to do next. */
function problemResponse(bundle) {
  const section = (language, direction) => {
    const say = (key) => escapeText(bundle.locales?.[language]?.[`worker.problem.${key}`] ?? "");
    return `<section lang="${language}" dir="${direction}"><h1>${say("title")}</h1><p>${say("body")}</p>`
      + `<p><a href="">${say("retry")}</a></p></section>`;
  };
  const style = bundle.assets["app.css"] ? `<link rel="stylesheet" href="${escapeText(bundle.assets["app.css"])}">` : "";
  const title = escapeText(bundle.locales?.ar?.["worker.problem.title"] ?? "Wird");
  const page = `<!doctype html><html lang="ar" dir="rtl"><head><meta charset="utf-8"><title>${title}</title>`
    + `<meta name="viewport" content="width=device-width, initial-scale=1">${style}</head>`
    + `<body class="problem"><main>${section("ar", "rtl")}${section("en", "ltr")}</main></body></html>`;
  return new Response(page, {
    status: 503,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
      "content-security-policy": "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      "x-content-type-options": "nosniff",
      "referrer-policy": "no-referrer",
    },
  });
}
