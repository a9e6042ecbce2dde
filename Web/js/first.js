// A classic script right after the timeline, which does before the first paint what would otherwise be visible
// afterwards.
//
//   <div data-now>     the now line, placed by the server, hidden before the timeline's first minute. It is scrolled
//                      into the lower part of the view's middle third, so that as much as possible above it is visible
//                      too. A page that was scrolled before, or whose address leads to a part of it, is left alone.
//   [data-timeline][data-date]   the day shown. <html data-step="ahead|back"> says on which side of the last day it is.
//   <html data-launch> on the first page of a session: see moments.css. motion.js removes both again.

{
  const root = document.documentElement;
  // What only works with scripts takes its place now, so that nothing moves when they load.
  document.querySelector("[data-zoom]")?.removeAttribute("hidden");
  // Sets the height of the hours as they were left (timeline-zoom.js), before anything is measured.
  try {
    const zoom = Number(localStorage.getItem("wird-zoom"));
    if (zoom >= 0.5 && zoom <= 2) root.style.setProperty("--zoom", String(zoom));
  } catch { /* The hours have their own height. */ }
  const now = document.querySelector("[data-now]:not([hidden])");
  const kind = performance.getEntriesByType("navigation")[0]?.type;
  // A person who returns to an area by the bar finds it as it was left (areas.js).
  let isBack = false;
  try { isBack = sessionStorage.getItem("wird:area-return") !== null; } catch { /* Nothing was left. */ }
  if (now && !isBack && !location.hash && kind !== "back_forward" && kind !== "reload") {
    // The tour's card covers the lower end, so the present is shown above it.
    const card = document.querySelector("[data-tour]");
    const free = card ? (card.getBoundingClientRect().top - 48) / innerHeight : 1;
    const share = Math.min(0.62, Math.max(0.2, free));
    const top = now.getBoundingClientRect().top + scrollY - innerHeight * share;
    scrollTo({ top: Math.max(0, top), behavior: "instant" });
  }
  try {
    const day = document.querySelector("[data-timeline]")?.getAttribute("data-date");
    const before = sessionStorage.getItem("day");
    if (day && before && day !== before) root.dataset.step = day > before ? "ahead" : "back";
    if (day) sessionStorage.setItem("day", day);
    if (!sessionStorage.getItem("launched")) root.dataset.launch = "";
    sessionStorage.setItem("launched", "yes");
  } catch { /* Without storage a session has no beginning: nothing is shown anew on every page. */ }
}
