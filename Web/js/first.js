// A classic script, placed right after the timeline: brings the present into the lower part of the view's middle third
// before the first paint, so that as much as can be of what stands above it is seen too. Nothing moves afterwards. A page
// that was scrolled before, or that leads to a part of itself, is left alone.
//
//   <div data-now>   the now line, placed by the server

{
  const now = document.querySelector("[data-now]");
  const kind = performance.getEntriesByType("navigation")[0]?.type;
  if (now && !location.hash && kind !== "back_forward" && kind !== "reload") {
    const share = 0.62;
    const top = now.getBoundingClientRect().top + scrollY - innerHeight * share;
    scrollTo({ top: Math.max(0, top), behavior: "instant" });
  }
}
