// A classic script, placed right after the timeline: brings the present to the middle of the view before the first
// paint. Nothing moves afterwards. A page that was scrolled before, or that leads to a part of itself, is left alone.
//
//   <div data-now>   the now line, placed by the server

{
  const now = document.querySelector("[data-now]");
  const kind = performance.getEntriesByType("navigation")[0]?.type;
  if (now && !location.hash && kind !== "back_forward" && kind !== "reload") {
    now.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
  }
}
